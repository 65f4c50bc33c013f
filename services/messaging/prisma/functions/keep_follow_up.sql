-- When a reminder is due, over all workspaces: whoever writes it or takes it away, be it with its thread, does so there.
CREATE OR REPLACE FUNCTION keep_follow_up() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    DELETE FROM follow_up_due WHERE follow_up_id = OLD.id;
  ELSE
    INSERT INTO follow_up_due (follow_up_id, target_workspace, due_at) VALUES (NEW.id, NEW.workspace_id, NEW.due_at)
    ON CONFLICT (follow_up_id) DO UPDATE SET due_at = excluded.due_at;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER follow_up_kept AFTER INSERT OR UPDATE OF due_at OR DELETE ON follow_up
  FOR EACH ROW EXECUTE FUNCTION keep_follow_up();
