-- Who sees a thread, as rows, with what an inbox is narrowed down by and sorted by: whoever writes a thread writes them.
CREATE OR REPLACE FUNCTION keep_thread_viewers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF NEW.team_ids IS DISTINCT FROM OLD.team_ids THEN
      -- Somebody of ours is no team: a row of a person stays.
      DELETE FROM thread_viewer AS v WHERE v.workspace_id = NEW.workspace_id AND v.thread_id = NEW.id
        AND v.viewer_id = ANY (OLD.team_ids) AND NOT v.viewer_id = ANY (coalesce(NEW.team_ids, '{}'));
    END IF;
    UPDATE thread_viewer AS v SET state = NEW.state, unread_count = NEW.unread_count, last_activity_at = NEW.last_activity_at, unassigned = NEW.assignee_id IS NULL
    WHERE v.workspace_id = NEW.workspace_id AND v.thread_id = NEW.id
      AND (v.state, v.unread_count, v.last_activity_at, v.unassigned) IS DISTINCT FROM (NEW.state, NEW.unread_count, NEW.last_activity_at, NEW.assignee_id IS NULL);
  END IF;
  INSERT INTO thread_viewer (workspace_id, viewer_id, thread_id, state, unread_count, last_activity_at, unassigned)
  SELECT NEW.workspace_id, team, NEW.id, NEW.state, NEW.unread_count, NEW.last_activity_at, NEW.assignee_id IS NULL FROM unnest(NEW.team_ids) AS team
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER thread_viewers_new AFTER INSERT ON thread
  FOR EACH ROW EXECUTE FUNCTION keep_thread_viewers();

CREATE OR REPLACE TRIGGER thread_viewers AFTER UPDATE OF team_ids, state, unread_count, last_activity_at, assignee_id ON thread
  FOR EACH ROW WHEN ((NEW.team_ids, NEW.state, NEW.unread_count, NEW.last_activity_at, NEW.assignee_id)
    IS DISTINCT FROM (OLD.team_ids, OLD.state, OLD.unread_count, OLD.last_activity_at, OLD.assignee_id))
  EXECUTE FUNCTION keep_thread_viewers();
