-- Recordings whose file lies in our store, over all workspaces: since when, and from when on it is to be taken out. A table without a
-- workspace, so that what is due is found without asking each of them.
CREATE TABLE recording_kept (
  call_id uuid NOT NULL,
  workspace_id uuid NOT NULL,
  recorded_at timestamptz(3) NOT NULL,
  purge_at timestamptz(3),
  CONSTRAINT recording_kept_pkey PRIMARY KEY (call_id)
);
CREATE INDEX recording_kept_purge_at ON recording_kept (purge_at) WHERE purge_at IS NOT NULL;
CREATE INDEX recording_kept_age ON recording_kept (workspace_id, recorded_at) WHERE purge_at IS NULL;

-- Those of before. Whoever migrates owns the table, and forced row level security would hide all rows from them.
ALTER TABLE call NO FORCE ROW LEVEL SECURITY;
INSERT INTO recording_kept (call_id, workspace_id, recorded_at)
SELECT id, workspace_id, started_at FROM call WHERE state -> 'recording' ->> 'state' = 'READY';
ALTER TABLE call FORCE ROW LEVEL SECURITY;
