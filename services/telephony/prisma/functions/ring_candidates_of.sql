-- What only some calls need is asked for one workspace at a time.
CREATE OR REPLACE FUNCTION ring_candidates_of(workspace uuid, team uuid, this_call uuid, seen_after timestamptz) RETURNS jsonb
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_config('app.workspace_id', workspace::text, true);
  RETURN ring_candidates(workspace, team, this_call, seen_after);
END $$;
