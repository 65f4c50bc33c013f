-- ── Tables without a workspace: routing and schedulers hold ids and times, nothing else. ──
CREATE TABLE number_route (
  number text NOT NULL,
  workspace_id uuid NOT NULL,
  phone_number_id uuid NOT NULL,
  -- When something happens to a number that is lent: its days end, or it goes back to the pool. Where numbers lead knows no
  -- workspace, so that what is due is found without asking each of them. Null: nothing ends it.
  due_at timestamptz(3),
  CONSTRAINT number_route_pkey PRIMARY KEY (number)
);
CREATE INDEX number_route_due ON number_route (due_at) WHERE due_at IS NOT NULL;

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
  -- A day of the live board begins at midnight of the workspace's zone.
  timezone text NOT NULL DEFAULT 'UTC',
  -- Callers hear our own words in the workspace's language.
  language text NOT NULL DEFAULT '',
  -- What a new number's begins with.
  address jsonb,
  -- Seconds within which an answer is in time (defaults 19), as the workspace chose them; until it tells of itself, as usual.
  service_level_seconds integer NOT NULL DEFAULT 20,
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
  -- A team that is gone keeps its row, so that an older event does not bring it back; no number is given to it.
  deleted boolean NOT NULL DEFAULT false,
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
  -- A member's own hours, as src/hours/hours.ts has them; null: calls may come at any time. And when the presence was last chosen.
  hours jsonb,
  presence_chosen_at timestamptz(3),
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
  flow_type text NOT NULL DEFAULT 'CLASSIC',
  team_id uuid NOT NULL,
  timeout_seconds integer NOT NULL DEFAULT 20 CHECK (timeout_seconds BETWEEN 5 AND 120),
  play_greeting boolean NOT NULL DEFAULT false,
  carrier_sid text,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz(3) NOT NULL,
  -- Whether a caller whom nobody takes may leave a message: on unless somebody switches it off (defaults 7.3).
  voicemail boolean NOT NULL DEFAULT true,
  -- When calls are taken (kit/hours); NULL: at any time. Outside them VOICEMAIL, or LET_CALL_THROUGH (defaults 10).
  hours jsonb,
  closed_fallback text NOT NULL DEFAULT 'VOICEMAIL',
  -- What a number's flow needs beyond its columns: menus, sounds, fallbacks, forwards (src/calls/engine/flow/config.ts).
  flow jsonb,
  -- Whether a number takes nobody who hides theirs.
  block_anonymous_calls boolean NOT NULL DEFAULT false,
  release_date timestamptz(3),
  -- Where responders are sent when somebody calls an emergency number with a number (defaults 7.3): the fields of WorkspaceAddress.
  -- Null: not known.
  emergency_address jsonb,
  -- Of the end of a test number its workspace is told three days and one day before. So many days were left when it was told last;
  -- null: it was not told yet. A renewed loan begins anew.
  end_told_days smallint,
  CONSTRAINT phone_number_pkey PRIMARY KEY (workspace_id, id)
);
CREATE UNIQUE INDEX phone_number_one_test_number ON phone_number (workspace_id) WHERE is_test_number AND (status <> 'RELEASED');

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
) WITH (fillfactor = 70);

-- What was last said about who can ring.
CREATE TABLE reachability (
  workspace_id uuid NOT NULL,
  user_id uuid NOT NULL,
  reachable boolean NOT NULL,
  devices text[] NOT NULL,
  -- Why each device that does not ring does not, as pages were told last.
  reasons text[] NOT NULL DEFAULT '{}',
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
CREATE INDEX call_live ON call (workspace_id, started_at) WHERE NOT final;
-- The calls that people began lately: their number is limited (defaults 22).
CREATE INDEX call_begun_by_people ON call (workspace_id, started_at) WHERE idempotency_key IS NOT NULL;
CREATE UNIQUE INDEX call_idempotency_key ON call (workspace_id, idempotency_key) WHERE idempotency_key IS NOT NULL;
CREATE INDEX call_peer ON call (workspace_id, peer_number, id);

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
  kind text NOT NULL,
  name text NOT NULL,
  description text NOT NULL,
  parameters jsonb NOT NULL,
  CONSTRAINT call_timeline_pkey PRIMARY KEY (workspace_id, call_id, "position")
);

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
  kind text NOT NULL CHECK (kind IN ('CALL', 'OFFER', 'ASIDE')),
  CONSTRAINT engagement_pkey PRIMARY KEY (workspace_id, user_id, call_id)
);
-- One active call per person (defaults 22).
CREATE UNIQUE INDEX engagement_one_call ON engagement (workspace_id, user_id) WHERE kind = 'CALL';
CREATE INDEX engagement_call ON engagement (workspace_id, call_id);

