-- What each person keeps at the top of their inbox.
CREATE TABLE thread_pin (
  workspace_id uuid NOT NULL,
  user_id uuid NOT NULL,
  thread_id uuid NOT NULL REFERENCES thread(id) ON UPDATE CASCADE ON DELETE CASCADE,
  pinned_at timestamptz(3) NOT NULL,
  CONSTRAINT thread_pin_pkey PRIMARY KEY (workspace_id, user_id, thread_id)
);
CREATE INDEX thread_pin_thread ON thread_pin (thread_id);
ALTER TABLE thread_pin ENABLE ROW LEVEL SECURITY;
ALTER TABLE thread_pin FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON thread_pin
  USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)
  WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);
