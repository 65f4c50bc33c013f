-- ── Tables without a workspace: routing and schedulers hold ids and times, nothing else. ──

CREATE TABLE number_route (
  number text NOT NULL,
  workspace_id uuid NOT NULL,
  phone_number_id uuid NOT NULL,
  CONSTRAINT number_route_pkey PRIMARY KEY (number)
);

CREATE TABLE call_schedule (
  call_id uuid NOT NULL,
  workspace_id uuid NOT NULL,
  due_at timestamptz(3) NOT NULL,
  CONSTRAINT call_schedule_pkey PRIMARY KEY (call_id)
);
CREATE INDEX call_schedule_due_at ON call_schedule (due_at);

CREATE TABLE command_schedule (
  command_id uuid NOT NULL,
  workspace_id uuid NOT NULL,
  due_at timestamptz(3) NOT NULL,
  CONSTRAINT command_schedule_pkey PRIMARY KEY (command_id)
);
CREATE INDEX command_schedule_due_at ON command_schedule (due_at);

-- Legs that are up as far as we know, and when we last heard of them.
CREATE TABLE leg_watch (
  leg_id uuid NOT NULL,
  workspace_id uuid NOT NULL,
  call_id uuid NOT NULL,
  sid text NOT NULL,
  ask_at timestamptz(3) NOT NULL,
  CONSTRAINT leg_watch_pkey PRIMARY KEY (leg_id)
);
CREATE INDEX leg_watch_ask_at ON leg_watch (ask_at);

-- When the last heart-beat of a device of a user stops counting.
CREATE TABLE device_watch (
  workspace_id uuid NOT NULL,
  user_id uuid NOT NULL,
  due_at timestamptz(3) NOT NULL,
  CONSTRAINT device_watch_pkey PRIMARY KEY (workspace_id, user_id)
);
CREATE INDEX device_watch_due_at ON device_watch (due_at);

-- ── Copies of what other services own. ──

CREATE TABLE workspace_copy (
  workspace_id uuid NOT NULL,
  default_team_id uuid NOT NULL,
  country text NOT NULL,
  status text NOT NULL,
  is_demo boolean NOT NULL,
  version integer NOT NULL,
  CONSTRAINT workspace_copy_pkey PRIMARY KEY (workspace_id)
);

CREATE TABLE balance_copy (
  workspace_id uuid NOT NULL,
  test_minutes_left integer NOT NULL,
  balance_micros bigint NOT NULL,
  version integer NOT NULL,
  CONSTRAINT balance_copy_pkey PRIMARY KEY (workspace_id)
);

CREATE TABLE team_copy (
  workspace_id uuid NOT NULL,
  id uuid NOT NULL,
  name text NOT NULL,
  member_user_ids uuid[] NOT NULL,
  version integer NOT NULL,
  CONSTRAINT team_copy_pkey PRIMARY KEY (workspace_id, id)
);

CREATE TABLE member_copy (
  workspace_id uuid NOT NULL,
  user_id uuid NOT NULL,
  name text NOT NULL,
  active boolean NOT NULL,
  has_seat boolean NOT NULL,
  presence text NOT NULL,
  version integer NOT NULL,
  CONSTRAINT member_copy_pkey PRIMARY KEY (workspace_id, user_id)
);

-- ── Numbers and devices. ──

CREATE TABLE phone_number (
  workspace_id uuid NOT NULL,
  id uuid NOT NULL,
  number text NOT NULL,
  name text NOT NULL,
  status text NOT NULL CHECK (status IN ('AVAILABLE', 'UNAVAILABLE', 'RELEASED')),
  country text NOT NULL,
  type text NOT NULL CHECK (type IN ('LOCAL', 'MOBILE', 'TOLL_FREE', 'WEB')),
  is_test_number boolean NOT NULL,
  is_free boolean NOT NULL,
  free_until timestamptz(3),
  enable_call_recording boolean NOT NULL DEFAULT false,
  enable_transcription boolean NOT NULL DEFAULT false,
  flow_type text NOT NULL DEFAULT 'CLASSIC' CHECK (flow_type IN ('CLASSIC')),
  team_id uuid NOT NULL,
  timeout_seconds integer NOT NULL DEFAULT 20 CHECK (timeout_seconds BETWEEN 5 AND 120),
  play_greeting boolean NOT NULL DEFAULT false,
  carrier_sid text,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz(3) NOT NULL,
  CONSTRAINT phone_number_pkey PRIMARY KEY (workspace_id, id)
);
CREATE UNIQUE INDEX phone_number_one_test_number ON phone_number (workspace_id) WHERE is_test_number AND status <> 'RELEASED';

CREATE TABLE device (
  workspace_id uuid NOT NULL,
  user_id uuid NOT NULL,
  device_id text NOT NULL,
  identity text NOT NULL,
  label text NOT NULL,
  state text NOT NULL CHECK (state IN ('REGISTERED', 'UNREGISTERED', 'GONE')),
  microphone_allowed boolean NOT NULL,
  last_seen_at timestamptz(3) NOT NULL,
  CONSTRAINT device_pkey PRIMARY KEY (workspace_id, user_id, device_id)
);

