-- Rooms and their event logs. Every transaction of a game touches the rows of one room only.

CREATE TABLE rooms (
    id TEXT PRIMARY KEY NOT NULL,
    -- The number of the last event. An append succeeds only if this is still what its author knew.
    last INTEGER NOT NULL,
    -- open, drawing, playing, ended, aborted or cancelled, as in the API.
    status TEXT NOT NULL,
    -- Whether the challenge is shown in the lobby.
    listed INTEGER NOT NULL,
    -- When something has to be done if nothing else happens, in milliseconds since 1970: a flag falls, a challenge expires.
    due_at INTEGER,
    -- Whether a clock runs, which must stand still while no server is up.
    clock_runs INTEGER NOT NULL,
    -- The server's secret number for the lot.
    number BLOB NOT NULL,
    -- What lists show, as JSON. Only public rooms have it.
    summary TEXT,
    opened_at INTEGER NOT NULL,
    updated_at INTEGER NOT NULL
) WITHOUT ROWID;

CREATE INDEX rooms_by_due ON rooms (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX rooms_with_clock ON rooms (id) WHERE clock_runs = 1;
CREATE INDEX rooms_in_lobby ON rooms (opened_at) WHERE listed = 1 AND status = 'open';
CREATE INDEX rooms_to_watch ON rooms (updated_at) WHERE summary IS NOT NULL AND status = 'playing';

CREATE TABLE events (
    room TEXT NOT NULL REFERENCES rooms (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    -- The entry as JSON, as in the protocol.
    entry TEXT NOT NULL,
    PRIMARY KEY (room, number)
) WITHOUT ROWID;

-- Who sits where. Visitors are known by the hash of the secret in their cookie.
CREATE TABLE seats (
    room TEXT NOT NULL REFERENCES rooms (id) ON DELETE CASCADE,
    place TEXT NOT NULL,
    visitor BLOB NOT NULL,
    PRIMARY KEY (room, place)
) WITHOUT ROWID;

CREATE INDEX seats_by_visitor ON seats (visitor);

-- Codes with which another device takes over a seat, by their hash. They work once.
CREATE TABLE seat_codes (
    code BLOB PRIMARY KEY NOT NULL,
    room TEXT NOT NULL REFERENCES rooms (id) ON DELETE CASCADE,
    place TEXT NOT NULL,
    expires_at INTEGER NOT NULL
) WITHOUT ROWID;

-- The last moment at which a server was up. It has one row.
CREATE TABLE heartbeat (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at INTEGER NOT NULL
);
