-- Splits the tables, which have one hash partition each, into eight. Optional, for databases that are too large for one disk.
--
-- Stop all servers, make a backup, then run it with psql --set=ON_ERROR_STOP=1 --single-transaction. It copies all rows. Partitions
-- can then have tablespaces of their own. Servers notice no difference: every key contains the room.

DO $$
DECLARE
    whole TEXT;
    part INTEGER;
BEGIN
    FOREACH whole IN ARRAY ARRAY['rooms', 'events', 'seats', 'seat_codes'] LOOP
        EXECUTE format('ALTER TABLE %I DETACH PARTITION %I', whole, whole || '_all');
        FOR part IN 0..7 LOOP
            -- It gets the indexes of the whole table.
            EXECUTE format('CREATE TABLE %I PARTITION OF %I FOR VALUES WITH (MODULUS 8, REMAINDER %s)', whole || '_' || part, whole, part);
        END LOOP;
        EXECUTE format('INSERT INTO %I SELECT * FROM %I', whole, whole || '_all');
        EXECUTE format('DROP TABLE %I', whole || '_all');
    END LOOP;
END $$;

-- The database does this by itself for the partitions, but not for the whole tables.
ANALYZE rooms, events, seats, seat_codes;
