-- A thread that comes to other teams takes its calls along.
CREATE OR REPLACE FUNCTION keep_thread_teams() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  gone uuid[] := ARRAY(SELECT unnest(OLD.team_ids) EXCEPT SELECT unnest(NEW.team_ids));
  come uuid[] := ARRAY(SELECT unnest(NEW.team_ids) EXCEPT SELECT unnest(OLD.team_ids));
BEGIN
  DELETE FROM call_viewer AS v USING item AS i
  WHERE i.workspace_id = NEW.workspace_id AND i.thread_id = NEW.id AND i.channel = 'VOICE'
    AND v.workspace_id = i.workspace_id AND v.item_id = i.id AND v.viewer_id = ANY (gone) AND NOT v.addressed;
  INSERT INTO call_viewer (workspace_id, viewer_id, item_id, created_at, direction, status, phone_number_id, outcome, addressed)
  SELECT i.workspace_id, team, i.id, i.created_at, i.direction, i.call_status, i.phone_number_id, i.outcome, false
  FROM item AS i CROSS JOIN unnest(come) AS team
  WHERE i.workspace_id = NEW.workspace_id AND i.thread_id = NEW.id AND i.channel = 'VOICE'
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER thread_teams AFTER UPDATE OF team_ids ON thread
  FOR EACH ROW WHEN (NEW.team_ids IS DISTINCT FROM OLD.team_ids) EXECUTE FUNCTION keep_thread_teams();
