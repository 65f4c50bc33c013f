-- As before, with the wrap-up of each person's last call: the call that ended says how long it takes, as the phone counts it
-- down, not the number or queue that would ring next. Null: a call of before, which did not say.
CREATE OR REPLACE FUNCTION ring_people(workspace uuid, people uuid[], this_call uuid, seen_after timestamptz) RETURNS jsonb
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
    'lastCallEnd', (extract(epoch FROM e.ended_at) * 1000)::bigint,
    'wrapUpSeconds', e.wrap_up_seconds,
    'engaged', (SELECT g.kind FROM engagement g WHERE g.workspace_id = workspace AND g.user_id = m.user_id AND g.call_id <> this_call
                ORDER BY g.kind LIMIT 1),
    'devices', (SELECT coalesce(jsonb_agg(jsonb_build_object('identity', d.identity, 'label', d.label) ORDER BY d.device_id), '[]'::jsonb)
                FROM device d WHERE d.workspace_id = workspace AND d.user_id = m.user_id AND d.state = 'REGISTERED' AND d.last_seen_at > seen_after)
  ) ORDER BY list.position), '[]'::jsonb)
  FROM unnest(people) WITH ORDINALITY AS list (user_id, position)
  JOIN member_copy m ON m.workspace_id = workspace AND m.user_id = list.user_id
  LEFT JOIN presence_limit p ON p.workspace_id = workspace AND p.user_id = list.user_id
  LEFT JOIN member_call_end e ON e.workspace_id = workspace AND e.user_id = list.user_id
$$;