-- Up to when the carrier's own list of calls was compared with ours: a call whose webhooks never reached us is found there.
-- A table without a workspace.
CREATE TABLE carrier_look (
  what text NOT NULL,
  looked_until timestamptz(3) NOT NULL,
  CONSTRAINT carrier_look_pkey PRIMARY KEY (what)
);

-- When the own hours of a member next begin or end: whoever has a page open is told then. A table without a workspace.
CREATE TABLE presence_watch (
  workspace_id uuid NOT NULL,
  user_id uuid NOT NULL,
  due_at timestamptz(3) NOT NULL,
  CONSTRAINT presence_watch_pkey PRIMARY KEY (workspace_id, user_id)
);
CREATE INDEX presence_watch_due_at ON presence_watch (due_at);

-- What bears on the presence that a member chose (defaults 8.5). No row: nothing does.
CREATE TABLE presence_limit (
  workspace_id uuid NOT NULL,
  user_id uuid NOT NULL,
  -- Offers that rang until their time-out, since the last answer or choice.
  missed_in_a_row integer NOT NULL DEFAULT 0,
  paused_at timestamptz(3),
  -- The own hours are overridden until their next block.
  available_until timestamptz(3),
  -- What was last told of it, so that it is told once.
  said text NOT NULL DEFAULT '',
  CONSTRAINT presence_limit_pkey PRIMARY KEY (workspace_id, user_id)
);

-- A queue is there as long as callers may come to it: its row is what replicas lock, and where RRMEMORY goes on.
CREATE TABLE call_queue (
  workspace_id uuid NOT NULL,
  id text NOT NULL,
  turn_user_id uuid,
  turn_position integer,
  CONSTRAINT call_queue_pkey PRIMARY KEY (workspace_id, id)
);

-- What a queue knows of its members: FEWESTCALLS counts by period (a day, a week), LEASTRECENT looks at the last end.
CREATE TABLE queue_member (
  workspace_id uuid NOT NULL,
  queue_id text NOT NULL,
  user_id uuid NOT NULL,
  completed integer NOT NULL DEFAULT 0,
  period text NOT NULL DEFAULT '',
  last_end timestamptz(3),
  CONSTRAINT queue_member_pkey PRIMARY KEY (workspace_id, queue_id, user_id)
);

-- When a member's last call ended: wrap-up begins then.
CREATE TABLE member_call_end (
  workspace_id uuid NOT NULL,
  user_id uuid NOT NULL,
  ended_at timestamptz(3) NOT NULL,
  -- For how long the person is not rung after that call, in seconds: what the phone counts down. Null: as usual.
  wrap_up_seconds integer,
  CONSTRAINT member_call_end_pkey PRIMARY KEY (workspace_id, user_id)
);

-- Workspaces in which callers wait, and when their queues are looked at next. A table without a workspace.
CREATE TABLE queue_watch (
  workspace_id uuid NOT NULL,
  due_at timestamptz(3) NOT NULL,
  CONSTRAINT queue_watch_pkey PRIMARY KEY (workspace_id)
);
CREATE INDEX queue_watch_due_at ON queue_watch (due_at);

