-- Files of what teammates write to each other: of a comment, of a chat's message, or of neither while they wait to be sent.
CREATE TABLE team_file (
  id uuid NOT NULL,
  workspace_id uuid NOT NULL,
  uploader_id uuid NOT NULL,
  comment_id uuid REFERENCES comment(id) ON UPDATE CASCADE ON DELETE CASCADE,
  message_id uuid REFERENCES internal_message(id) ON UPDATE CASCADE ON DELETE CASCADE,
  position integer NOT NULL DEFAULT 0,
  name text NOT NULL,
  mime_type text NOT NULL,
  size_bytes integer NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL,
  storage_key text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  CONSTRAINT team_file_pkey PRIMARY KEY (id),
  CONSTRAINT team_file_of_one CHECK (comment_id IS NULL OR message_id IS NULL)
);
CREATE INDEX team_file_comment ON team_file (comment_id, position);
CREATE INDEX team_file_message ON team_file (message_id, position);

ALTER TABLE team_file ENABLE ROW LEVEL SECURITY;
ALTER TABLE team_file FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON team_file
  USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)
  WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);
