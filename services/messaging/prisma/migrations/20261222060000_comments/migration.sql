-- What teammates write beside a call or a message.
CREATE TABLE comment (
  id uuid PRIMARY KEY,
  workspace_id uuid NOT NULL,
  item_id uuid NOT NULL REFERENCES item(id) ON UPDATE CASCADE ON DELETE CASCADE,
  author_user_id uuid NOT NULL,
  type text NOT NULL,
  -- As kit/documents checked it.
  document jsonb NOT NULL,
  text text NOT NULL,
  -- [{"id": "…", "isTeam": false, "label": "…"}]
  mentions jsonb NOT NULL,
  resolved boolean NOT NULL DEFAULT false,
  created_at timestamptz(3) NOT NULL,
  edited_at timestamptz(3),
  version integer NOT NULL DEFAULT 1
);
CREATE INDEX comment_item ON comment (workspace_id, item_id, created_at, id);

CREATE TABLE comment_reaction (
  workspace_id uuid NOT NULL,
  comment_id uuid NOT NULL REFERENCES comment(id) ON UPDATE CASCADE ON DELETE CASCADE,
  user_id uuid NOT NULL,
  emoji text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  CONSTRAINT comment_reaction_pkey PRIMARY KEY (comment_id, emoji, user_id)
);

ALTER TABLE comment ENABLE ROW LEVEL SECURITY;
ALTER TABLE comment FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON comment
  USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)
  WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);
ALTER TABLE comment_reaction ENABLE ROW LEVEL SECURITY;
ALTER TABLE comment_reaction FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON comment_reaction
  USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)
  WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);
