-- Writes one step of a call, in the transaction of the caller: state, input key, legs, timeline, commands, schedules.
-- No rule lies in here. `step` is what src/calls/callStore.ts builds.
CREATE OR REPLACE FUNCTION write_call_step(step jsonb) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  workspace uuid := (step ->> 'workspaceId')::uuid;
  this_call uuid := (step ->> 'callId')::uuid;
  now_at timestamptz := (step ->> 'now')::timestamptz;
BEGIN
  INSERT INTO call (workspace_id, id, direction, status, final, peer_number, phone_number_id, team_id, agent_user_id, started_at, version,
                    state, idempotency_key, is_demo)
  VALUES (workspace, this_call, step ->> 'direction', step ->> 'status', (step ->> 'final')::boolean, step ->> 'peerNumber',
          (step ->> 'phoneNumberId')::uuid, (step ->> 'teamId')::uuid, (step ->> 'agentUserId')::uuid, (step ->> 'startedAt')::timestamptz,
          (step ->> 'version')::integer, step -> 'state', step ->> 'idempotencyKey', coalesce((step ->> 'isDemo')::boolean, false))
  ON CONFLICT ON CONSTRAINT call_pkey DO UPDATE SET status = excluded.status, final = excluded.final, agent_user_id = excluded.agent_user_id,
    version = excluded.version, state = excluded.state;

  INSERT INTO call_leg (workspace_id, id, call_id, sid, ended)
  SELECT workspace, (l ->> 'id')::uuid, this_call, l ->> 'sid', (l ->> 'ended')::boolean FROM jsonb_array_elements(step -> 'legs') AS l
  ON CONFLICT ON CONSTRAINT call_leg_pkey DO UPDATE SET sid = excluded.sid, ended = excluded.ended;

  -- Only what changed is in `legs`, so every leg in it was heard of just now.
  INSERT INTO leg_watch (leg_id, workspace_id, call_id, sid, ask_at)
  SELECT (l ->> 'id')::uuid, workspace, this_call, l ->> 'sid', now_at + interval '30 seconds'
  FROM jsonb_array_elements(step -> 'legs') AS l WHERE l ->> 'sid' IS NOT NULL AND NOT (l ->> 'ended')::boolean
  ON CONFLICT ON CONSTRAINT leg_watch_pkey DO UPDATE SET ask_at = excluded.ask_at;
  DELETE FROM leg_watch WHERE leg_id IN (
    SELECT (l ->> 'id')::uuid FROM jsonb_array_elements(step -> 'legs') AS l WHERE (l ->> 'ended')::boolean);

  INSERT INTO call_timeline (workspace_id, id, call_id, at, kind, name, description, parameters)
  SELECT workspace, (t ->> 'id')::uuid, this_call, (t ->> 'at')::timestamptz, t ->> 'kind', t ->> 'name', t ->> 'description', t -> 'parameters'
  FROM jsonb_array_elements(step -> 'timeline') WITH ORDINALITY AS list (t, ordinal) ORDER BY ordinal;

  INSERT INTO carrier_command (workspace_id, id, call_id, kind, body, state, created_at)
  SELECT workspace, (c ->> 'id')::uuid, this_call, c ->> 'kind', c, 'INTENDED', now_at FROM jsonb_array_elements(step -> 'commands') AS c;
  INSERT INTO command_schedule (command_id, workspace_id, due_at)
  SELECT (c ->> 'id')::uuid, workspace, now_at + interval '5 seconds' FROM jsonb_array_elements(step -> 'commands') AS c;

  IF step ->> 'dueAt' IS NULL THEN
    DELETE FROM call_schedule WHERE call_id = this_call;
  ELSE
    INSERT INTO call_schedule (call_id, workspace_id, due_at) VALUES (this_call, workspace, (step ->> 'dueAt')::timestamptz)
    ON CONFLICT ON CONSTRAINT call_schedule_pkey DO UPDATE SET due_at = excluded.due_at;
  END IF;

  DELETE FROM engagement e WHERE e.workspace_id = workspace AND e.call_id = this_call
    AND NOT EXISTS (SELECT 1 FROM jsonb_array_elements(step -> 'engaged') AS g WHERE (g ->> 'userId')::uuid = e.user_id);
  INSERT INTO engagement (workspace_id, user_id, call_id, kind)
  SELECT workspace, (g ->> 'userId')::uuid, this_call, g ->> 'kind' FROM jsonb_array_elements(step -> 'engaged') AS g
  ON CONFLICT ON CONSTRAINT engagement_pkey DO UPDATE SET kind = excluded.kind;
END $$;
