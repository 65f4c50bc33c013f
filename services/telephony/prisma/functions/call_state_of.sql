CREATE OR REPLACE FUNCTION call_state_of(workspace uuid, this_call uuid) RETURNS jsonb
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_config('app.workspace_id', workspace::text, true);
  RETURN (SELECT state FROM call WHERE workspace_id = workspace AND id = this_call);
END $$;
