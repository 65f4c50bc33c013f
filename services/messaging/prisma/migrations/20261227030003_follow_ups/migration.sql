-- When people want to be reminded of a conversation in which nobody answered.
CREATE TABLE follow_up (
  id uuid NOT NULL,
  workspace_id uuid NOT NULL,
  user_id uuid NOT NULL,
  thread_id uuid NOT NULL REFERENCES thread(id) ON UPDATE CASCADE ON DELETE CASCADE,
  -- An answer after this makes it void.
  set_at timestamptz(3) NOT NULL,
  due_at timestamptz(3) NOT NULL,
  CONSTRAINT follow_up_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX follow_up_of ON follow_up (user_id, thread_id);
CREATE INDEX follow_up_listed ON follow_up (workspace_id, user_id, due_at, id);
CREATE INDEX follow_up_thread ON follow_up (thread_id);
ALTER TABLE follow_up ENABLE ROW LEVEL SECURITY;
ALTER TABLE follow_up FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON follow_up
  USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)
  WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);

-- Platform table: when they are due, over all workspaces.
CREATE TABLE follow_up_due (
  follow_up_id uuid NOT NULL,
  target_workspace uuid NOT NULL,
  due_at timestamptz(3) NOT NULL,
  CONSTRAINT follow_up_due_pkey PRIMARY KEY (follow_up_id)
);
CREATE INDEX follow_up_due_at ON follow_up_due (due_at);
