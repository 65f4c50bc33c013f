-- The inbox of who sees everything. Alone in its migration: it is built beside traffic, outside of a transaction. Stopped halfway it
-- leaves an index that is not valid: DROP INDEX thread_listed, then mark the migration as rolled back.
CREATE INDEX CONCURRENTLY thread_listed ON thread (workspace_id, state, last_activity_at DESC, id DESC);
