-- These people with everything that decides whether they can ring, in this order: who has just ended a call is not rung at once,
-- and the call that ended says how long its wrap-up takes, as the phone counts it down. Who has chosen call waiting is told apart
-- while they talk on one call, which is theirs and connected, and are asked to no other: such a call can be set aside for another.
-- One that they dial, listen to or were added to can not.
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
                ORDER BY array_position(ARRAY['CALL', 'OFFER', 'ASIDE'], g.kind) LIMIT 1),
    'callWaiting', coalesce(c.call_waiting, false)
      AND (SELECT count(*) = 1 AND bool_and(g.kind = 'CALL' AND k.status = 'ON_GOING' AND k.agent_user_id = m.user_id)
           FROM engagement g JOIN call k ON k.workspace_id = g.workspace_id AND k.id = g.call_id
           WHERE g.workspace_id = workspace AND g.user_id = m.user_id AND g.call_id <> this_call),
    'push', m.rings_by_push,
    'devices', (SELECT coalesce(jsonb_agg(jsonb_build_object('identity', d.identity, 'label', d.label) ORDER BY d.device_id), '[]'::jsonb)
                FROM device d WHERE d.workspace_id = workspace AND d.user_id = m.user_id AND d.state = 'REGISTERED' AND d.last_seen_at > seen_after)
  ) ORDER BY list.position), '[]'::jsonb)
  FROM unnest(people) WITH ORDINALITY AS list (user_id, position)
  JOIN member_copy m ON m.workspace_id = workspace AND m.user_id = list.user_id
  LEFT JOIN presence_limit p ON p.workspace_id = workspace AND p.user_id = list.user_id
  LEFT JOIN member_call_end e ON e.workspace_id = workspace AND e.user_id = list.user_id
  LEFT JOIN call_preference c ON c.workspace_id = workspace AND c.user_id = list.user_id
$$;
