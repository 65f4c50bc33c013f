-- What each month cost, rolled up as it is charged, so that no report counts the ledger.
CREATE TABLE spend_month (
  workspace_id uuid NOT NULL,
  month date NOT NULL,
  dimension text NOT NULL CHECK (dimension IN ('', 'NUMBER', 'PERSON', 'TEAM')),
  subject text NOT NULL,
  kind text NOT NULL,
  channel text NOT NULL,
  micros bigint NOT NULL,
  items integer NOT NULL,
  units bigint NOT NULL,
  CONSTRAINT spend_month_pkey PRIMARY KEY (workspace_id, dimension, month, subject, kind, channel)
);

ALTER TABLE spend_month ENABLE ROW LEVEL SECURITY;
ALTER TABLE spend_month FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON spend_month
  USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)
  WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);

ALTER TABLE usage
  ADD COLUMN phone_number_id uuid,
  ADD COLUMN user_id uuid,
  ADD COLUMN team_id uuid,
  ADD COLUMN noted boolean NOT NULL DEFAULT false;
ALTER TABLE invoice ADD COLUMN noted boolean NOT NULL DEFAULT false;

-- What was charged before, and what a process of the version before charges meanwhile: the reconciler rolls it up in bites.
CREATE TABLE spend_due (
  target_workspace uuid NOT NULL,
  due_at timestamptz(3) NOT NULL,
  again boolean NOT NULL DEFAULT false,
  CONSTRAINT spend_due_pkey PRIMARY KEY (target_workspace)
);
CREATE INDEX spend_due_at ON spend_due (due_at);
INSERT INTO spend_due (target_workspace, due_at) SELECT target_workspace, now() FROM reset_due;
