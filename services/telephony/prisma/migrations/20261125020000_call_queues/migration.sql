ALTER TABLE phone_number DROP CONSTRAINT IF EXISTS phone_number_flow_type_check;

-- A queue is there as long as callers may come to it: its row is what replicas lock, and where RRMEMORY goes on.
CREATE TABLE call_queue (
  workspace_id uuid NOT NULL,
  id text NOT NULL,
  turn_user_id uuid,
  turn_position integer,
  CONSTRAINT call_queue_pkey PRIMARY KEY (workspace_id, id)
);

-- What a queue knows of its members: FEWESTCALLS counts by period (a day, a week), LEASTRECENT looks at the last end.
CREATE TABLE queue_member (
  workspace_id uuid NOT NULL,
  queue_id text NOT NULL,
  user_id uuid NOT NULL,
  completed integer NOT NULL DEFAULT 0,
  period text NOT NULL DEFAULT '',
  last_end timestamptz(3),
  CONSTRAINT queue_member_pkey PRIMARY KEY (workspace_id, queue_id, user_id)
);

-- When a member's last call ended: wrap-up begins then.
CREATE TABLE member_call_end (
  workspace_id uuid NOT NULL,
  user_id uuid NOT NULL,
  ended_at timestamptz(3) NOT NULL,
  CONSTRAINT member_call_end_pkey PRIMARY KEY (workspace_id, user_id)
);

-- Workspaces in which callers wait, and when their queues are looked at next. A table without a workspace.
CREATE TABLE queue_watch (
  workspace_id uuid NOT NULL,
  due_at timestamptz(3) NOT NULL,
  CONSTRAINT queue_watch_pkey PRIMARY KEY (workspace_id)
);
CREATE INDEX queue_watch_due_at ON queue_watch (due_at);

DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['call_queue', 'queue_member', 'member_call_end'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format($policy$CREATE POLICY workspace ON %I
      USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)
      WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)$policy$, name);
  END LOOP;
END $$;
