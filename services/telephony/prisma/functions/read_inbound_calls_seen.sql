-- The one read of inbound calls, which sends the settings of a number (and the values of its workspace's plan) only to who has not got
-- them: a replica says which version of their rows it has at hand. To write kilobytes of JSON out as text, to send them and to look
-- them up again was a tenth of what a call's first webhook cost both sides, and they are the same from call to call.
-- A version is a row's xmin: it changes with whatever writes the row, which nobody can forget to say.
CREATE OR REPLACE FUNCTION read_inbound_calls_seen(called text[], callers text[], call_sids text[], these_calls uuid[], seen_after timestamptz,
  seen_numbers xid[], seen_plans xid[])
RETURNS TABLE (workspace_id uuid, workspace_status text, language text, test_minutes_left integer, balance_micros double precision,
  plan jsonb, plan_version xid, id uuid, number text, type text, status text, is_test_number boolean, enable_call_recording boolean,
  team_id uuid, timeout_seconds integer, play_greeting boolean, voicemail boolean, hours jsonb, closed_fallback text, flow_type text,
  flow jsonb, settings_version xid, block_anonymous_calls boolean, blocked jsonb, candidates jsonb, known jsonb,
  contact_tags jsonb, workspace_timezone text)
LANGUAGE plpgsql SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
#variable_conflict use_column
BEGIN
  PERFORM set_config('app.workspace_ids', (SELECT string_agg(r.workspace_id::text, ',') FROM number_route r WHERE r.number = ANY (called)), true);
  RETURN QUERY
  SELECT r.workspace_id, CASE WHEN w.status = 'ACTIVE' AND p.suspended AND NOT n.is_test_number THEN 'SUSPENDED' ELSE w.status END, w.language, b.test_minutes_left, b.balance_micros::double precision,
    CASE WHEN p.xmin = asked.seen_plan THEN NULL ELSE p.feature_values END, p.xmin,
    n.id, n.number, n.type, n.status, n.is_test_number, n.enable_call_recording, n.team_id,
    n.timeout_seconds, n.play_greeting, n.voicemail, CASE WHEN n.xmin = asked.seen_number THEN NULL ELSE n.hours END,
    n.closed_fallback, n.flow_type, CASE WHEN n.xmin = asked.seen_number THEN NULL ELSE n.flow END, n.xmin,
    n.block_anonymous_calls,
    CASE WHEN x.match_key IS NOT NULL
      THEN jsonb_build_object('since', floor(extract(epoch FROM x.blocked_at) * 1000), 'by', x.blocked_by_name, 'reason', x.reason) END,
    CASE WHEN n.flow_type = 'CLASSIC' AND NOT n.play_greeting AND l.call_id IS NULL AND x.match_key IS NULL
        AND NOT (n.enable_call_recording AND coalesce(p.feature_values->>'CALL_RECORDING', 'AUTOMATIC') = 'AUTOMATIC')
      THEN ring_candidates_of(r.workspace_id, n.team_id, asked.call_id, seen_after) END,
    CASE WHEN l.call_id IS NOT NULL THEN call_state_of(r.workspace_id, l.call_id) END,
    CASE WHEN n.flow_type = 'CUSTOM' THEN CASE WHEN n.flow->'custom'->>'asksContact' = 'true'
      THEN (SELECT jsonb_agg(t.tag ORDER BY t.key) FROM contact_tag t WHERE t.workspace_id = r.workspace_id AND t.match_key = asked.caller AND t.key <> '')
    END END,
    w.timezone
  FROM unnest(called, callers, call_sids, these_calls, seen_numbers, seen_plans) WITH ORDINALITY
    AS asked (number, caller, sid, call_id, seen_number, seen_plan, place)
  LEFT JOIN number_route r ON r.number = asked.number
  LEFT JOIN phone_number n ON n.workspace_id = r.workspace_id AND n.id = r.phone_number_id
  LEFT JOIN workspace_copy w ON w.workspace_id = r.workspace_id
  LEFT JOIN balance_copy b ON b.workspace_id = r.workspace_id
  LEFT JOIN plan_copy p ON p.workspace_id = r.workspace_id
  LEFT JOIN blocked_number x ON x.workspace_id = r.workspace_id AND x.match_key = asked.caller
  -- With a limit it is planned by itself: as one of the joins it could come to walk through all legs of the workspace.
  LEFT JOIN LATERAL (SELECT call_id FROM call_leg WHERE workspace_id = r.workspace_id AND sid = asked.sid LIMIT 1) AS l ON true
  ORDER BY asked.place;
END $$;
