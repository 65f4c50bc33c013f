-- Callers hear our own words in the workspace's language. Copies of before learn it with the workspace's next event.
ALTER TABLE workspace_copy ADD COLUMN language text NOT NULL DEFAULT '';

-- As before, with that.
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
        'play_greeting', n.play_greeting, 'voicemail', n.voicemail,
        'hours', n.hours, 'closed_fallback', n.closed_fallback,
        'flow_type', n.flow_type, 'flow', n.flow),
      'workspaceStatus', w.status,
      'language', w.language,
      'testMinutesLeft', b.test_minutes_left,
      'balanceMicros', b.balance_micros,
      'candidates', '[]'::jsonb,
      'known', c.state),
    CASE WHEN n.flow_type = 'CLASSIC' AND NOT n.play_greeting AND NOT n.enable_call_recording THEN n.team_id END
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
