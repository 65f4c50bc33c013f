-- The write of inbound calls that come at the same time, as one: a commit, and beginning a statement, cost more than the rows do.

-- Rows of several workspaces in one statement: of those that the transaction names, as `app.workspace_id` names the one of others.
-- Their ids stand in one text, since to take an array apart for every row would cost more than to write the row.
DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['call', 'call_leg', 'call_timeline', 'carrier_command', 'engagement'] LOOP
    EXECUTE format($policy$CREATE POLICY workspaces_together ON %I FOR INSERT
      WITH CHECK (strpos(current_setting('app.workspace_ids', true), workspace_id::text) > 0)$policy$, name);
  END LOOP;
  FOREACH name IN ARRAY ARRAY['call_leg', 'pending_input'] LOOP
    EXECUTE format($policy$CREATE POLICY workspaces_together_read ON %I FOR SELECT
      USING (strpos(current_setting('app.workspace_ids', true), workspace_id::text) > 0)$policy$, name);
  END LOOP;
END $$;

-- Entries are read by their call; a number of their own is enough to tell them apart.
ALTER TABLE call_timeline DROP CONSTRAINT call_timeline_pkey;
DROP INDEX call_timeline_call;
ALTER TABLE call_timeline ADD CONSTRAINT call_timeline_pkey PRIMARY KEY (workspace_id, call_id, position);

