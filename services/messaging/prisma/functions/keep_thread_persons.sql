-- Whoever of ours took part in a thread sees it, for as long as one of its items is theirs. The thread is locked first, by every
-- writer (save_timeline): what is written into the row of a person is the thread as it is, and no other item of theirs comes or goes.
CREATE OR REPLACE FUNCTION keep_thread_persons() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was text := CASE WHEN TG_OP <> 'INSERT' THEN OLD.agent_user_id ELSE '' END;
  is_now text := CASE WHEN TG_OP <> 'DELETE' THEN NEW.agent_user_id ELSE '' END;
  of_workspace uuid := CASE WHEN TG_OP = 'DELETE' THEN OLD.workspace_id ELSE NEW.workspace_id END;
  of_thread uuid := CASE WHEN TG_OP = 'DELETE' THEN OLD.thread_id ELSE NEW.thread_id END;
BEGIN
  PERFORM FROM thread AS t WHERE t.workspace_id = of_workspace AND t.id = of_thread FOR NO KEY UPDATE;
  IF was <> '' AND NOT EXISTS (SELECT FROM item AS i WHERE i.workspace_id = of_workspace AND i.thread_id = of_thread AND i.agent_user_id = was) THEN
    DELETE FROM thread_viewer AS v WHERE v.workspace_id = of_workspace AND v.thread_id = of_thread AND v.viewer_id = was::uuid;
  END IF;
  IF is_now <> '' THEN
    INSERT INTO thread_viewer (workspace_id, viewer_id, thread_id, state, unread_count, last_activity_at, unassigned)
    SELECT t.workspace_id, is_now::uuid, t.id, t.state, t.unread_count, t.last_activity_at, t.assignee_id IS NULL
    FROM thread AS t WHERE t.workspace_id = of_workspace AND t.id = of_thread
    ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER item_persons_new AFTER INSERT ON item
  FOR EACH ROW WHEN (NEW.agent_user_id <> '') EXECUTE FUNCTION keep_thread_persons();

CREATE OR REPLACE TRIGGER item_persons AFTER UPDATE OF agent_user_id ON item
  FOR EACH ROW WHEN (NEW.agent_user_id <> OLD.agent_user_id) EXECUTE FUNCTION keep_thread_persons();

CREATE OR REPLACE TRIGGER item_persons_gone AFTER DELETE ON item
  FOR EACH ROW WHEN (OLD.agent_user_id <> '') EXECUTE FUNCTION keep_thread_persons();
