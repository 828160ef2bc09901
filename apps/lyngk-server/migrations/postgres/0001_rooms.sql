-- Rooms and their event logs. Every transaction touches the rows of one room only, and every key contains the room, by which the
-- tables are partitioned. There is one partition each: a search by anything else looks into all of them, and more cost time.
-- partitions.sql splits them later. There are no foreign keys: whoever writes locks the row of the room first.

CREATE TABLE rooms (
    id TEXT COLLATE "C" NOT NULL,
    -- The number of the last event. An append succeeds only if this is still what its author knew.
    last BIGINT NOT NULL,
    -- open, drawing, playing, ended, aborted or cancelled, as in the API.
    status TEXT NOT NULL,
    -- Whether the challenge is shown in the lobby.
    listed BOOLEAN NOT NULL,
    -- When something has to be done if nothing else happens, in milliseconds since 1970: a flag falls, a challenge expires.
    due_at BIGINT,
    -- The server's secret number for the lot.
    number BYTEA NOT NULL,
    -- What lists show, as JSON. Only public rooms have it.
    summary TEXT,
    opened_at BIGINT NOT NULL,
    updated_at BIGINT NOT NULL,
    PRIMARY KEY (id)
) PARTITION BY HASH (id);

CREATE TABLE rooms_all PARTITION OF rooms FOR VALUES WITH (MODULUS 1, REMAINDER 0);

CREATE INDEX rooms_by_due ON rooms (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX rooms_being_played ON rooms (id) WHERE status = 'playing';
CREATE INDEX rooms_to_watch ON rooms (updated_at) WHERE summary IS NOT NULL AND status = 'playing';

CREATE TABLE events (
    room TEXT COLLATE "C" NOT NULL,
    number BIGINT NOT NULL,
    -- The entry as JSON, as in the protocol.
    entry TEXT NOT NULL,
    PRIMARY KEY (room, number)
) PARTITION BY HASH (room);

CREATE TABLE events_all PARTITION OF events FOR VALUES WITH (MODULUS 1, REMAINDER 0);

-- Who sits where. Visitors are known by the hash of the secret in their cookie.
CREATE TABLE seats (
    room TEXT COLLATE "C" NOT NULL,
    place TEXT NOT NULL,
    visitor BYTEA NOT NULL,
    PRIMARY KEY (room, place)
) PARTITION BY HASH (room);

CREATE TABLE seats_all PARTITION OF seats FOR VALUES WITH (MODULUS 1, REMAINDER 0);

-- Codes with which another device takes over a seat, by their hash. A new code for a seat replaces the one before.
CREATE TABLE seat_codes (
    room TEXT COLLATE "C" NOT NULL,
    place TEXT NOT NULL,
    code BYTEA NOT NULL,
    expires_at BIGINT NOT NULL,
    -- The visitor who has used it. They may repeat the request, as the answer may have been lost.
    used_by BYTEA,
    PRIMARY KEY (room, place)
) PARTITION BY HASH (room);

CREATE TABLE seat_codes_all PARTITION OF seat_codes FOR VALUES WITH (MODULUS 1, REMAINDER 0);

CREATE INDEX seat_codes_by_code ON seat_codes (code);

-- The last moment at which a server was up. It has one row.
CREATE TABLE heartbeat (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at BIGINT NOT NULL
);

-- The first migration that a program must know to use this database. A migration that older programs cannot live with raises it, so
-- that old and new programs run side by side while a server is upgraded. It has one row.
CREATE TABLE compatibility (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    oldest BIGINT NOT NULL
);

INSERT INTO compatibility (id, oldest) VALUES (1, 1);
