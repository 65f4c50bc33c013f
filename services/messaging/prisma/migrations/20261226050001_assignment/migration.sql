-- Who a conversation is for: a person or a team. Viewers know whether anybody has it, since the inbox is narrowed down by that.
ALTER TABLE thread ADD COLUMN assignee_kind text, ADD COLUMN assignee_id uuid;
ALTER TABLE thread_viewer ADD COLUMN unassigned boolean NOT NULL DEFAULT true;

-- Copy of workspace's members, filled as they are published again.
CREATE TABLE member_copy (
  workspace_id uuid NOT NULL,
  user_id uuid NOT NULL,
  role text NOT NULL,
  team_ids uuid[] NOT NULL,
  active boolean NOT NULL,
  presence text NOT NULL,
  version integer NOT NULL,
  CONSTRAINT member_copy_pkey PRIMARY KEY (workspace_id, user_id)
);
ALTER TABLE member_copy ENABLE ROW LEVEL SECURITY;
ALTER TABLE member_copy FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON member_copy
  USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)
  WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);
