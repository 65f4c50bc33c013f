-- What a number's flow needs beyond its columns: menus, sounds, fallbacks, forwards (src/calls/engine/flow/config.ts).
ALTER TABLE phone_number ADD COLUMN flow jsonb;

-- As before, with that; the team is read along where it rings at once.
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

-- These people with everything that decides whether they can ring, in this order. As ring_candidates had it.
CREATE FUNCTION ring_people(workspace uuid, people uuid[], this_call uuid, seen_after timestamptz) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT coalesce(jsonb_agg(jsonb_build_object(
    'userId', m.user_id,
    'name', m.name,
    'active', m.active,
    'hasSeat', m.has_seat,
    'presence', m.presence,
    'hours', m.hours,
    'availableUntil', (extract(epoch FROM p.available_until) * 1000)::bigint,
    'paused', p.paused_at IS NOT NULL,
    'missedInARow', coalesce(p.missed_in_a_row, 0),
    'engaged', (SELECT e.kind FROM engagement e WHERE e.workspace_id = workspace AND e.user_id = m.user_id AND e.call_id <> this_call
                ORDER BY e.kind LIMIT 1),
    'devices', (SELECT coalesce(jsonb_agg(jsonb_build_object('identity', d.identity, 'label', d.label) ORDER BY d.device_id), '[]'::jsonb)
                FROM device d WHERE d.workspace_id = workspace AND d.user_id = m.user_id AND d.state = 'REGISTERED' AND d.last_seen_at > seen_after)
  ) ORDER BY list.position), '[]'::jsonb)
  FROM unnest(people) WITH ORDINALITY AS list (user_id, position)
  JOIN member_copy m ON m.workspace_id = workspace AND m.user_id = list.user_id
  LEFT JOIN presence_limit p ON p.workspace_id = workspace AND p.user_id = list.user_id
$$;

-- The members of a team likewise, in list order.
CREATE OR REPLACE FUNCTION ring_candidates(workspace uuid, team uuid, this_call uuid, seen_after timestamptz) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT ring_people(workspace, t.member_user_ids, this_call, seen_after)
                   FROM team_copy t WHERE t.workspace_id = workspace AND t.id = team), '[]'::jsonb)
$$;
