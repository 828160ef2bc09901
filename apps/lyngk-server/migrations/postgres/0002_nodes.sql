-- Several servers on one database.

-- The name of this installation, under which its servers find each other on a message bus. It has one row.
CREATE TABLE installation (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    name TEXT NOT NULL
);

INSERT INTO installation (id, name) VALUES (1, md5(random()::text || clock_timestamp()::text));

-- Hosts who have just asked, wherever they asked.
CREATE INDEX rooms_just_opened ON rooms (opened_at) WHERE listed AND status = 'open';
