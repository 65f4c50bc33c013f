-- What people sort conversations by. A thread names its tags; a trigger keeps them as rows, which the inbox is narrowed down by.
CREATE TABLE conversation_tag (
  id uuid NOT NULL,
  workspace_id uuid NOT NULL,
  name text NOT NULL,
  -- The name as it is compared: one of each in a workspace.
  name_key text NOT NULL,
  background_color text NOT NULL,
  color text NOT NULL,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT conversation_tag_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX conversation_tag_name ON conversation_tag (workspace_id, name_key);

ALTER TABLE thread ADD COLUMN tag_ids uuid[];
CREATE TABLE thread_tag (
  workspace_id uuid NOT NULL,
  thread_id uuid NOT NULL REFERENCES thread(id) ON UPDATE CASCADE ON DELETE CASCADE,
  tag_id uuid NOT NULL,
  CONSTRAINT thread_tag_pkey PRIMARY KEY (thread_id, tag_id)
);
CREATE INDEX thread_tag_threads ON thread_tag (workspace_id, tag_id, thread_id);

ALTER TABLE conversation_tag ENABLE ROW LEVEL SECURITY;
ALTER TABLE conversation_tag FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON conversation_tag
  USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)
  WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);
ALTER TABLE thread_tag ENABLE ROW LEVEL SECURITY;
ALTER TABLE thread_tag FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON thread_tag
  USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)
  WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);
