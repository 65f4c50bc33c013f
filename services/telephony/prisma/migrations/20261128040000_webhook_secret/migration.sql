-- How often a workspace has asked for a new secret of its call flows' web services. The secrets themselves come of the
-- deployment's key ring and this number; a workspace that never asked has no row.
CREATE TABLE webhook_secret (
  workspace_id uuid NOT NULL,
  generation integer NOT NULL CHECK (generation > 0),
  changed_at timestamptz(3) NOT NULL,
  changed_by uuid NOT NULL,
  CONSTRAINT webhook_secret_pkey PRIMARY KEY (workspace_id)
);

ALTER TABLE webhook_secret ENABLE ROW LEVEL SECURITY;
ALTER TABLE webhook_secret FORCE ROW LEVEL SECURITY;
CREATE POLICY workspace ON webhook_secret
  USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)
  WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);
