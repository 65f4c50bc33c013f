-- The one write of inbound calls, each with its first step. Answers for each, in its place: 'known' (the carrier's call is known
-- already, nothing was written), 'begun', or 'awaited' (reports of its leg came before it). No rule lies in here.
-- `legs` are the callers'; `states` are JSON texts between record separators (U+001E, which JSON text cannot hold, RFC 7464);
-- `dues` are of the calls with a timer that comes before their leg is asked about; `further` is [{workspace, call, legs, commands,
-- engaged}] of the calls with commands, without the callers' legs.
CREATE OR REPLACE FUNCTION begin_calls(now_at timestamptz, workspaces uuid[], ids uuid[], legs uuid[], sids text[], gone boolean[], peers text[],
  numbers uuid[], teams uuid[], statuses text[], finals boolean[], starts timestamptz[], versions integer[], states text,
  entry_calls uuid[], entry_workspaces uuid[], entry_ids uuid[], entry_times timestamptz[], entry_kinds text[], entry_names text[], entry_descriptions text[],
  entry_parameters jsonb[], due_calls uuid[], due_workspaces uuid[], dues timestamptz[], further jsonb,
  event_ids uuid[], event_types text[], event_keys text[], event_workspaces uuid[], event_times timestamptz[], event_correlations text[],
  event_causations text[], event_traceparents text[], event_audiences jsonb[], event_payloads text[]) RETURNS text[]
LANGUAGE plpgsql AS $$
DECLARE
  begun uuid[];
  answers text[];
BEGIN
  PERFORM set_config('app.workspace_ids', array_to_string(workspaces, ','), true);
  -- Two deliveries of one webhook: the second waits here and then sees the first one's leg. In the order of the sids, so that of
  -- two transactions that were given the same calls only one waits.
  WITH fresh AS (
    INSERT INTO call_leg (workspace_id, id, call_id, sid, ended)
    SELECT workspace, leg, this_call, sid, left_already
    FROM unnest(workspaces, legs, ids, sids, gone) AS c (workspace, leg, this_call, sid, left_already) ORDER BY sid
    ON CONFLICT (workspace_id, sid) DO NOTHING
    RETURNING call_id
  )
  SELECT array_agg(call_id) INTO begun FROM fresh;
  IF begun IS NULL THEN
    RETURN array_fill('known'::text, ARRAY[cardinality(ids)]);
  END IF;

  INSERT INTO call (workspace_id, id, direction, status, final, peer_number, phone_number_id, team_id, started_at, version, state)
  SELECT workspace, this_call, 'INBOUND', status, final, peer, number, team, started, version, state::jsonb
  FROM unnest(workspaces, ids, statuses, finals, peers, numbers, teams, starts, versions, string_to_array(states, U&'\001E'))
    AS c (workspace, this_call, status, final, peer, number, team, started, version, state)
  WHERE this_call = ANY (begun);
  INSERT INTO leg_watch (leg_id, workspace_id, call_id, sid, ask_at)
  SELECT leg, workspace, this_call, sid, now_at + interval '30 seconds'
  FROM unnest(workspaces, legs, ids, sids, gone) AS c (workspace, leg, this_call, sid, left_already)
  WHERE NOT left_already AND this_call = ANY (begun);
  INSERT INTO call_timeline (workspace_id, id, call_id, at, kind, name, description, parameters)
  SELECT workspace, entry, this_call, at, kind, name, description, parameters
  FROM unnest(entry_workspaces, entry_ids, entry_calls, entry_times, entry_kinds, entry_names, entry_descriptions, entry_parameters)
    AS e (workspace, entry, this_call, at, kind, name, description, parameters)
  WHERE this_call = ANY (begun);
  IF cardinality(due_calls) > 0 THEN
    INSERT INTO call_schedule (call_id, workspace_id, due_at)
    SELECT this_call, workspace, due FROM unnest(due_calls, due_workspaces, dues) AS d (this_call, workspace, due)
    WHERE this_call = ANY (begun);
  END IF;

  IF further IS NOT NULL THEN
    INSERT INTO call_leg (workspace_id, id, call_id, sid, ended)
    SELECT c.workspace, (l ->> 'id')::uuid, c.call, l ->> 'sid', (l ->> 'ended')::boolean
    FROM jsonb_to_recordset(further) AS c (workspace uuid, call uuid, legs jsonb), jsonb_array_elements(c.legs) AS l WHERE c.call = ANY (begun);
    INSERT INTO carrier_command (workspace_id, id, call_id, kind, body, state, created_at)
    SELECT c.workspace, (d ->> 'id')::uuid, c.call, d ->> 'kind', d, 'INTENDED', now_at
    FROM jsonb_to_recordset(further) AS c (workspace uuid, call uuid, commands jsonb), jsonb_array_elements(c.commands) AS d WHERE c.call = ANY (begun);
    INSERT INTO command_schedule (command_id, workspace_id, due_at)
    SELECT (d ->> 'id')::uuid, c.workspace, now_at + interval '5 seconds'
    FROM jsonb_to_recordset(further) AS c (workspace uuid, call uuid, commands jsonb), jsonb_array_elements(c.commands) AS d WHERE c.call = ANY (begun);
    INSERT INTO engagement (workspace_id, user_id, call_id, kind)
    SELECT c.workspace, (g ->> 'userId')::uuid, c.call, g ->> 'kind'
    FROM jsonb_to_recordset(further) AS c (workspace uuid, call uuid, engaged jsonb), jsonb_array_elements(c.engaged) AS g WHERE c.call = ANY (begun);
  END IF;

  SELECT array_agg(CASE
      WHEN NOT this_call = ANY (begun) THEN 'known'
      WHEN EXISTS (SELECT FROM pending_input p WHERE p.workspace_id = c.workspace AND p.sid = c.sid) THEN 'awaited'
      ELSE 'begun' END ORDER BY place)
  INTO answers FROM unnest(workspaces, ids, sids) WITH ORDINALITY AS c (workspace, this_call, sid, place);

  IF cardinality(begun) = cardinality(ids) THEN
    PERFORM kit.append_event_columns(event_ids, event_types, event_keys, event_workspaces, event_times, event_correlations,
      event_causations, event_traceparents, event_audiences, event_payloads);
  ELSE
    -- Events of a call that was known already are none. Their key is the call.
    PERFORM kit.append_event_columns(array_agg(e.id), array_agg(e.type), array_agg(e.key), array_agg(e.workspace), array_agg(e.at),
      array_agg(e.correlation), array_agg(e.causation), array_agg(e.traceparent), array_agg(e.audience), array_agg(e.payload))
    FROM (SELECT * FROM unnest(event_ids, event_types, event_keys, event_workspaces, event_times, event_correlations, event_causations,
            event_traceparents, event_audiences, event_payloads) WITH ORDINALITY
          AS listed (id, type, key, workspace, at, correlation, causation, traceparent, audience, payload, place)
          WHERE key::uuid = ANY (begun) ORDER BY place) AS e;
  END IF;
  RETURN answers;
END $$;
