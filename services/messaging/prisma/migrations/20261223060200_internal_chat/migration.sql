-- What teammates write to each other, and to a team.
CREATE TABLE internal_chat (
  id uuid NOT NULL,
  workspace_id uuid NOT NULL,
  -- Whom it is between: one chat of each two people, and of each team.
  key text NOT NULL,
  team_id uuid,
  -- The two people, the lesser id first; null of a team's.
  user_a uuid,
  user_b uuid,
  last_message_at timestamptz(3) NOT NULL,
  CONSTRAINT internal_chat_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX internal_chat_key ON internal_chat (workspace_id, key);

CREATE TABLE internal_message (
  id uuid NOT NULL,
  workspace_id uuid NOT NULL,
  chat_id uuid NOT NULL REFERENCES internal_chat(id) ON UPDATE CASCADE ON DELETE CASCADE,
  -- The message that it answers; null of a message.
  parent_id uuid REFERENCES internal_message(id) ON UPDATE CASCADE ON DELETE CASCADE,
  author_user_id uuid NOT NULL,
  -- As kit/documents checked it.
  document jsonb NOT NULL,
  text text NOT NULL,
  -- [{"id": "…", "isTeam": false, "label": "…"}]
  mentions jsonb NOT NULL,
  created_at timestamptz(3) NOT NULL,
  edited_at timestamptz(3),
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT internal_message_pkey PRIMARY KEY (id)
);
CREATE INDEX internal_message_listed ON internal_message (workspace_id, chat_id, created_at DESC, id DESC);
CREATE INDEX internal_message_replies ON internal_message (parent_id, created_at, id);

CREATE TABLE internal_reaction (
  workspace_id uuid NOT NULL,
  message_id uuid NOT NULL REFERENCES internal_message(id) ON UPDATE CASCADE ON DELETE CASCADE,
  user_id uuid NOT NULL,
  emoji text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  CONSTRAINT internal_reaction_pkey PRIMARY KEY (message_id, emoji, user_id)
);

-- Up to when each person has read a chat; both people of a chat of two have a row from its beginning.
CREATE TABLE internal_reader (
  workspace_id uuid NOT NULL,
  chat_id uuid NOT NULL REFERENCES internal_chat(id) ON UPDATE CASCADE ON DELETE CASCADE,
  user_id uuid NOT NULL,
  read_at timestamptz(3) NOT NULL,
  CONSTRAINT internal_reader_pkey PRIMARY KEY (chat_id, user_id)
);
CREATE INDEX internal_reader_person ON internal_reader (workspace_id, user_id, chat_id);

ALTER TABLE internal_chat ENABLE ROW LEVEL SECURITY;
ALTER TABLE internal_chat FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON internal_chat
  USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)
  WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);
ALTER TABLE internal_message ENABLE ROW LEVEL SECURITY;
ALTER TABLE internal_message FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON internal_message
  USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)
  WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);
ALTER TABLE internal_reaction ENABLE ROW LEVEL SECURITY;
ALTER TABLE internal_reaction FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON internal_reaction
  USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)
  WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);
ALTER TABLE internal_reader ENABLE ROW LEVEL SECURITY;
ALTER TABLE internal_reader FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON internal_reader
  USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)
  WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);
