-- Gives back the try of a command that provably did nothing, and no other: whoever was slow with the carrier (its answer, or the
-- question what became of a command) may find that somebody has given the command back already and sends it again.
CREATE OR REPLACE FUNCTION release_command(workspace uuid, command uuid, try integer, due timestamptz, why text) RETURNS boolean
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_config('app.workspace_id', workspace::text, true);
  UPDATE carrier_command SET state = 'INTENDED', result = why
  WHERE workspace_id = workspace AND id = command AND state = 'SENT' AND attempts = try;
  IF NOT FOUND THEN
    RETURN false;
  END IF;
  UPDATE command_schedule SET due_at = due WHERE command_id = command;
  RETURN true;
END $$;
