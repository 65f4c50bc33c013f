-- Who sees a call, as rows: teams of its thread, people who took part in that, and whom the call was addressed to (threads/visible.ts).
-- Whoever writes an item writes them. That a person took part is counted, since a call may be handed on.
CREATE OR REPLACE FUNCTION keep_call_viewers() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was uuid := CASE WHEN TG_OP <> 'INSERT' THEN nullif(OLD.agent_user_id, '')::uuid END;
  is_now uuid := CASE WHEN TG_OP <> 'DELETE' THEN nullif(NEW.agent_user_id, '')::uuid END;
  left_over integer;
BEGIN
  IF was IS DISTINCT FROM is_now THEN
    IF was IS NOT NULL THEN
      UPDATE thread_person SET items = items - 1
      WHERE workspace_id = OLD.workspace_id AND thread_id = OLD.thread_id AND user_id = was RETURNING items INTO left_over;
      IF left_over = 0 THEN
        DELETE FROM thread_person WHERE workspace_id = OLD.workspace_id AND thread_id = OLD.thread_id AND user_id = was;
        DELETE FROM call_viewer AS v USING item AS i
        WHERE i.workspace_id = OLD.workspace_id AND i.thread_id = OLD.thread_id AND i.channel = 'VOICE'
          AND v.workspace_id = i.workspace_id AND v.item_id = i.id AND v.viewer_id = was AND NOT v.addressed;
      END IF;
    END IF;
    IF is_now IS NOT NULL THEN
      INSERT INTO thread_person AS p (workspace_id, thread_id, user_id, items) VALUES (NEW.workspace_id, NEW.thread_id, is_now, 1)
      ON CONFLICT (thread_id, user_id) DO UPDATE SET items = p.items + 1 RETURNING p.items INTO left_over;
      IF left_over = 1 THEN
        INSERT INTO call_viewer (workspace_id, viewer_id, item_id, created_at, direction, status, phone_number_id, outcome, addressed)
        SELECT i.workspace_id, is_now, i.id, i.created_at, i.direction, i.call_status, i.phone_number_id, i.outcome, false
        FROM item AS i WHERE i.workspace_id = NEW.workspace_id AND i.thread_id = NEW.thread_id AND i.channel = 'VOICE'
        ON CONFLICT DO NOTHING;
      END IF;
    END IF;
  END IF;
  IF TG_OP = 'DELETE' THEN
    DELETE FROM call_viewer WHERE workspace_id = OLD.workspace_id AND item_id = OLD.id;
    RETURN NULL;
  END IF;
  IF NEW.channel <> 'VOICE' THEN
    RETURN NULL;
  END IF;
  IF TG_OP = 'UPDATE' THEN
    IF NEW.addressed_team_ids IS NOT DISTINCT FROM OLD.addressed_team_ids AND NEW.addressed_user_ids IS NOT DISTINCT FROM OLD.addressed_user_ids THEN
      UPDATE call_viewer SET status = NEW.call_status, outcome = NEW.outcome
      WHERE workspace_id = NEW.workspace_id AND item_id = NEW.id
        AND (status, outcome) IS DISTINCT FROM (NEW.call_status, NEW.outcome);
      RETURN NULL;
    END IF;
    DELETE FROM call_viewer AS v WHERE v.workspace_id = NEW.workspace_id AND v.item_id = NEW.id AND v.addressed
      AND NOT v.viewer_id = ANY (coalesce(NEW.addressed_team_ids, '{}') || coalesce(NEW.addressed_user_ids, '{}'));
  END IF;
  INSERT INTO call_viewer (workspace_id, viewer_id, item_id, created_at, direction, status, phone_number_id, outcome, addressed)
  SELECT NEW.workspace_id, c.viewer, NEW.id, NEW.created_at, NEW.direction, NEW.call_status, NEW.phone_number_id, NEW.outcome, c.addressed
  FROM call_viewers_of(NEW.workspace_id, NEW.thread_id, NEW.addressed_team_ids, NEW.addressed_user_ids) AS c
  ON CONFLICT (item_id, viewer_id) DO UPDATE SET status = excluded.status, outcome = excluded.outcome, addressed = excluded.addressed;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER item_viewers_new AFTER INSERT ON item
  FOR EACH ROW WHEN (NEW.channel = 'VOICE' OR NEW.agent_user_id <> '') EXECUTE FUNCTION keep_call_viewers();

CREATE OR REPLACE TRIGGER item_viewers AFTER UPDATE OF agent_user_id, call_status, call, outcome, addressed_team_ids, addressed_user_ids ON item
  FOR EACH ROW WHEN (NEW.agent_user_id <> OLD.agent_user_id OR NEW.call_status <> OLD.call_status OR NEW.outcome IS DISTINCT FROM OLD.outcome
    OR NEW.addressed_team_ids IS DISTINCT FROM OLD.addressed_team_ids OR NEW.addressed_user_ids IS DISTINCT FROM OLD.addressed_user_ids)
  EXECUTE FUNCTION keep_call_viewers();

CREATE OR REPLACE TRIGGER item_viewers_gone AFTER DELETE ON item
  FOR EACH ROW WHEN (OLD.channel = 'VOICE' OR OLD.agent_user_id <> '') EXECUTE FUNCTION keep_call_viewers();
