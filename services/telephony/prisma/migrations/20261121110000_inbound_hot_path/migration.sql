-- The read and the write of an inbound call, as short as they can be: what a call does not have is not asked for.

-- Inbound calls have no idempotency key.
DROP INDEX call_idempotency_key;
CREATE UNIQUE INDEX call_idempotency_key ON call (workspace_id, idempotency_key) WHERE idempotency_key IS NOT NULL;
-- PostgreSQL parses and plans a CHECK anew with every statement; the four words are a type in engine/step.ts.
ALTER TABLE call_timeline DROP CONSTRAINT call_timeline_kind_check;

-- The one read of an inbound call: where the number leads, who could take the call, and whether it is known already. Who could take
-- it is not asked for when the caller hears a prompt first: that is read when the prompt is over.
CREATE OR REPLACE FUNCTION read_inbound_call(called text, call_sid text, this_call uuid, seen_after timestamptz) RETURNS jsonb
LANGUAGE plpgsql AS $$
DECLARE
  workspace uuid;
  number_id uuid;
  ringing_team uuid;
  facts jsonb;
BEGIN
  SELECT workspace_id, phone_number_id INTO workspace, number_id FROM number_route WHERE number = called;
  IF NOT FOUND THEN
    RETURN NULL;
  END IF;
  PERFORM set_config('app.workspace_id', workspace::text, true);
  SELECT jsonb_build_object(
      'workspaceId', workspace,
      'number', jsonb_build_object('id', n.id, 'number', n.number, 'status', n.status, 'is_test_number', n.is_test_number,
        'enable_call_recording', n.enable_call_recording, 'team_id', n.team_id, 'timeout_seconds', n.timeout_seconds,
        'play_greeting', n.play_greeting),
      'workspaceStatus', w.status,
      'testMinutesLeft', b.test_minutes_left,
      'balanceMicros', b.balance_micros,
      'candidates', '[]'::jsonb,
      'known', c.state),
    CASE WHEN NOT n.play_greeting AND NOT n.enable_call_recording THEN n.team_id END
  INTO facts, ringing_team
  FROM phone_number n
  LEFT JOIN workspace_copy w ON w.workspace_id = workspace
  LEFT JOIN balance_copy b ON b.workspace_id = workspace
  LEFT JOIN call_leg l ON l.workspace_id = workspace AND l.sid = call_sid
  LEFT JOIN call c ON c.workspace_id = workspace AND c.id = l.call_id
  WHERE n.workspace_id = workspace AND n.id = number_id;
  IF ringing_team IS NOT NULL AND jsonb_typeof(facts -> 'known') = 'null' THEN
    facts := jsonb_set(facts, '{candidates}', ring_candidates(workspace, ringing_team, this_call, seen_after));
  END IF;
  RETURN facts;
END $$;

-- The one write of an inbound call. Its first leg is the caller's. 'known': the carrier's call is known already, nothing was written.
CREATE OR REPLACE FUNCTION begin_inbound_call(step jsonb, call_sid text, events jsonb) RETURNS text
LANGUAGE plpgsql AS $$
DECLARE
  workspace uuid := (step ->> 'workspaceId')::uuid;
  this_call uuid := (step ->> 'callId')::uuid;
  now_at timestamptz := (step ->> 'now')::timestamptz;
  due timestamptz := (step ->> 'dueAt')::timestamptz;
  caller jsonb := step -> 'legs' -> 0;
  caller_leg uuid := (caller ->> 'id')::uuid;
  caller_gone boolean := (caller ->> 'ended')::boolean;
BEGIN
  PERFORM set_config('app.workspace_id', workspace::text, true);
  -- Two deliveries of one webhook: the second waits here and then sees the first one's leg.
  INSERT INTO call_leg (workspace_id, id, call_id, sid, ended) VALUES (workspace, caller_leg, this_call, call_sid, caller_gone)
  ON CONFLICT (workspace_id, sid) DO NOTHING;
  IF NOT FOUND THEN
    RETURN 'known';
  END IF;
  INSERT INTO call (workspace_id, id, direction, status, final, peer_number, phone_number_id, team_id, started_at, version, state)
  VALUES (workspace, this_call, step ->> 'direction', step ->> 'status', (step ->> 'final')::boolean, step ->> 'peerNumber',
          (step ->> 'phoneNumberId')::uuid, (step ->> 'teamId')::uuid, (step ->> 'startedAt')::timestamptz,
          (step ->> 'version')::integer, step -> 'state');
  IF NOT caller_gone THEN
    INSERT INTO leg_watch (leg_id, workspace_id, call_id, sid, ask_at)
    VALUES (caller_leg, workspace, this_call, call_sid, now_at + interval '30 seconds');
  END IF;
  INSERT INTO call_timeline (workspace_id, id, call_id, at, kind, name, description, parameters)
  SELECT workspace, t.id, this_call, t.at, t.kind, t.name, t.description, t.parameters
  FROM jsonb_to_recordset(step -> 'timeline') AS t (id uuid, at timestamptz, kind text, name text, description text, parameters jsonb);
  IF due IS NOT NULL THEN
    INSERT INTO call_schedule (call_id, workspace_id, due_at) VALUES (this_call, workspace, due);
  END IF;
  IF jsonb_array_length(step -> 'commands') > 0 THEN
    INSERT INTO call_leg (workspace_id, id, call_id, sid, ended)
    SELECT workspace, (l ->> 'id')::uuid, this_call, l ->> 'sid', (l ->> 'ended')::boolean
    FROM jsonb_array_elements((step -> 'legs') - 0) AS l;
    INSERT INTO carrier_command (workspace_id, id, call_id, kind, body, state, created_at)
    SELECT workspace, (c ->> 'id')::uuid, this_call, c ->> 'kind', c, 'INTENDED', now_at FROM jsonb_array_elements(step -> 'commands') AS c;
    INSERT INTO command_schedule (command_id, workspace_id, due_at)
    SELECT (c ->> 'id')::uuid, workspace, now_at + interval '5 seconds' FROM jsonb_array_elements(step -> 'commands') AS c;
    INSERT INTO engagement (workspace_id, user_id, call_id, kind)
    SELECT workspace, (g ->> 'userId')::uuid, this_call, g ->> 'kind' FROM jsonb_array_elements(step -> 'engaged') AS g;
  END IF;
  PERFORM kit.append_events(events);
  PERFORM FROM pending_input p WHERE p.workspace_id = workspace AND p.sid = call_sid;
  RETURN CASE WHEN FOUND THEN 'awaited' ELSE 'begun' END;
END $$;
