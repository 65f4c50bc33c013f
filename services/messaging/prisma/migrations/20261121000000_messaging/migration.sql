CREATE TABLE "thread" (
  "id" UUID NOT NULL,
  "workspace_id" UUID NOT NULL,
  "peer_number" TEXT NOT NULL,
  "peer_key" TEXT NOT NULL,
  "contact_id" UUID,
  "state" TEXT NOT NULL CHECK ("state" IN ('OPEN', 'DONE')),
  "unread_count" INTEGER NOT NULL,
  "last_item_id" UUID,
  "last_activity_at" TIMESTAMPTZ(3) NOT NULL,
  "team_ids" UUID[],
  "opted_out_at" TIMESTAMPTZ(3),
  "version" INTEGER NOT NULL,
  CONSTRAINT "thread_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "thread_peer" ON "thread" ("workspace_id", "peer_key");
CREATE INDEX "thread_newest" ON "thread" ("workspace_id", "last_activity_at" DESC, "id" DESC);
CREATE INDEX "thread_contact" ON "thread" ("workspace_id", "contact_id");

CREATE TABLE "item" (
  "id" UUID NOT NULL,
  "workspace_id" UUID NOT NULL,
  "thread_id" UUID NOT NULL,
  "direction" TEXT NOT NULL CHECK ("direction" IN ('INBOUND', 'OUTBOUND')),
  "channel" TEXT NOT NULL CHECK ("channel" IN ('VOICE', 'SMS')),
  "phone_number_id" UUID NOT NULL,
  "phone_number" TEXT NOT NULL,
  "peer_number" TEXT NOT NULL,
  "agent_user_id" TEXT NOT NULL DEFAULT '',
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  "updated_at" TIMESTAMPTZ(3) NOT NULL,
  "call_id" UUID,
  "call_version" INTEGER NOT NULL DEFAULT 0,
  "call_status" TEXT NOT NULL DEFAULT '',
  "call" JSONB,
  "body" TEXT NOT NULL DEFAULT '',
  "delivery_status" TEXT NOT NULL DEFAULT '',
  "sent_time" TIMESTAMPTZ(3),
  "delivered_time" TIMESTAMPTZ(3),
  "retries" INTEGER NOT NULL DEFAULT 0,
  "failed_code" TEXT NOT NULL DEFAULT '',
  "failed_reason" TEXT NOT NULL DEFAULT '',
  "carrier_code" TEXT NOT NULL DEFAULT '',
  "segments" INTEGER NOT NULL DEFAULT 0,
  "carrier_sid" TEXT,
  "credit_logs" JSONB NOT NULL DEFAULT '[]',
  "version" INTEGER NOT NULL,
  CONSTRAINT "item_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "item_thread_id_fkey" FOREIGN KEY ("thread_id") REFERENCES "thread" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);
-- One bubble per call and per text at the carrier, however often they are told.
CREATE UNIQUE INDEX "item_call" ON "item" ("workspace_id", "call_id") WHERE "call_id" IS NOT NULL;
CREATE UNIQUE INDEX "item_carrier_sid" ON "item" ("workspace_id", "carrier_sid") WHERE "carrier_sid" IS NOT NULL;
CREATE INDEX "item_timeline" ON "item" ("workspace_id", "thread_id", "created_at" DESC, "id" DESC);
CREATE INDEX "item_calls" ON "item" ("workspace_id", "created_at" DESC, "id" DESC) WHERE "channel" = 'VOICE';
CREATE INDEX "item_number" ON "item" ("workspace_id", "phone_number_id");

CREATE TABLE "send_command" (
  "item_id" UUID NOT NULL,
  "attempt" INTEGER NOT NULL,
  "workspace_id" UUID NOT NULL,
  "state" TEXT NOT NULL CHECK ("state" IN ('INTENDED', 'SENT', 'CONFIRMED', 'DONE')),
  "tries" INTEGER NOT NULL DEFAULT 0,
  "sent_at" TIMESTAMPTZ(3),
  "due_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "send_command_pkey" PRIMARY KEY ("item_id", "attempt")
);

CREATE TABLE "send_request" (
  "workspace_id" UUID NOT NULL,
  "key" TEXT NOT NULL,
  "item_id" UUID NOT NULL,
  "fingerprint" TEXT NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "send_request_pkey" PRIMARY KEY ("workspace_id", "key")
);

CREATE TABLE "number_copy" (
  "id" UUID NOT NULL,
  "workspace_id" UUID NOT NULL,
  "number" TEXT NOT NULL,
  "team_ids" UUID[],
  "is_test_number" BOOLEAN NOT NULL,
  "status" TEXT NOT NULL,
  "capabilities" TEXT[],
  "country" TEXT NOT NULL,
  "version" INTEGER NOT NULL,
  CONSTRAINT "number_copy_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "contact_copy" (
  "id" UUID NOT NULL,
  "workspace_id" UUID NOT NULL,
  "match_key" TEXT NOT NULL,
  "phone_number" TEXT NOT NULL,
  "deleted" BOOLEAN NOT NULL,
  "version" INTEGER NOT NULL,
  CONSTRAINT "contact_copy_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "contact_copy_key" ON "contact_copy" ("workspace_id", "match_key");

CREATE TABLE "usage_copy" (
  "workspace_id" UUID NOT NULL,
  "reference_id" UUID NOT NULL,
  "amount_micros" BIGINT NOT NULL,
  "free_seconds" BIGINT NOT NULL,
  "billing_duration_seconds" INTEGER NOT NULL,
  "rate_micros" BIGINT NOT NULL,
  CONSTRAINT "usage_copy_pkey" PRIMARY KEY ("workspace_id", "reference_id")
);

DO $$
DECLARE
  tenant_table text;
BEGIN
  FOREACH tenant_table IN ARRAY ARRAY['thread', 'item', 'send_command', 'send_request', 'number_copy', 'contact_copy', 'usage_copy'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', tenant_table);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', tenant_table);
    EXECUTE format(
      'CREATE POLICY tenant ON %I USING (workspace_id = nullif(current_setting(''app.workspace_id'', true), '''')::uuid)
       WITH CHECK (workspace_id = nullif(current_setting(''app.workspace_id'', true), '''')::uuid)', tenant_table);
  END LOOP;
END $$;

-- Platform tables: routing of what comes from outside, and what the sender must look at over all workspaces.
CREATE TABLE "number_route" (
  "number" TEXT NOT NULL,
  "target_workspace" UUID NOT NULL,
  "phone_number_id" UUID NOT NULL,
  CONSTRAINT "number_route_pkey" PRIMARY KEY ("number")
);

CREATE TABLE "send_due" (
  "item_id" UUID NOT NULL,
  "attempt" INTEGER NOT NULL,
  "target_workspace" UUID NOT NULL,
  "due_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "send_due_pkey" PRIMARY KEY ("item_id", "attempt")
);
CREATE INDEX "send_due_at" ON "send_due" ("due_at");

-- What a webhook or a use case must know of a person before it writes, as one read: the thread, its last item, the contact,
-- the number's copy, and the item that a carrier's id or ours names.
CREATE FUNCTION read_timeline(p_workspace uuid, p_peer_key text, p_phone_number_id uuid, p_item uuid, p_carrier_sid text, p_call uuid) RETURNS jsonb
LANGUAGE plpgsql AS $$
DECLARE
  answer jsonb;
BEGIN
  PERFORM set_config('app.workspace_id', p_workspace::text, true);
  SELECT jsonb_build_object(
    'item', to_jsonb(i), 'thread', to_jsonb(t), 'last', to_jsonb(l), 'contact_id', c.id, 'number', to_jsonb(n), 'usage', to_jsonb(u), 'command', to_jsonb(s)) INTO answer
  FROM (SELECT 1) AS one
  LEFT JOIN LATERAL (
    SELECT * FROM item WHERE workspace_id = p_workspace AND (id = p_item OR carrier_sid = p_carrier_sid OR call_id = p_call) LIMIT 1) AS i ON true
  LEFT JOIN LATERAL (
    SELECT * FROM thread WHERE workspace_id = p_workspace AND (id = i.thread_id OR (i.id IS NULL AND peer_key = p_peer_key)) LIMIT 1) AS t ON true
  LEFT JOIN item AS l ON l.workspace_id = p_workspace AND l.id = t.last_item_id
  LEFT JOIN LATERAL (
    SELECT id FROM contact_copy WHERE workspace_id = p_workspace AND match_key = p_peer_key AND NOT deleted LIMIT 1) AS c ON true
  LEFT JOIN number_copy AS n ON n.workspace_id = p_workspace AND n.id = coalesce(i.phone_number_id, p_phone_number_id)
  LEFT JOIN send_command AS s ON s.workspace_id = p_workspace AND s.item_id = i.id AND s.attempt = i.retries
  LEFT JOIN usage_copy AS u ON u.workspace_id = p_workspace AND u.reference_id = coalesce(i.call_id, i.id, p_call);
  RETURN answer;
END $$;

-- The same for what arrives from outside, where the number called or written to says which workspace it is for.
CREATE FUNCTION read_inbound(p_number text, p_peer_key text, p_carrier_sid text) RETURNS jsonb
LANGUAGE plpgsql AS $$
DECLARE
  route number_route%ROWTYPE;
BEGIN
  SELECT * INTO route FROM number_route WHERE number = p_number;
  IF NOT FOUND THEN
    RETURN NULL;
  END IF;
  RETURN read_timeline(route.target_workspace, p_peer_key, route.phone_number_id, NULL, p_carrier_sid, NULL)
    || jsonb_build_object('workspace_id', route.target_workspace);
END $$;

-- One at a time about one person outside, until the transaction ends.
CREATE FUNCTION lock_peer(p_workspace uuid, p_peer_key text) RETURNS void
LANGUAGE sql AS $$
  SELECT pg_advisory_xact_lock(hashtextextended(p_workspace::text || p_peer_key, 0));
$$;

-- Writes an item, its thread, and the command that sends it, and appends the events: one durable statement. The expected versions
-- are those that were read, 0 for a new row; when another write came first it answers false, and nothing is written.
CREATE FUNCTION save_timeline(p_workspace uuid, p_thread jsonb, p_thread_version integer, p_item jsonb, p_item_version integer, p_command jsonb, p_events jsonb)
RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_config('app.workspace_id', p_workspace::text, true);
  BEGIN
    IF p_thread_version = 0 THEN
      -- A contact that arrives at this moment looks for threads of its number under the same lock: either it finds this one, or this
      -- one finds it, by being read again.
      PERFORM lock_peer(p_workspace, p_thread ->> 'peer_key');
      IF p_thread ->> 'contact_id' IS NULL
        AND EXISTS (SELECT FROM contact_copy AS c WHERE c.workspace_id = p_workspace AND c.match_key = p_thread ->> 'peer_key' AND NOT c.deleted) THEN
        RAISE EXCEPTION USING ERRCODE = 'RL001';
      END IF;
      INSERT INTO thread SELECT * FROM jsonb_populate_record(NULL::thread, p_thread);
    ELSIF p_thread IS NOT NULL THEN
      UPDATE thread AS t SET (contact_id, state, unread_count, last_item_id, last_activity_at, team_ids, opted_out_at, version) =
        (SELECT r.contact_id, r.state, r.unread_count, r.last_item_id, r.last_activity_at, r.team_ids, r.opted_out_at, r.version FROM jsonb_populate_record(NULL::thread, p_thread) AS r)
      WHERE t.workspace_id = p_workspace AND t.id = (p_thread ->> 'id')::uuid AND t.version = p_thread_version;
      IF NOT FOUND THEN
        RAISE EXCEPTION USING ERRCODE = 'RL001';
      END IF;
    END IF;
    IF p_item_version = 0 THEN
      INSERT INTO item SELECT * FROM jsonb_populate_record(NULL::item, p_item);
    ELSIF p_item IS NOT NULL THEN
      UPDATE item AS i SET (agent_user_id, updated_at, call_version, call_status, call, delivery_status, sent_time, delivered_time, retries, failed_code, failed_reason, carrier_code, segments, carrier_sid, credit_logs, version) =
        (SELECT r.agent_user_id, r.updated_at, r.call_version, r.call_status, r.call, r.delivery_status, r.sent_time, r.delivered_time, r.retries, r.failed_code, r.failed_reason, r.carrier_code, r.segments, r.carrier_sid, r.credit_logs, r.version FROM jsonb_populate_record(NULL::item, p_item) AS r)
      WHERE i.workspace_id = p_workspace AND i.id = (p_item ->> 'id')::uuid AND i.version = p_item_version;
      IF NOT FOUND THEN
        RAISE EXCEPTION USING ERRCODE = 'RL001';
      END IF;
    END IF;
    IF p_command IS NOT NULL THEN
      INSERT INTO send_command AS s SELECT * FROM jsonb_populate_record(NULL::send_command, p_command)
      ON CONFLICT (item_id, attempt) DO UPDATE SET state = excluded.state, tries = excluded.tries, sent_at = excluded.sent_at, due_at = excluded.due_at
      -- A report may overtake the sender: what the carrier is known to have is never intended again.
      WHERE s.state IN ('INTENDED', 'SENT') OR (s.state = 'CONFIRMED' AND excluded.state IN ('CONFIRMED', 'DONE'));
      IF FOUND AND p_command ->> 'state' <> 'DONE' THEN
        INSERT INTO send_due (item_id, attempt, target_workspace, due_at)
        VALUES ((p_command ->> 'item_id')::uuid, (p_command ->> 'attempt')::integer, p_workspace, (p_command ->> 'due_at')::timestamptz)
        ON CONFLICT (item_id, attempt) DO UPDATE SET due_at = excluded.due_at;
      ELSIF FOUND THEN
        DELETE FROM send_due WHERE item_id = (p_command ->> 'item_id')::uuid AND attempt = (p_command ->> 'attempt')::integer;
      END IF;
    END IF;
  EXCEPTION WHEN unique_violation OR SQLSTATE 'RL001' THEN
    RETURN false;
  END;
  PERFORM kit.append_events(p_events);
  RETURN true;
END $$;

-- Takes over commands that are due, so that of several senders only one acts: whoever gets the row pushes its time ahead.
CREATE FUNCTION claim_sends(p_now timestamptz, p_lease interval, p_limit integer) RETURNS TABLE (item_id uuid, attempt integer, target_workspace uuid)
LANGUAGE sql AS $$
  UPDATE send_due AS d SET due_at = p_now + p_lease
  FROM (SELECT s.item_id, s.attempt FROM send_due AS s WHERE s.due_at <= p_now ORDER BY s.due_at LIMIT p_limit FOR UPDATE SKIP LOCKED) AS due
  WHERE d.item_id = due.item_id AND d.attempt = due.attempt
  RETURNING d.item_id, d.attempt, d.target_workspace
$$;
