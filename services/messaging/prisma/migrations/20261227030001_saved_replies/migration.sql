-- Answers that people keep to write them again, and when each of them did so last.
CREATE TABLE saved_reply (
  id uuid NOT NULL,
  workspace_id uuid NOT NULL,
  name text NOT NULL,
  name_key text NOT NULL,
  body text NOT NULL,
  -- Whose alone it is; null: it is shared, by a team or the workspace.
  owner_user_id uuid,
  team_id uuid,
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT saved_reply_pkey PRIMARY KEY (id),
  CONSTRAINT saved_reply_whose CHECK (owner_user_id IS NULL OR team_id IS NULL)
);
CREATE INDEX saved_reply_listed ON saved_reply (workspace_id, name_key, id);

CREATE TABLE saved_reply_use (
  workspace_id uuid NOT NULL,
  user_id uuid NOT NULL,
  reply_id uuid NOT NULL REFERENCES saved_reply(id) ON UPDATE CASCADE ON DELETE CASCADE,
  used_at timestamptz(3) NOT NULL,
  CONSTRAINT saved_reply_use_pkey PRIMARY KEY (workspace_id, user_id, reply_id)
);
CREATE INDEX saved_reply_use_reply ON saved_reply_use (reply_id);

ALTER TABLE saved_reply ENABLE ROW LEVEL SECURITY;
ALTER TABLE saved_reply FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON saved_reply
  USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)
  WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);
ALTER TABLE saved_reply_use ENABLE ROW LEVEL SECURITY;
ALTER TABLE saved_reply_use FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON saved_reply_use
  USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)
  WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);
