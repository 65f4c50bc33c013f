-- Whether each person is there for calls, as it was last told: the figures of occupancy count these times (defaults 19). No row:
-- never yet.
CREATE TABLE availability (
  workspace_id uuid NOT NULL,
  user_id uuid NOT NULL,
  available boolean NOT NULL,
  CONSTRAINT availability_pkey PRIMARY KEY (workspace_id, user_id)
);
ALTER TABLE availability ENABLE ROW LEVEL SECURITY;
ALTER TABLE availability FORCE ROW LEVEL SECURITY;
CREATE POLICY workspace ON availability
  USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)
  WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);
