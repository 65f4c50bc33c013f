-- When a snoozed thread is open again, over all workspaces: whoever writes a thread writes it, so that no snooze is ever without its end.
CREATE OR REPLACE FUNCTION keep_snooze() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.state = 'SNOOZED' AND NEW.snoozed_until IS NOT NULL THEN
    INSERT INTO snooze_due (thread_id, target_workspace, due_at) VALUES (NEW.id, NEW.workspace_id, NEW.snoozed_until)
    ON CONFLICT (thread_id) DO UPDATE SET due_at = excluded.due_at;
  ELSE
    DELETE FROM snooze_due WHERE thread_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER thread_snooze AFTER UPDATE OF state, snoozed_until ON thread
  FOR EACH ROW WHEN ('SNOOZED' IN (OLD.state, NEW.state) AND (NEW.state, NEW.snoozed_until) IS DISTINCT FROM (OLD.state, OLD.snoozed_until))
  EXECUTE FUNCTION keep_snooze();
