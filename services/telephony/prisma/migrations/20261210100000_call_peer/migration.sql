-- Other calls of somebody who waits to be called back (calls/reachedMeanwhile.ts) are looked for each 0.6 s while anybody waits.
-- Concurrently, so that calls go on being written; it has to be the only statement of its migration for that.
CREATE INDEX CONCURRENTLY IF NOT EXISTS call_peer ON call (workspace_id, peer_number, id);