-- What was last said about who can ring.
CREATE TABLE reachability (
  workspace_id uuid NOT NULL,
  user_id uuid NOT NULL,
  reachable boolean NOT NULL,
  devices text[] NOT NULL,
  CONSTRAINT reachability_pkey PRIMARY KEY (workspace_id, user_id)
);

-- ── Calls. ──

CREATE TABLE call (
  workspace_id uuid NOT NULL,
  id uuid NOT NULL,
  direction text NOT NULL,
  status text NOT NULL,
  final boolean NOT NULL,
  peer_number text NOT NULL,
  phone_number_id uuid NOT NULL,
  team_id uuid,
  agent_user_id uuid,
  started_at timestamptz(3) NOT NULL,
  version integer NOT NULL,
  -- The whole call: services/telephony/src/calls/engine/state.ts.
  state jsonb NOT NULL,
  idempotency_key text,
  is_demo boolean NOT NULL DEFAULT false,
  CONSTRAINT call_pkey PRIMARY KEY (workspace_id, id)
);
CREATE UNIQUE INDEX call_idempotency_key ON call (workspace_id, idempotency_key);
CREATE INDEX call_live ON call (workspace_id, started_at) WHERE NOT final;

CREATE TABLE call_leg (
  workspace_id uuid NOT NULL,
  id uuid NOT NULL,
  call_id uuid NOT NULL,
  sid text,
  ended boolean NOT NULL,
  CONSTRAINT call_leg_pkey PRIMARY KEY (workspace_id, id)
);
CREATE UNIQUE INDEX call_leg_sid ON call_leg (workspace_id, sid);

-- Keys of the inputs that a call has had: each has its effect once.
CREATE TABLE call_input (
  workspace_id uuid NOT NULL,
  call_id uuid NOT NULL,
  key text NOT NULL,
  received_at timestamptz(3) NOT NULL,
  CONSTRAINT call_input_pkey PRIMARY KEY (workspace_id, call_id, key)
);

-- Inputs for a leg that nobody knows yet; they wait for it.
CREATE TABLE pending_input (
  workspace_id uuid NOT NULL,
  sid text NOT NULL,
  key text NOT NULL,
  input jsonb NOT NULL,
  received_at timestamptz(3) NOT NULL,
  CONSTRAINT pending_input_pkey PRIMARY KEY (workspace_id, sid, key)
);

CREATE TABLE call_timeline (
  workspace_id uuid NOT NULL,
  id uuid NOT NULL,
  call_id uuid NOT NULL,
  position bigserial NOT NULL,
  at timestamptz(3) NOT NULL,
  kind text NOT NULL CHECK (kind IN ('fact', 'good', 'waited', 'skipped')),
  name text NOT NULL,
  description text NOT NULL,
  parameters jsonb NOT NULL,
  CONSTRAINT call_timeline_pkey PRIMARY KEY (workspace_id, id)
);
CREATE INDEX call_timeline_call ON call_timeline (workspace_id, call_id, position);

-- What the carrier (or billing) is to do: the carrier's POSTs take no idempotency key, so each one has its row.
CREATE TABLE carrier_command (
  workspace_id uuid NOT NULL,
  id uuid NOT NULL,
  call_id uuid NOT NULL,
  kind text NOT NULL,
  body jsonb NOT NULL,
  state text NOT NULL CHECK (state IN ('INTENDED', 'SENT', 'CONFIRMED', 'FAILED', 'UNCERTAIN')),
  attempts integer NOT NULL DEFAULT 0,
  created_at timestamptz(3) NOT NULL,
  sent_at timestamptz(3),
  result text,
  CONSTRAINT carrier_command_pkey PRIMARY KEY (workspace_id, id)
);
CREATE INDEX carrier_command_call ON carrier_command (workspace_id, call_id);

-- Who is on a call or is being offered one.
CREATE TABLE engagement (
  workspace_id uuid NOT NULL,
  user_id uuid NOT NULL,
  call_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('CALL', 'OFFER')),
  CONSTRAINT engagement_pkey PRIMARY KEY (workspace_id, user_id, call_id)
);
-- One active call per person (defaults 22).
CREATE UNIQUE INDEX engagement_one_call ON engagement (workspace_id, user_id) WHERE kind = 'CALL';
CREATE INDEX engagement_call ON engagement (workspace_id, call_id);

DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['workspace_copy', 'balance_copy', 'team_copy', 'member_copy', 'phone_number', 'device', 'reachability', 'call',
    'call_leg', 'call_input', 'pending_input', 'call_timeline', 'carrier_command', 'engagement'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format($policy$CREATE POLICY workspace ON %I
      USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)
      WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)$policy$, name);
  END LOOP;
END $$;

