-- When people were there for calls, as telephony tells it: what occupancy is measured against (defaults 19).
CREATE TABLE availability_span (
  workspace_id uuid NOT NULL,
  user_id uuid NOT NULL,
  began_at timestamptz(3) NOT NULL,
  -- Null: still.
  ended_at timestamptz(3),
  CONSTRAINT availability_span_pkey PRIMARY KEY (workspace_id, user_id, began_at)
);
-- At most one goes on.
CREATE UNIQUE INDEX availability_span_open ON availability_span (workspace_id, user_id) WHERE ended_at IS NULL;
ALTER TABLE availability_span ENABLE ROW LEVEL SECURITY;
ALTER TABLE availability_span FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON availability_span USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)
  WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);
