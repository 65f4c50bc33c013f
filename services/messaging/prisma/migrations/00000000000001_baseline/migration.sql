CREATE TABLE thread (
  id uuid NOT NULL,
  workspace_id uuid NOT NULL,
  peer_number text NOT NULL,
  peer_key text NOT NULL,
  contact_id uuid,
  state text NOT NULL CHECK (state IN ('OPEN', 'DONE')),
  unread_count integer NOT NULL,
  last_item_id uuid,
  last_activity_at timestamptz(3) NOT NULL,
  team_ids uuid[],
  opted_out_at timestamptz(3),
  version integer NOT NULL,
  CONSTRAINT thread_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX thread_peer ON thread (workspace_id, peer_key);
CREATE INDEX thread_newest ON thread (workspace_id, last_activity_at DESC, id DESC);
CREATE INDEX thread_contact ON thread (workspace_id, contact_id);

CREATE TABLE item (
  id uuid NOT NULL,
  workspace_id uuid NOT NULL,
  thread_id uuid NOT NULL,
  direction text NOT NULL CHECK (direction IN ('INBOUND', 'OUTBOUND')),
  channel text NOT NULL CHECK (channel IN ('VOICE', 'SMS')),
  phone_number_id uuid NOT NULL,
  phone_number text NOT NULL,
  peer_number text NOT NULL,
  agent_user_id text NOT NULL DEFAULT '',
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  call_id uuid,
  call_version integer NOT NULL DEFAULT 0,
  call_status text NOT NULL DEFAULT '',
  call jsonb,
  body text NOT NULL DEFAULT '',
  delivery_status text NOT NULL DEFAULT '',
  sent_time timestamptz(3),
  delivered_time timestamptz(3),
  retries integer NOT NULL DEFAULT 0,
  failed_code text NOT NULL DEFAULT '',
  failed_reason text NOT NULL DEFAULT '',
  carrier_code text NOT NULL DEFAULT '',
  segments integer NOT NULL DEFAULT 0,
  carrier_sid text,
  credit_logs jsonb NOT NULL DEFAULT '[]',
  version integer NOT NULL,
  -- To whom a call was addressed besides the number's team: who sees it, be it without its thread (defaults 2.1).
  addressed_team_ids uuid[],
  addressed_user_ids uuid[],
  -- Files that came with a text: [{ id, url, kind, state, mimeType, sizeBytes, width, height, storageKey }]. Null: none.
  attachments jsonb,
  CONSTRAINT item_pkey PRIMARY KEY (id),
  CONSTRAINT item_thread_id_fkey FOREIGN KEY (thread_id) REFERENCES thread(id) ON UPDATE CASCADE ON DELETE RESTRICT
);
-- One bubble per call and per text at the carrier, however often they are told.
CREATE UNIQUE INDEX item_call ON item (workspace_id, call_id) WHERE call_id IS NOT NULL;
CREATE UNIQUE INDEX item_carrier_sid ON item (workspace_id, carrier_sid) WHERE carrier_sid IS NOT NULL;
CREATE INDEX item_timeline ON item (workspace_id, thread_id, created_at DESC, id DESC);
CREATE INDEX item_calls ON item (workspace_id, created_at DESC, id DESC) WHERE channel = 'VOICE';
CREATE INDEX item_number ON item (workspace_id, phone_number_id);
-- Texts are counted by their time.
CREATE INDEX item_texts ON item (workspace_id, created_at) WHERE channel <> 'VOICE';

CREATE TABLE send_command (
  item_id uuid NOT NULL,
  attempt integer NOT NULL,
  workspace_id uuid NOT NULL,
  state text NOT NULL CHECK (state IN ('INTENDED', 'SENT', 'CONFIRMED', 'DONE')),
  tries integer NOT NULL DEFAULT 0,
  sent_at timestamptz(3),
  due_at timestamptz(3) NOT NULL,
  CONSTRAINT send_command_pkey PRIMARY KEY (item_id, attempt)
);

CREATE TABLE send_request (
  workspace_id uuid NOT NULL,
  key text NOT NULL,
  item_id uuid NOT NULL,
  fingerprint text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  CONSTRAINT send_request_pkey PRIMARY KEY (workspace_id, key)
);

CREATE TABLE number_copy (
  id uuid NOT NULL,
  workspace_id uuid NOT NULL,
  number text NOT NULL,
  team_ids uuid[],
  is_test_number boolean NOT NULL,
  status text NOT NULL,
  capabilities text[],
  country text NOT NULL,
  version integer NOT NULL,
  CONSTRAINT number_copy_pkey PRIMARY KEY (id)
);

CREATE TABLE contact_copy (
  id uuid NOT NULL,
  workspace_id uuid NOT NULL,
  match_key text NOT NULL,
  phone_number text NOT NULL,
  deleted boolean NOT NULL,
  version integer NOT NULL,
  CONSTRAINT contact_copy_pkey PRIMARY KEY (id)
);
CREATE INDEX contact_copy_key ON contact_copy (workspace_id, match_key);

CREATE TABLE usage_copy (
  workspace_id uuid NOT NULL,
  reference_id uuid NOT NULL,
  amount_micros bigint NOT NULL,
  free_seconds bigint NOT NULL,
  billing_duration_seconds integer NOT NULL,
  rate_micros bigint NOT NULL,
  CONSTRAINT usage_copy_pkey PRIMARY KEY (workspace_id, reference_id)
);

-- Platform tables: routing of what comes from outside, and what the sender must look at over all workspaces.
CREATE TABLE number_route (
  number text NOT NULL,
  target_workspace uuid NOT NULL,
  phone_number_id uuid NOT NULL,
  CONSTRAINT number_route_pkey PRIMARY KEY (number)
);

CREATE TABLE send_due (
  item_id uuid NOT NULL,
  attempt integer NOT NULL,
  target_workspace uuid NOT NULL,
  due_at timestamptz(3) NOT NULL,
  -- Whose turn is one after the other: a thread is of one workspace and one person. Without one a text waits
  -- for none, and none for it.
  thread_id uuid,
  phone_number_id uuid,
  -- The order in which they were written. A new text locks its thread's row before it takes its place here.
  position bigint NOT NULL GENERATED BY DEFAULT AS IDENTITY,
  -- Whether the carrier has not yet answered for it (INTENDED, SENT); what is in the schedule besides waits for its report.
  awaiting boolean NOT NULL DEFAULT false,
  -- From its first try on: for how long those behind it wait for it. Null: it was not tried yet.
  holds_until timestamptz(3),
  CONSTRAINT send_due_pkey PRIMARY KEY (item_id, attempt)
);
CREATE INDEX send_due_at ON send_due (due_at);
CREATE INDEX send_due_order ON send_due (thread_id, phone_number_id, "position") WHERE awaiting;

-- Up to when the carrier's own list of texts was compared with ours: a text whose webhook never reached us is found there.
-- A platform table.
CREATE TABLE carrier_look (
  what text NOT NULL,
  looked_until timestamptz(3) NOT NULL,
  CONSTRAINT carrier_look_pkey PRIMARY KEY (what)
);

-- The text for missed calls goes to a person once in 24 hours from a number (defaults 12.1): whoever writes this row may send it.
CREATE TABLE text_back (
  workspace_id uuid NOT NULL,
  phone_number_id uuid NOT NULL,
  peer_key text NOT NULL,
  item_id uuid NOT NULL,
  claimed_at timestamptz(3) NOT NULL,
  CONSTRAINT text_back_pkey PRIMARY KEY (workspace_id, phone_number_id, peer_key)
);

-- One row for each call that is over, with what figures are made of (defaults 19): reports neither read telephony's database
-- nor the timeline's documents.
CREATE TABLE call_fact (
  workspace_id uuid NOT NULL,
  call_id uuid NOT NULL,
  call_version integer NOT NULL,
  started_at timestamptz(3) NOT NULL,
  direction text NOT NULL,
  status text NOT NULL,
  end_reason text NOT NULL,
  phone_number_id uuid,
  team_id uuid,
  agent_user_id uuid,
  -- Everybody of ours who was asked to take it, without who took it.
  offered_user_ids uuid[] NOT NULL DEFAULT '{}',
  peer_number text NOT NULL,
  is_test_number boolean NOT NULL DEFAULT false,
  outside_hours boolean NOT NULL DEFAULT false,
  answered boolean NOT NULL,
  -- From the first offer to the answer; null: not answered, or not known.
  answer_ms integer,
  -- From the beginning to the end.
  lasted_ms integer NOT NULL,
  queue_seconds integer NOT NULL DEFAULT 0,
  talk_seconds integer NOT NULL DEFAULT 0,
  -- What a call took of the people who had it beside the talk (defaults 19: handle = talk + hold + wrap-up). Null where
  -- nobody answered.
  hold_seconds integer,
  wrap_up_seconds integer,
  -- Teams to which a call was addressed besides the number's, whose figures it is in as well.
  addressed_team_ids uuid[] NOT NULL DEFAULT '{}',
  CONSTRAINT call_fact_pkey PRIMARY KEY (workspace_id, call_id)
);
CREATE INDEX call_fact_time ON call_fact (workspace_id, started_at);

-- When people were there for calls, as telephony tells it: what occupancy is measured against (defaults 19).
CREATE TABLE availability_span (
  workspace_id uuid NOT NULL,
  user_id uuid NOT NULL,
  began_at timestamptz(3) NOT NULL,
  -- Null: still.
  ended_at timestamptz(3),
  CONSTRAINT availability_span_pkey PRIMARY KEY (workspace_id, user_id, began_at)
);
-- At most one goes on.
CREATE UNIQUE INDEX availability_span_open ON availability_span (workspace_id, user_id) WHERE ended_at IS NULL;

-- Who of ours had a call, and when: each person's share of it in figures (defaults 19).
CREATE TABLE call_stretch (
  workspace_id uuid NOT NULL,
  call_id uuid NOT NULL,
  ordinal integer NOT NULL,
  user_id uuid NOT NULL,
  began_at timestamptz(3) NOT NULL,
  ended_at timestamptz(3) NOT NULL,
  -- Of it on hold.
  held_ms integer NOT NULL,
  CONSTRAINT call_stretch_pkey PRIMARY KEY (workspace_id, call_id, ordinal)
);
-- The calls of a person around a time.
CREATE INDEX call_stretch_person ON call_stretch (workspace_id, user_id, began_at);

-- Everybody of ours who had a call of the timeline, be it for a while: what the history is narrowed down by. A table with plain
-- columns, since a policy lets no index on a list of people be used.
CREATE TABLE call_agent (
  workspace_id uuid NOT NULL,
  user_id uuid NOT NULL,
  item_id uuid NOT NULL,
  CONSTRAINT call_agent_pkey PRIMARY KEY (workspace_id, user_id, item_id),
  CONSTRAINT call_agent_item_id_fkey FOREIGN KEY (item_id) REFERENCES item(id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE INDEX call_agent_item ON call_agent (item_id);

-- Platform table: texts whose files are still with the carrier, over all workspaces.
CREATE TABLE attachment_due (
  item_id uuid NOT NULL,
  target_workspace uuid NOT NULL,
  due_at timestamptz(3) NOT NULL,
  since timestamptz(3) NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  CONSTRAINT attachment_due_pkey PRIMARY KEY (item_id)
);
CREATE INDEX attachment_due_at ON attachment_due (due_at);

-- Every tenant table shows and takes rows of the workspace alone that the transaction names.
DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY[
    'thread', 'item', 'send_command', 'send_request', 'number_copy', 'contact_copy', 'usage_copy', 'text_back',
    'call_fact', 'availability_span', 'call_stretch', 'call_agent'
  ] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format($policy$CREATE POLICY tenant ON %I
      USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)
      WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)$policy$, name);
  END LOOP;
END $$;

-- What came before the first start is nobody's.
INSERT INTO carrier_look (what, looked_until) VALUES ('texts', now());
