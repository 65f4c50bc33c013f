-- In the statement that changes the contact, so that no writer can forget it. A pair that somebody called different people stays so.
CREATE OR REPLACE FUNCTION keep_contact_likeness() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    DELETE FROM contact_likeness WHERE workspace_id = OLD.workspace_id AND contact_id = OLD.id;
    DELETE FROM contact_duplicate WHERE workspace_id = OLD.workspace_id AND first_id = OLD.id AND dismissed_at IS NULL;
    DELETE FROM contact_duplicate WHERE workspace_id = OLD.workspace_id AND second_id = OLD.id AND dismissed_at IS NULL;
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.deleted_at IS NULL THEN
    PERFORM note_contact_likeness(NEW);
  END IF;
  RETURN NULL;
END $$;
