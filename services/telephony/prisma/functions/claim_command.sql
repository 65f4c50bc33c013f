-- Takes a command for sending: null when somebody else has it or it is done.
CREATE OR REPLACE FUNCTION claim_command(workspace uuid, command uuid, now_at timestamptz) RETURNS jsonb
LANGUAGE plpgsql AS $$
DECLARE
  taken jsonb;
BEGIN
  PERFORM set_config('app.workspace_id', workspace::text, true);
  UPDATE carrier_command c SET state = 'SENT', sent_at = now_at, attempts = attempts + 1
  WHERE c.workspace_id = workspace AND c.id = command AND c.state = 'INTENDED'
  RETURNING jsonb_build_object('callId', c.call_id, 'body', c.body, 'attempts', c.attempts,
    'call', (SELECT state FROM call WHERE workspace_id = workspace AND id = c.call_id)) INTO taken;
  IF taken IS NOT NULL THEN
    UPDATE command_schedule SET due_at = now_at + interval '15 seconds' WHERE command_id = command;
  END IF;
  RETURN taken;
END $$;