-- What callers hear besides our own prompts. The bytes lie in the store of files, at sounds/<workspace>/<id>.<kind>.
CREATE TABLE sound (
  workspace_id uuid NOT NULL,
  id uuid NOT NULL,
  name text NOT NULL,
  type text NOT NULL CHECK (type IN ('AUDIO', 'MOH')),
  mime_type text NOT NULL CHECK (mime_type IN ('audio/mpeg', 'audio/wav')),
  size_bytes bigint NOT NULL,
  duration_seconds integer NOT NULL,
  text text NOT NULL DEFAULT '',
  voice text NOT NULL DEFAULT '',
  created_by uuid NOT NULL,
  created_at timestamptz(3) NOT NULL,
  CONSTRAINT sound_pkey PRIMARY KEY (workspace_id, id)
);
CREATE UNIQUE INDEX sound_name ON sound (workspace_id, lower(name));

-- What people edit of a number's flow. Without a document the draft is what is live; the revision grows all the same, so that
-- who has seen an older draft never overwrites a newer one.
CREATE TABLE call_flow_draft (
  workspace_id uuid NOT NULL,
  phone_number_id uuid NOT NULL,
  revision integer NOT NULL,
  document jsonb,
  updated_at timestamptz(3) NOT NULL,
  updated_by uuid NOT NULL,
  CONSTRAINT call_flow_draft_pkey PRIMARY KEY (workspace_id, phone_number_id)
);

-- Published flows, kept for good. The one that is live also lies in phone_number.flow, where a call finds it with its number.
CREATE TABLE call_flow_version (
  workspace_id uuid NOT NULL,
  phone_number_id uuid NOT NULL,
  version integer NOT NULL,
  document jsonb NOT NULL,
  note text NOT NULL DEFAULT '',
  -- The earlier version of which this one is a copy.
  restored_version integer,
  published_at timestamptz(3) NOT NULL,
  published_by uuid NOT NULL,
  CONSTRAINT call_flow_version_pkey PRIMARY KEY (workspace_id, phone_number_id, version)
);

-- Trials that are kept, each with what it should come to and what it came to last.
CREATE TABLE call_flow_test (
  workspace_id uuid NOT NULL,
  id uuid NOT NULL,
  phone_number_id uuid NOT NULL,
  name text NOT NULL,
  trial jsonb NOT NULL,
  expected jsonb NOT NULL,
  last_result jsonb,
  created_at timestamptz(3) NOT NULL,
  CONSTRAINT call_flow_test_pkey PRIMARY KEY (workspace_id, id)
);
CREATE INDEX call_flow_test_number ON call_flow_test (workspace_id, phone_number_id);

-- The words of a recording. How far they are stands in the call's own state; here is what was found, and what of an unfinished
-- run needs not be done again (progress). `run` tells a worker that another one took over.
CREATE TABLE call_transcript (
  workspace_id uuid NOT NULL,
  call_id uuid NOT NULL,
  requested_at timestamptz(3) NOT NULL,
  run integer NOT NULL DEFAULT 0,
  attempts integer NOT NULL DEFAULT 0,
  engine text NOT NULL DEFAULT '',
  model text NOT NULL DEFAULT '',
  language text NOT NULL DEFAULT '',
  progress jsonb NOT NULL DEFAULT '[]',
  turns jsonb NOT NULL DEFAULT '[]',
  corrections jsonb NOT NULL DEFAULT '[]',
  sentiment text CHECK (sentiment IN ('POSITIVE', 'NEUTRAL', 'NEGATIVE', 'MIXED')),
  customer_words_per_minute double precision,
  summary jsonb,
  finished_at timestamptz(3),
  CONSTRAINT call_transcript_pkey PRIMARY KEY (workspace_id, call_id)
);

-- Recordings whose words are wanted, and when the next worker may take one: a claim moves the time on, so that what a dead worker
-- held comes back by itself. A table without a workspace.
CREATE TABLE transcript_due (
  call_id uuid NOT NULL,
  workspace_id uuid NOT NULL,
  due_at timestamptz(3) NOT NULL,
  CONSTRAINT transcript_due_pkey PRIMARY KEY (call_id)
);
CREATE INDEX transcript_due_due_at ON transcript_due (due_at);

