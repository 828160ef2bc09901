//! Many ended games in a PostgreSQL database.

use anyhow::Result;
use sqlx::PgConnection;

/// Copies the games that have ended, under ids of their own, until there are this many more.
pub(crate) async fn multiply(connection: &mut PgConnection, games: i64) -> Result<()> {
    // The alphabet of ids has no 0 and no 1.
    let statements = [
        "CREATE TEMP TABLE templates AS SELECT row_number() OVER () - 1 AS n, id FROM rooms WHERE status = 'ended'",
        "CREATE TEMP TABLE copies (id TEXT COLLATE \"C\", template TEXT COLLATE \"C\")",
        "INSERT INTO copies SELECT translate(left(md5(n::text), 12), '01', 'hi'), \
         (SELECT id FROM templates WHERE templates.n = numbers.n % (SELECT count(*) FROM templates)) \
         FROM generate_series(1, $1::bigint) AS numbers (n)",
        "INSERT INTO rooms (id, last, status, listed, due_at, number, summary, opened_at, updated_at) \
         SELECT copies.id, last, status, listed, due_at, number, summary, opened_at, updated_at \
         FROM copies JOIN rooms ON rooms.id = template",
        "INSERT INTO events (room, number, entry) SELECT copies.id, number, entry FROM copies JOIN events ON events.room = template",
        "INSERT INTO seats (room, place, visitor) SELECT copies.id, place, visitor FROM copies JOIN seats ON seats.room = template",
        "ANALYZE",
    ];
    for statement in statements {
        let query = sqlx::query(statement);
        let query = if statement.contains("$1") { query.bind(games) } else { query };
        query.execute(&mut *connection).await?;
    }
    Ok(())
}
