-- Erasures that people asked for, and how far they are.
CREATE TABLE erasure (
  id uuid PRIMARY KEY,
  workspace_id uuid NOT NULL,
  kind text NOT NULL,
  contact_id uuid,
  state text NOT NULL,
  requested_by uuid NOT NULL,
  requested_at timestamptz(3) NOT NULL,
  starts_at timestamptz(3) NOT NULL,
  until timestamptz(3),
  finished_at timestamptz(3),
  part text NOT NULL DEFAULT '',
  numbers text[] NOT NULL DEFAULT '{}',
  progress jsonb NOT NULL DEFAULT '{}'
);
CREATE INDEX erasure_listed ON erasure (workspace_id, kind, requested_at DESC);
CREATE INDEX erasure_of_contact ON erasure (workspace_id, contact_id);
-- One at a time of everything, and of each person.
CREATE UNIQUE INDEX erasure_open ON erasure (workspace_id, kind, coalesce(contact_id, workspace_id)) WHERE state IN ('WAITING', 'RUNNING');

ALTER TABLE erasure ENABLE ROW LEVEL SECURITY;
ALTER TABLE erasure FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON erasure
  USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)
  WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);