-- The members of a team with everything that decides whether they can ring, in list order.
CREATE FUNCTION ring_candidates(workspace uuid, team uuid, this_call uuid, seen_after timestamptz) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT coalesce(jsonb_agg(jsonb_build_object(
    'userId', m.user_id,
    'name', m.name,
    'active', m.active,
    'hasSeat', m.has_seat,
    'presence', m.presence,
    'engaged', (SELECT e.kind FROM engagement e WHERE e.workspace_id = workspace AND e.user_id = m.user_id AND e.call_id <> this_call
                ORDER BY e.kind LIMIT 1),
    'devices', (SELECT coalesce(jsonb_agg(jsonb_build_object('identity', d.identity, 'label', d.label) ORDER BY d.device_id), '[]'::jsonb)
                FROM device d WHERE d.workspace_id = workspace AND d.user_id = m.user_id AND d.state = 'REGISTERED' AND d.last_seen_at > seen_after)
  ) ORDER BY list.position), '[]'::jsonb)
  FROM team_copy t
  CROSS JOIN LATERAL unnest(t.member_user_ids) WITH ORDINALITY AS list (user_id, position)
  JOIN member_copy m ON m.workspace_id = workspace AND m.user_id = list.user_id
  WHERE t.workspace_id = workspace AND t.id = team
$$;

-- The one read of an inbound call: where the number leads, who could take it, and whether this call is known already.
CREATE FUNCTION read_inbound_call(called text, call_sid text, this_call uuid, seen_after timestamptz) RETURNS jsonb
LANGUAGE plpgsql AS $$
DECLARE
  route number_route;
  dialled phone_number;
BEGIN
  SELECT * INTO route FROM number_route WHERE number = called;
  IF NOT FOUND THEN
    RETURN NULL;
  END IF;
  PERFORM set_config('app.workspace_id', route.workspace_id::text, true);
  SELECT * INTO dialled FROM phone_number WHERE workspace_id = route.workspace_id AND id = route.phone_number_id;
  RETURN jsonb_build_object(
    'workspaceId', route.workspace_id,
    'number', to_jsonb(dialled),
    'workspaceStatus', (SELECT status FROM workspace_copy WHERE workspace_id = route.workspace_id),
    'testMinutesLeft', (SELECT test_minutes_left FROM balance_copy WHERE workspace_id = route.workspace_id),
    'balanceMicros', (SELECT balance_micros FROM balance_copy WHERE workspace_id = route.workspace_id),
    'candidates', ring_candidates(route.workspace_id, dialled.team_id, this_call, seen_after),
    'known', (SELECT c.state FROM call_leg l JOIN call c ON c.workspace_id = l.workspace_id AND c.id = l.call_id
              WHERE l.workspace_id = route.workspace_id AND l.sid = call_sid));
END $$;

-- Writes one step of a call, in the transaction of the caller: state, input key, legs, timeline, commands, schedules.
-- No rule lies in here. `step` is what src/calls/callStore.ts builds.
CREATE FUNCTION write_call_step(step jsonb) RETURNS void
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

-- The one write of an inbound call. False: the carrier's call is known already, nothing was written.
CREATE FUNCTION begin_inbound_call(step jsonb, call_sid text, events jsonb) RETURNS boolean
LANGUAGE plpgsql AS $$
DECLARE
  workspace uuid := (step ->> 'workspaceId')::uuid;
BEGIN
  PERFORM set_config('app.workspace_id', workspace::text, true);
  -- Two deliveries of one webhook: the second waits here and then sees the first one's leg.
  PERFORM pg_advisory_xact_lock(hashtextextended(call_sid, 0));
  PERFORM 1 FROM call_leg WHERE workspace_id = workspace AND sid = call_sid;
  IF FOUND THEN
    RETURN false;
  END IF;
  PERFORM write_call_step(step);
  INSERT INTO call_input (workspace_id, call_id, key, received_at)
  VALUES (workspace, (step ->> 'callId')::uuid, 'arrived', (step ->> 'now')::timestamptz);
  PERFORM kit.append_events(events);
  RETURN true;
END $$;

-- Takes a command for sending: null when somebody else has it or it is done.
CREATE FUNCTION claim_command(workspace uuid, command uuid, now_at timestamptz) RETURNS jsonb
LANGUAGE plpgsql AS $$
DECLARE
  taken jsonb;
BEGIN
  PERFORM set_config('app.workspace_id', workspace::text, true);
  UPDATE carrier_command c SET state = 'SENT', sent_at = now_at, attempts = attempts + 1
  WHERE c.workspace_id = workspace AND c.id = command AND c.state = 'INTENDED'
  RETURNING jsonb_build_object('callId', c.call_id, 'body', c.body, 'attempts', c.attempts,
    'call', (SELECT state FROM call WHERE workspace_id = workspace AND id = c.call_id)) INTO taken;
  IF taken IS NOT NULL THEN
    UPDATE command_schedule SET due_at = now_at + interval '15 seconds' WHERE command_id = command;
  END IF;
  RETURN taken;
END $$;

-- Gives a command back: it provably did nothing, and is tried again later.
CREATE FUNCTION release_command(workspace uuid, command uuid, due timestamptz, why text) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_config('app.workspace_id', workspace::text, true);
  UPDATE carrier_command SET state = 'INTENDED', result = why WHERE workspace_id = workspace AND id = command AND state = 'SENT';
  UPDATE command_schedule SET due_at = due WHERE command_id = command;
END $$;
