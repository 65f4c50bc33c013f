-- Whom work is for: rules in an order, and what they did and why.
CREATE TABLE assignment_rule (
  id uuid NOT NULL,
  workspace_id uuid NOT NULL,
  position integer NOT NULL,
  name text NOT NULL,
  enabled boolean NOT NULL,
  conditions jsonb NOT NULL,
  action jsonb NOT NULL,
  hand_on boolean NOT NULL,
  -- Who got the last conversation: the turn goes on behind them.
  last_user_id uuid,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT assignment_rule_pkey PRIMARY KEY (id)
);
CREATE INDEX assignment_rule_ordered ON assignment_rule (workspace_id, position, id);

CREATE TABLE assignment_log (
  id uuid NOT NULL,
  workspace_id uuid NOT NULL,
  thread_id uuid NOT NULL REFERENCES thread(id) ON UPDATE CASCADE ON DELETE CASCADE,
  at timestamptz(3) NOT NULL,
  cause text NOT NULL,
  -- What happened, by its id: rules are asked once for each.
  cause_key text NOT NULL,
  outcome text NOT NULL,
  rule_id uuid,
  rule_name text NOT NULL,
  hand_on boolean NOT NULL,
  assignee_kind text,
  assignee_id uuid,
  from_user_id uuid,
  -- [{"ruleId": "…", "name": "…", "why": "…"}]
  steps jsonb NOT NULL,
  CONSTRAINT assignment_log_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX assignment_log_cause ON assignment_log (workspace_id, cause_key);
CREATE INDEX assignment_log_listed ON assignment_log (workspace_id, at DESC, id DESC);
CREATE INDEX assignment_log_thread ON assignment_log (thread_id, at DESC, id DESC);

-- Whether people are there, as telephony tells it. No row: nothing was told of them yet, and they are not.
CREATE TABLE presence_copy (
  workspace_id uuid NOT NULL,
  user_id uuid NOT NULL,
  present boolean NOT NULL DEFAULT false,
  -- What limits their presence; empty: nothing.
  limited text NOT NULL DEFAULT '',
  CONSTRAINT presence_copy_pkey PRIMARY KEY (workspace_id, user_id)
);

ALTER TABLE assignment_rule ENABLE ROW LEVEL SECURITY;
ALTER TABLE assignment_rule FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON assignment_rule
  USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)
  WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);
ALTER TABLE assignment_log ENABLE ROW LEVEL SECURITY;
ALTER TABLE assignment_log FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON assignment_log
  USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)
  WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);
ALTER TABLE presence_copy ENABLE ROW LEVEL SECURITY;
ALTER TABLE presence_copy FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON presence_copy
  USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)
  WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);

-- What rules ask for. Old rows are filled as their owners publish them again.
ALTER TABLE number_copy ADD COLUMN hours jsonb;
ALTER TABLE contact_copy ADD COLUMN is_lead boolean NOT NULL DEFAULT false, ADD COLUMN tags text[] NOT NULL DEFAULT '{}';
ALTER TABLE member_copy ADD COLUMN has_seat boolean NOT NULL DEFAULT true;