-- What the plan holds: a voicemail is written down without anybody signed in who could show it.
CREATE TABLE plan_copy (
  workspace_id uuid NOT NULL,
  features text[] NOT NULL,
  version integer NOT NULL,
  -- For how many days the plan keeps recordings: null where it sets no bound, or nobody has told yet; nothing is deleted on a guess.
  recording_days integer,
  -- Figures of recording_days that were longer, each with the moment until which it still holds: a smaller plan deletes nothing at
  -- once. [{"days": int or null where there was no bound, "until": epoch ms}]; empty where the plan's figure holds.
  earlier_recording_days jsonb NOT NULL DEFAULT '[]',
  -- What a plan's features are, by their names, as billing tells them: {"CALL_RECORDING": "ON_DEMAND", "TALK_TIME_CAP": "60"}. A
  -- feature's name alone does not say how much of it there is. Empty where nobody has told yet; nothing is held back on a guess.
  feature_values jsonb NOT NULL DEFAULT '{}',
  CONSTRAINT plan_copy_pkey PRIMARY KEY (workspace_id)
);

-- Calls whose words are to be summed up, and when the next worker may take one: a claim moves the time on and counts the run, so that
-- what a dead worker held comes back by itself and nobody writes over who took over. A table without a workspace; the summary itself
-- lies beside the words (call_transcript.summary).
CREATE TABLE call_summary_due (
  call_id uuid NOT NULL,
  workspace_id uuid NOT NULL,
  due_at timestamptz(3) NOT NULL,
  requested_at timestamptz(3) NOT NULL,
  run integer NOT NULL DEFAULT 0,
  attempts integer NOT NULL DEFAULT 0,
  CONSTRAINT call_summary_due_pkey PRIMARY KEY (call_id)
);
CREATE INDEX call_summary_due_due_at ON call_summary_due (due_at);

-- What the browser of one of our people saw of the media of its leg of a call: a row per leg, kept small by the service. The
-- words of it stand in the call's timeline.
CREATE TABLE call_quality (
  workspace_id uuid NOT NULL,
  call_id uuid NOT NULL,
  leg_id uuid NOT NULL,
  user_id uuid NOT NULL,
  began_at timestamptz(3) NOT NULL,
  reported_at timestamptz(3),
  final boolean NOT NULL DEFAULT false,
  setup jsonb NOT NULL DEFAULT '{}',
  samples jsonb NOT NULL DEFAULT '[]',
  warnings jsonb NOT NULL DEFAULT '[]',
  summary jsonb NOT NULL DEFAULT '{}',
  CONSTRAINT call_quality_pkey PRIMARY KEY (workspace_id, call_id, leg_id)
);

-- Who was last given which recording to hear, or its words to read, and when: said once for a while, not once for each click.
CREATE TABLE recording_access (
  workspace_id uuid NOT NULL,
  call_id uuid NOT NULL,
  user_id uuid NOT NULL,
  access text NOT NULL CHECK (access IN ('HEARD', 'DOWNLOADED', 'READ')),
  noted_at timestamptz(3) NOT NULL,
  CONSTRAINT recording_access_pkey PRIMARY KEY (workspace_id, call_id, user_id, access)
);

-- Recordings whose file lies in our store, over all workspaces: since when, and from when on it is to be taken out. A table without a
-- workspace, so that what is due is found without asking each of them.
CREATE TABLE recording_kept (
  call_id uuid NOT NULL,
  workspace_id uuid NOT NULL,
  recorded_at timestamptz(3) NOT NULL,
  purge_at timestamptz(3),
  CONSTRAINT recording_kept_pkey PRIMARY KEY (call_id)
);
CREATE INDEX recording_kept_purge_at ON recording_kept (purge_at) WHERE purge_at IS NOT NULL;
CREATE INDEX recording_kept_age ON recording_kept (workspace_id, recorded_at) WHERE purge_at IS NULL;

