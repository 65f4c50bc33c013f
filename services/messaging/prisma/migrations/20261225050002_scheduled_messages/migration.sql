-- Messages that members wrote to be sent later; the message that is sent has the same id, and the row goes.
CREATE TABLE scheduled_message (
  id uuid NOT NULL,
  workspace_id uuid NOT NULL,
  thread_id uuid NOT NULL REFERENCES thread(id) ON UPDATE CASCADE ON DELETE CASCADE,
  author_user_id uuid NOT NULL,
  -- What its writer might write from when they scheduled it: every number, or those of these teams.
  every_number boolean NOT NULL,
  team_ids uuid[] NOT NULL,
  phone_number_id uuid NOT NULL,
  to_number text NOT NULL,
  body text NOT NULL,
  -- '' or WHATSAPP
  channel text NOT NULL,
  send_at timestamptz(3) NOT NULL,
  created_at timestamptz(3) NOT NULL,
  -- Somebody wants it sent now, whatever the hour is there.
  at_once boolean NOT NULL DEFAULT false,
  -- Its turn has come: nobody changes it any more.
  sending boolean NOT NULL DEFAULT false,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT scheduled_message_pkey PRIMARY KEY (id)
);
CREATE INDEX scheduled_message_thread ON scheduled_message (workspace_id, thread_id, send_at);
CREATE INDEX scheduled_message_of_thread ON scheduled_message (thread_id);

ALTER TABLE scheduled_message ENABLE ROW LEVEL SECURITY;
ALTER TABLE scheduled_message FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON scheduled_message
  USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)
  WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);

-- Platform table: when scheduled messages are due, over all workspaces.
CREATE TABLE scheduled_due (
  message_id uuid NOT NULL,
  target_workspace uuid NOT NULL,
  due_at timestamptz(3) NOT NULL,
  CONSTRAINT scheduled_due_pkey PRIMARY KEY (message_id)
);
CREATE INDEX scheduled_due_at ON scheduled_due (due_at);

-- Where the person and the workspace are: quiet hours are counted by their clocks. Empty: not known.
ALTER TABLE contact_copy ADD COLUMN timezone text NOT NULL DEFAULT '';
ALTER TABLE workspace_copy ADD COLUMN timezone text NOT NULL DEFAULT '';
