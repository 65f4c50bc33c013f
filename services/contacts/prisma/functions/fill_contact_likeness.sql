-- What contacts of the session's workspace have in common that were there before contact_likeness (kit/db workOffFills).
CREATE OR REPLACE FUNCTION fill_contact_likeness(p_after uuid, p_most integer) RETURNS uuid LANGUAGE plpgsql AS $$
DECLARE
  workspace CONSTANT uuid := current_setting('app.workspace_id')::uuid;
  answer uuid;
  c contact;
BEGIN
  FOR c IN SELECT * FROM contact WHERE workspace_id = workspace AND id > p_after ORDER BY id LIMIT p_most FOR SHARE LOOP
    answer := c.id;
    IF c.deleted_at IS NULL THEN
      PERFORM note_contact_likeness(c);
    END IF;
  END LOOP;
  RETURN answer;
END $$;