-- For how many days the workspace keeps them, where it chose fewer; null: as the plan.
CREATE TABLE recording_settings (
  workspace_id uuid NOT NULL,
  retention_days integer CHECK (retention_days > 0),
  version integer NOT NULL,
  updated_by uuid NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  -- Who may hear recordings and read their words, as the workspace chose (defaults 2.2).
  access text NOT NULL DEFAULT 'HANDLERS_AND_MANAGERS' CHECK (access IN ('HANDLERS_AND_MANAGERS', 'TEAM', 'ADMINS')),
  -- Whether those who talk see that somebody listens to their call, as the workspace chose (defaults 12.5).
  notify_agent_on_monitor boolean NOT NULL DEFAULT true,
  CONSTRAINT recording_settings_pkey PRIMARY KEY (workspace_id)
);

-- How often a workspace has asked for a new secret of its call flows' web services. The secrets themselves come of the
-- deployment's key ring and this number; a workspace that never asked has no row.
CREATE TABLE webhook_secret (
  workspace_id uuid NOT NULL,
  generation integer NOT NULL CHECK (generation > 0),
  changed_at timestamptz(3) NOT NULL,
  changed_by uuid NOT NULL,
  CONSTRAINT webhook_secret_pkey PRIMARY KEY (workspace_id)
);

-- What a night has deleted because its time was over, and nobody was told of yet: counted with each deletion, taken out with the
-- event that tells of it. A table without a workspace, so that what a night left that broke off is found by the next.
CREATE TABLE recording_expiry (
  workspace_id uuid NOT NULL,
  night date NOT NULL,
  recordings integer NOT NULL,
  transcripts integer NOT NULL,
  recorded_until timestamptz(3) NOT NULL,
  CONSTRAINT recording_expiry_pkey PRIMARY KEY (workspace_id, night)
);

-- Texts that were said to be listened to, over all workspaces, and from when on their file is to go. A table without a workspace, so
-- that what is due is found without asking each of them.
CREATE TABLE speech_preview (
  storage_key text NOT NULL,
  purge_at timestamptz(3) NOT NULL,
  CONSTRAINT speech_preview_pkey PRIMARY KEY (storage_key)
);
CREATE INDEX speech_preview_purge_at ON speech_preview (purge_at);

-- Callers whom a workspace does not take (defaults 11.1). `match_key`: by which two spellings of a number are the same person's
-- (kit/phone); the caller is looked up by it. The name is kept as it was, so that a call can say who blocked it without a further read.
CREATE TABLE blocked_number (
  workspace_id uuid NOT NULL,
  id uuid NOT NULL,
  number text NOT NULL,
  match_key text NOT NULL,
  reason text NOT NULL DEFAULT '',
  blocked_by uuid NOT NULL,
  blocked_by_name text NOT NULL,
  blocked_at timestamptz(3) NOT NULL,
  CONSTRAINT blocked_number_pkey PRIMARY KEY (workspace_id, id)
);
CREATE UNIQUE INDEX blocked_number_of_caller ON blocked_number (workspace_id, match_key);
CREATE INDEX blocked_number_newest ON blocked_number (workspace_id, blocked_at DESC, id DESC);

-- Whether each person is there for calls, as it was last told: the figures of occupancy count these times (defaults 19). No row:
-- never yet.
CREATE TABLE availability (
  workspace_id uuid NOT NULL,
  user_id uuid NOT NULL,
  available boolean NOT NULL,
  CONSTRAINT availability_pkey PRIMARY KEY (workspace_id, user_id)
);

-- The tags of contacts, as contacts tells them: what a call flow may ask for (defaults 11.2). A contact without tags has no row
-- before it changed, and then one with an empty key, by whose version older news is known for what it is.
CREATE TABLE contact_tag (
  workspace_id uuid NOT NULL,
  contact_id uuid NOT NULL,
  -- The tag without its case, by which flows ask.
  key text NOT NULL,
  -- As people wrote it.
  tag text NOT NULL,
  -- What two spellings of the contact's number share (kit/phone).
  match_key text NOT NULL,
  version integer NOT NULL,
  CONSTRAINT contact_tag_pkey PRIMARY KEY (workspace_id, contact_id, key)
);
CREATE INDEX contact_tag_of_number ON contact_tag (workspace_id, match_key);
CREATE INDEX contact_tag_known ON contact_tag (workspace_id, key);

