-- What members are told of (defaults 18): a row for each member and thing, with its read state and how it was told.
CREATE TABLE notification (
  id uuid PRIMARY KEY,
  workspace_id uuid NOT NULL,
  user_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('MISSED_CALL', 'VOICEMAIL')),
  conversation_id uuid NOT NULL,
  thread_id uuid NOT NULL,
  contact_id text NOT NULL DEFAULT '',
  peer_number text NOT NULL,
  phone_number text NOT NULL,
  happened_at timestamptz(3) NOT NULL,
  created_at timestamptz(3) NOT NULL,
  ways text[] NOT NULL,
  mail_wanted boolean NOT NULL,
  mailed_at timestamptz(3),
  read_at timestamptz(3),
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT notification_workspace_id_user_id_fkey FOREIGN KEY (workspace_id, user_id)
    REFERENCES user_profile (workspace_id, user_id) ON DELETE CASCADE
);
-- Told once, however often the event comes.
CREATE UNIQUE INDEX notification_once ON notification (workspace_id, user_id, conversation_id);
CREATE INDEX notification_newest ON notification (workspace_id, user_id, created_at DESC, id DESC);
CREATE INDEX notification_thread ON notification (workspace_id, thread_id) WHERE read_at IS NULL;

ALTER TABLE notification ENABLE ROW LEVEL SECURITY;
ALTER TABLE notification FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON notification
  USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)
  WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);
