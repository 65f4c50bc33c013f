-- What people typed and have not sent, on all their devices.
CREATE TABLE draft (
  workspace_id uuid NOT NULL,
  user_id uuid NOT NULL,
  thread_id uuid NOT NULL REFERENCES thread(id) ON UPDATE CASCADE ON DELETE CASCADE,
  text text NOT NULL,
  typed_at timestamptz(3) NOT NULL,
  CONSTRAINT draft_pkey PRIMARY KEY (user_id, thread_id)
);
CREATE INDEX draft_listed ON draft (workspace_id, user_id, typed_at DESC);
CREATE INDEX draft_thread ON draft (thread_id);

ALTER TABLE draft ENABLE ROW LEVEL SECURITY;
ALTER TABLE draft FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON draft
  USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)
  WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);
