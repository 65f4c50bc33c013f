-- Credit that is bought by itself when it runs low, with the card that is kept.
CREATE TABLE auto_topup (
  workspace_id uuid NOT NULL,
  enabled boolean NOT NULL,
  round integer NOT NULL DEFAULT 0,
  failures integer NOT NULL DEFAULT 0,
  failure text NOT NULL DEFAULT '',
  retry_at timestamptz(3),
  changed_at timestamptz(3) NOT NULL,
  CONSTRAINT auto_topup_pkey PRIMARY KEY (workspace_id)
);

ALTER TABLE auto_topup ENABLE ROW LEVEL SECURITY;
ALTER TABLE auto_topup FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON auto_topup
  USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)
  WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);

-- Platform table: workspaces whose credit may have to be topped up, over all workspaces.
CREATE TABLE auto_topup_due (
  target_workspace uuid NOT NULL,
  due_at timestamptz(3) NOT NULL,
  CONSTRAINT auto_topup_due_pkey PRIMARY KEY (target_workspace)
);
CREATE INDEX auto_topup_due_at ON auto_topup_due (due_at);

ALTER TABLE wallet ADD COLUMN low_told_at timestamptz(3);
