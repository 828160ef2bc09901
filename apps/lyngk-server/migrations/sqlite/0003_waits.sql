-- Time at which the server was down is left out of every game that is being played, not only where a clock runs.
DROP INDEX rooms_with_clock;
ALTER TABLE rooms DROP COLUMN clock_runs;
CREATE INDEX rooms_being_played ON rooms (id) WHERE status = 'playing';

-- The server knows which hosts are there, and asks for their rooms by id.
DROP INDEX rooms_in_lobby;
