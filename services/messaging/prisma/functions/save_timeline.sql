-- Writes an item, its thread, and the command that sends it, and appends the events: one durable statement. The expected versions
-- are those that were read, 0 for a new row; when another write came first it answers false, and nothing is written.
CREATE OR REPLACE FUNCTION save_timeline(p_workspace uuid, p_thread jsonb, p_thread_version integer, p_item jsonb, p_item_version integer, p_command jsonb, p_events jsonb)
RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_config('app.workspace_id', p_workspace::text, true);
  BEGIN
    IF p_item_version = 0 AND p_thread IS NOT NULL THEN
      -- A number that arrives, or goes to another team, at this moment looks for threads with its items under the same lock, alone:
      -- either it finds this item, or this item finds its team, by being read again.
      PERFORM pg_advisory_xact_lock_shared(number_lock(p_item ->> 'phone_number_id'));
      IF EXISTS (SELECT FROM number_copy AS n WHERE n.workspace_id = p_workspace AND n.id = (p_item ->> 'phone_number_id')::uuid
        AND NOT n.team_ids <@ (SELECT r.team_ids FROM jsonb_populate_record(NULL::thread, p_thread) AS r)) THEN
        RAISE EXCEPTION USING ERRCODE = 'RL001';
      END IF;
    END IF;
    IF p_thread_version = 0 THEN
      -- A contact that arrives at this moment looks for threads of its number under the same lock: either it finds this one, or this
      -- one finds it, by being read again.
      PERFORM lock_peer(p_workspace, p_thread ->> 'peer_key');
      IF p_thread ->> 'contact_id' IS NULL
        AND EXISTS (SELECT FROM contact_copy AS m JOIN contact_copy AS o ON o.workspace_id = p_workspace AND o.id = coalesce(m.merged_into, m.id)
          WHERE m.workspace_id = p_workspace AND m.match_key = p_thread ->> 'peer_key' AND (m.merged_into IS NOT NULL OR NOT m.deleted) AND NOT o.deleted) THEN
        RAISE EXCEPTION USING ERRCODE = 'RL001';
      END IF;
      INSERT INTO thread SELECT * FROM jsonb_populate_record(NULL::thread, p_thread);
    ELSIF p_thread IS NOT NULL THEN
      UPDATE thread AS t SET (contact_id, state, unread_count, last_item_id, last_activity_at, team_ids, tag_ids, assignee_kind, assignee_id, snoozed_until, opted_out_at, version) =
        (SELECT r.contact_id, r.state, r.unread_count, r.last_item_id, r.last_activity_at, r.team_ids, coalesce(r.tag_ids, t.tag_ids), r.assignee_kind, r.assignee_id, r.snoozed_until, r.opted_out_at, r.version FROM jsonb_populate_record(NULL::thread, p_thread) AS r)
      WHERE t.workspace_id = p_workspace AND t.id = (p_thread ->> 'id')::uuid AND t.version = p_thread_version;
      IF NOT FOUND THEN
        RAISE EXCEPTION USING ERRCODE = 'RL001';
      END IF;
    END IF;
    IF p_thread IS NULL AND p_item_version > 0 THEN
      -- An item that becomes somebody else's changes who sees its thread: threads are locked before their items, by everybody.
      PERFORM FROM thread AS t WHERE t.workspace_id = p_workspace AND t.id = (SELECT i.thread_id FROM item AS i
        WHERE i.workspace_id = p_workspace AND i.id = (p_item ->> 'id')::uuid AND i.agent_user_id IS DISTINCT FROM p_item ->> 'agent_user_id')
      FOR NO KEY UPDATE;
    END IF;
    IF p_item_version = 0 THEN
      INSERT INTO item SELECT * FROM jsonb_populate_record(NULL::item, p_item);
      -- Files of a text are fetched after it is stored; whoever knows of none has none.
      IF jsonb_path_exists(p_item, '$.attachments[*] ? (@.state == "PENDING")') THEN
        INSERT INTO attachment_due (item_id, target_workspace, due_at, since)
        VALUES ((p_item ->> 'id')::uuid, p_workspace, (p_item ->> 'updated_at')::timestamptz, (p_item ->> 'updated_at')::timestamptz);
      END IF;
    ELSIF p_item IS NOT NULL THEN
      UPDATE item AS i SET (agent_user_id, updated_at, call_version, call_status, call, delivery_status, sent_time, delivered_time, retries, failed_code, failed_reason, carrier_code, segments, carrier_sid, credit_logs, addressed_team_ids, addressed_user_ids, attachments, version) =
        (SELECT r.agent_user_id, r.updated_at, r.call_version, r.call_status, r.call, r.delivery_status, r.sent_time, r.delivered_time, r.retries, r.failed_code, r.failed_reason, r.carrier_code, r.segments, r.carrier_sid, r.credit_logs, r.addressed_team_ids, r.addressed_user_ids, coalesce(r.attachments, i.attachments), r.version FROM jsonb_populate_record(NULL::item, p_item) AS r)
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
        INSERT INTO send_due (item_id, attempt, target_workspace, due_at, thread_id, phone_number_id, awaiting)
        SELECT i.id, (p_command ->> 'attempt')::integer, p_workspace, (p_command ->> 'due_at')::timestamptz, i.thread_id, i.phone_number_id, p_command ->> 'state' IN ('INTENDED', 'SENT')
        FROM item AS i WHERE i.workspace_id = p_workspace AND i.id = (p_command ->> 'item_id')::uuid
        ON CONFLICT (item_id, attempt) DO UPDATE SET due_at = excluded.due_at, awaiting = excluded.awaiting;
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
