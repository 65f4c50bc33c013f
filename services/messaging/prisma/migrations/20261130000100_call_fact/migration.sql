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
  CONSTRAINT call_fact_pkey PRIMARY KEY (workspace_id, call_id)
);
CREATE INDEX call_fact_time ON call_fact (workspace_id, started_at);

ALTER TABLE call_fact ENABLE ROW LEVEL SECURITY;
ALTER TABLE call_fact FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON call_fact USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)
  WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);

-- Texts are counted by their time.
CREATE INDEX item_texts ON item (workspace_id, created_at) WHERE channel <> 'VOICE';

-- Those of before, as far as the timeline knows them: not who was asked, nor when first. Whoever migrates owns the tables, and
-- forced row level security would hide all rows from them.
ALTER TABLE item NO FORCE ROW LEVEL SECURITY;
ALTER TABLE number_copy NO FORCE ROW LEVEL SECURITY;
ALTER TABLE call_fact NO FORCE ROW LEVEL SECURITY;
INSERT INTO call_fact (workspace_id, call_id, call_version, started_at, direction, status, end_reason, phone_number_id, team_id,
  agent_user_id, peer_number, is_test_number, outside_hours, answered, lasted_ms, queue_seconds, talk_seconds)
SELECT i.workspace_id, i.call_id, i.call_version, i.created_at, i.direction, i.call_status, coalesce(i.call ->> 'endReason', ''),
  i.phone_number_id, n.team_ids[1], nullif(i.agent_user_id, '')::uuid, i.peer_number, coalesce(n.is_test_number, false),
  coalesce((i.call ->> 'outsideBusinessHours')::boolean, false),
  i.call_status = 'COMPLETED' AND i.call ->> 'answeredAt' IS NOT NULL,
  coalesce((i.call ->> 'callDurationSeconds')::integer, 0) * 1000, coalesce((i.call ->> 'queueTimeSeconds')::integer, 0),
  coalesce((i.call ->> 'talkTimeSeconds')::integer, 0)
FROM item i LEFT JOIN number_copy n ON n.id = i.phone_number_id
WHERE i.channel = 'VOICE' AND i.call_id IS NOT NULL
  AND i.call_status IN ('COMPLETED', 'MISSED', 'ABANDONED', 'REJECTED', 'VOICEMAIL', 'FAILED')
ON CONFLICT DO NOTHING;
ALTER TABLE item FORCE ROW LEVEL SECURITY;
ALTER TABLE number_copy FORCE ROW LEVEL SECURITY;
ALTER TABLE call_fact FORCE ROW LEVEL SECURITY;