-- Takes [{sid, step, events}] and answers for each, in its place: 'known' (the carrier's call is known already, nothing was written),
-- 'begun', or 'awaited' (reports of its leg came before it). The first leg of a step is the caller's.
CREATE FUNCTION begin_inbound_calls(calls jsonb) RETURNS text[]
LANGUAGE plpgsql AS $$
DECLARE
  begun uuid[];
  events jsonb;
  with_commands boolean;
  answers text[];
BEGIN
  PERFORM set_config('app.workspace_ids', (SELECT string_agg(c -> 'step' ->> 'workspaceId', ',') FROM jsonb_array_elements(calls) AS c), true);
  WITH step AS MATERIALIZED (
    SELECT c.sid, c.step -> 'legs' -> 0 AS caller, s.* FROM jsonb_to_recordset(calls) AS c (sid text, step jsonb),
      jsonb_to_record(c.step) AS s ("workspaceId" uuid, "callId" uuid, now timestamptz, direction text, status text, final boolean,
        "peerNumber" text, "phoneNumberId" uuid, "teamId" uuid, "startedAt" timestamptz, version integer, state jsonb, timeline jsonb, "dueAt" timestamptz)
  ), fresh AS (
    -- Two deliveries of one webhook: the second waits here and then sees the first one's leg. In the order of the sids, so that of
    -- two transactions that were given the same calls only one waits.
    INSERT INTO call_leg (workspace_id, id, call_id, sid, ended)
    SELECT "workspaceId", (caller ->> 'id')::uuid, "callId", sid, (caller ->> 'ended')::boolean FROM step ORDER BY sid
    ON CONFLICT (workspace_id, sid) DO NOTHING
    RETURNING call_id
  ), beginning AS MATERIALIZED (
    SELECT step.* FROM fresh JOIN step ON step."callId" = fresh.call_id
  ), made AS (
    INSERT INTO call (workspace_id, id, direction, status, final, peer_number, phone_number_id, team_id, started_at, version, state)
    SELECT "workspaceId", "callId", direction, status, final, "peerNumber", "phoneNumberId", "teamId", "startedAt", version, state FROM beginning
  ), watched AS (
    INSERT INTO leg_watch (leg_id, workspace_id, call_id, sid, ask_at)
    SELECT (caller ->> 'id')::uuid, "workspaceId", "callId", sid, now + interval '30 seconds' FROM beginning WHERE NOT (caller ->> 'ended')::boolean
  ), told AS (
    INSERT INTO call_timeline (workspace_id, id, call_id, at, kind, name, description, parameters)
    SELECT "workspaceId", (t ->> 'id')::uuid, "callId", (t ->> 'at')::timestamptz, t ->> 'kind', t ->> 'name', t ->> 'description', t -> 'parameters'
    FROM beginning, jsonb_array_elements(timeline) AS t
  ), scheduled AS (
    INSERT INTO call_schedule (call_id, workspace_id, due_at) SELECT "callId", "workspaceId", "dueAt" FROM beginning WHERE "dueAt" IS NOT NULL
  )
  SELECT array_agg("callId") INTO begun FROM beginning;

  SELECT jsonb_agg(e), bool_or(c.step -> 'commands' -> 0 IS NOT NULL) INTO events, with_commands
  FROM jsonb_to_recordset(calls) AS c (step jsonb, events jsonb), jsonb_array_elements(c.events) AS e
  WHERE (c.step ->> 'callId')::uuid = ANY (begun);
  IF with_commands THEN
    INSERT INTO call_leg (workspace_id, id, call_id, sid, ended)
    SELECT (c.step ->> 'workspaceId')::uuid, (l ->> 'id')::uuid, (c.step ->> 'callId')::uuid, l ->> 'sid', (l ->> 'ended')::boolean
    FROM jsonb_to_recordset(calls) AS c (step jsonb), jsonb_array_elements((c.step -> 'legs') - 0) AS l
    WHERE (c.step ->> 'callId')::uuid = ANY (begun);
    INSERT INTO carrier_command (workspace_id, id, call_id, kind, body, state, created_at)
    SELECT (c.step ->> 'workspaceId')::uuid, (d ->> 'id')::uuid, (c.step ->> 'callId')::uuid, d ->> 'kind', d, 'INTENDED', (c.step ->> 'now')::timestamptz
    FROM jsonb_to_recordset(calls) AS c (step jsonb), jsonb_array_elements(c.step -> 'commands') AS d
    WHERE (c.step ->> 'callId')::uuid = ANY (begun);
    INSERT INTO command_schedule (command_id, workspace_id, due_at)
    SELECT (d ->> 'id')::uuid, (c.step ->> 'workspaceId')::uuid, (c.step ->> 'now')::timestamptz + interval '5 seconds'
    FROM jsonb_to_recordset(calls) AS c (step jsonb), jsonb_array_elements(c.step -> 'commands') AS d
    WHERE (c.step ->> 'callId')::uuid = ANY (begun);
    INSERT INTO engagement (workspace_id, user_id, call_id, kind)
    SELECT (c.step ->> 'workspaceId')::uuid, (g ->> 'userId')::uuid, (c.step ->> 'callId')::uuid, g ->> 'kind'
    FROM jsonb_to_recordset(calls) AS c (step jsonb), jsonb_array_elements(c.step -> 'engaged') AS g
    WHERE (c.step ->> 'callId')::uuid = ANY (begun);
  END IF;

  SELECT array_agg(CASE
      WHEN begun IS NULL OR NOT (c.value -> 'step' ->> 'callId')::uuid = ANY (begun) THEN 'known'
      WHEN EXISTS (SELECT FROM pending_input p WHERE p.workspace_id = (c.value -> 'step' ->> 'workspaceId')::uuid AND p.sid = c.value ->> 'sid') THEN 'awaited'
      ELSE 'begun' END ORDER BY c.ordinal)
  INTO answers FROM jsonb_array_elements(calls) WITH ORDINALITY AS c (value, ordinal);
  IF events IS NOT NULL THEN
    PERFORM kit.append_events(events);
  END IF;
  RETURN answers;
END $$;

-- A replica of the version before still begins one call at a time.
CREATE OR REPLACE FUNCTION begin_inbound_call(step jsonb, call_sid text, events jsonb) RETURNS text
LANGUAGE sql AS $$
  SELECT (begin_inbound_calls(jsonb_build_array(jsonb_build_object('sid', call_sid, 'step', step, 'events', events))))[1]
$$;