-- How long the last answered calls of each queue kept whoever took them, in seconds, the newest first: of these the wait of
-- callers is estimated (defaults 11.4). A table of its own: whoever writes it holds a call's row, and looks at the queues take the
-- rows of call_queue before those of calls.
CREATE TABLE queue_handling (
  workspace_id uuid NOT NULL,
  queue_id text NOT NULL,
  seconds integer[] NOT NULL,
  CONSTRAINT queue_handling_pkey PRIMARY KEY (workspace_id, queue_id)
);

-- Call waiting is the choice of each person, and off without a row (defaults 8.6).
CREATE TABLE call_preference (
  workspace_id uuid NOT NULL,
  user_id uuid NOT NULL,
  call_waiting boolean NOT NULL,
  CONSTRAINT call_preference_pkey PRIMARY KEY (workspace_id, user_id)
);

-- Flows as calls follow them, once for all calls of a workspace that follow the same: a call names its flow (state.graphId) instead
-- of having it within, where every step wrote it anew. The id is told from what it holds; a row never changes.
CREATE TABLE call_graph (
  workspace_id uuid NOT NULL,
  id text NOT NULL,
  -- services/telephony/src/calls/engine/flow/graph.ts
  graph jsonb NOT NULL,
  -- When a flow was last kept for calls: it is forgotten once no call can name it any more (calls/flowGraphs.ts).
  kept_at timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT call_graph_pkey PRIMARY KEY (workspace_id, id)
);

-- Every tenant table shows and takes rows of the workspace alone that the transaction names.
DO $$
DECLARE
  name text;
  -- Taken apart once for each statement, as a hashed subquery: to search the text for every row cost more than to write the row.
  named CONSTANT text := $named$workspace_id IN (SELECT unnest(string_to_array(current_setting('app.workspace_ids', true), ',')::uuid[]))$named$;
BEGIN
  FOREACH name IN ARRAY ARRAY[
    'workspace_copy', 'balance_copy', 'team_copy', 'member_copy', 'phone_number', 'device', 'reachability', 'call',
    'call_leg', 'call_input', 'pending_input', 'call_timeline', 'carrier_command', 'engagement', 'presence_limit',
    'call_queue', 'queue_member', 'member_call_end', 'sound', 'call_flow_draft', 'call_flow_version',
    'call_flow_test', 'call_transcript', 'plan_copy', 'call_quality', 'recording_access', 'recording_settings',
    'webhook_secret', 'blocked_number', 'availability', 'contact_tag', 'queue_handling', 'call_preference',
    'call_graph'
  ] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format($policy$CREATE POLICY workspace ON %I
      USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)
      WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)$policy$, name);
  END LOOP;
  -- What the one read of inbound calls, which are of several workspaces, looks at.
  FOREACH name IN ARRAY ARRAY[
    'workspace_copy', 'balance_copy', 'phone_number', 'call_leg', 'pending_input', 'plan_copy', 'blocked_number',
    'contact_tag'
  ] LOOP
    EXECUTE format('CREATE POLICY workspaces_together_read ON %I FOR SELECT USING (%s)', name, named);
  END LOOP;
  -- What the one write of inbound calls, which are of several workspaces, makes.
  FOREACH name IN ARRAY ARRAY[
    'call', 'call_leg', 'call_timeline', 'carrier_command', 'engagement'
  ] LOOP
    EXECUTE format('CREATE POLICY workspaces_together ON %I FOR INSERT WITH CHECK (%s)', name, named);
  END LOOP;
END $$;

-- What came before the first start is nobody's.
INSERT INTO carrier_look (what, looked_until) VALUES ('calls', now());
