-- Partitions the tables by room, into eight hash partitions each. Optional, for databases that are too large for one table.
--
-- Stop all servers, make a backup, then run it with psql --set=ON_ERROR_STOP=1 --single-transaction. It copies all rows. Partitions
-- can then have tablespaces of their own. Servers notice no difference: every key contains the room.

ALTER TABLE rooms RENAME TO whole_rooms;
ALTER TABLE events RENAME TO whole_events;
ALTER TABLE seats RENAME TO whole_seats;
ALTER TABLE seat_codes RENAME TO whole_seat_codes;

CREATE TABLE rooms (LIKE whole_rooms INCLUDING DEFAULTS, PRIMARY KEY (id)) PARTITION BY HASH (id);
CREATE TABLE events (LIKE whole_events INCLUDING DEFAULTS, PRIMARY KEY (room, number)) PARTITION BY HASH (room);
CREATE TABLE seats (LIKE whole_seats INCLUDING DEFAULTS, PRIMARY KEY (room, place)) PARTITION BY HASH (room);
CREATE TABLE seat_codes (LIKE whole_seat_codes INCLUDING DEFAULTS, PRIMARY KEY (room, place)) PARTITION BY HASH (room);

DO $$
DECLARE
    whole TEXT;
    part INTEGER;
BEGIN
    FOREACH whole IN ARRAY ARRAY['rooms', 'events', 'seats', 'seat_codes'] LOOP
        FOR part IN 0..7 LOOP
            EXECUTE format('CREATE TABLE %I PARTITION OF %I FOR VALUES WITH (MODULUS 8, REMAINDER %s)', whole || '_' || part, whole, part);
        END LOOP;
        EXECUTE format('INSERT INTO %I SELECT * FROM %I', whole, 'whole_' || whole);
        EXECUTE format('DROP TABLE %I', 'whole_' || whole);
    END LOOP;
END $$;

CREATE INDEX rooms_by_due ON rooms (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX rooms_being_played ON rooms (id) WHERE status = 'playing';
CREATE INDEX rooms_to_watch ON rooms (updated_at) WHERE summary IS NOT NULL AND status = 'playing';
CREATE INDEX rooms_just_opened ON rooms (opened_at) WHERE listed AND status = 'open';
CREATE INDEX seat_codes_by_code ON seat_codes (code);
