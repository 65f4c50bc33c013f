-- Which teams were told of a missed call: whoever is of one of them may mark it as done for all (defaults 12.1). Of what was told
-- before, these are the member's teams of now. Row security holds for the owner of the tables, too, and nobody is a workspace here.
ALTER TABLE notification ADD COLUMN told_team_ids uuid[] NOT NULL DEFAULT '{}';
-- When somebody dealt with it for all; it may be marked as unread again by each for themselves.
ALTER TABLE notification ADD COLUMN done_at timestamptz(3);
ALTER TABLE notification NO FORCE ROW LEVEL SECURITY;
ALTER TABLE team_member NO FORCE ROW LEVEL SECURITY;
UPDATE notification n SET told_team_ids = ARRAY(
  SELECT m.team_id FROM team_member m WHERE m.workspace_id = n.workspace_id AND m.user_id = n.user_id
) WHERE n.kind IN ('MISSED_CALL', 'VOICEMAIL');
ALTER TABLE team_member FORCE ROW LEVEL SECURITY;
ALTER TABLE notification FORCE ROW LEVEL SECURITY;
