/** Threads, their calls and texts, and what figures are made of. Rows of the workspaces lie mixed by time, as in life. */
import type { Fill } from './statements.ts';

/** The newest threads are the busiest; every tenth is of the small team, four of ten are open, one of sixteen is unread. */
const THREADS = `CREATE TEMP TABLE t AS
  SELECT w.*, i, uuidv7(-(power(i::float8 / threads, 2) * interval '364 days') - interval '20 minutes') AS id,
    '+1628' || lpad((2000000 + i)::text, 7, '0') AS peer,
    date_trunc('milliseconds', now() - power(i::float8 / threads, 2) * interval '364 days') AS last_at,
    CASE WHEN i % 5 < 2 THEN 'OPEN' ELSE 'DONE' END AS state, CASE WHEN i % 16 = 0 THEN 1 + i % 3 ELSE 0 END AS unread,
    i % 10 = 3 AS of_small_team, i <= heavy AS is_heavy, CASE WHEN i <= heavy THEN heavy_items ELSE per END AS item_count
  FROM w CROSS JOIN LATERAL generate_series(1, threads) AS i`;

/** Three of ten items are calls; one of fifty of those that are somebody's is the member's. One of 100 texts of ours failed, one of 200 is on WhatsApp. */
const ITEMS = `CREATE TEMP TABLE it AS
  SELECT ws, n, id AS thread_id, peer, of_small_team, k, i, at, uuidv7(at - now()) AS id, owner, member, main_team, small_team,
    CASE WHEN of_small_team THEN small_number ELSE main_number END AS number, CASE WHEN of_small_team THEN small_e164 ELSE main_e164 END AS e164,
    (i + k) % 10 < 3 AS voice, (i * 7 + k) % 3 <> 0 AS inbound, (i * 13 + k) % 5 <> 0 AS answered
  FROM t CROSS JOIN LATERAL generate_series(1, item_count) AS k
  CROSS JOIN LATERAL (SELECT CASE WHEN is_heavy THEN last_at - (k - 1) * interval '50 minutes'
    ELSE last_at - (k - 1) * (interval '1 day' + (i % 97) * interval '11 minutes') END AS at) AS times`;

export const messaging: Fill = [
  THREADS,
  ITEMS,
  `INSERT INTO thread (id, workspace_id, peer_number, peer_key, contact_id, state, unread_count, last_item_id, last_activity_at, team_ids, version)
   SELECT t.id, t.ws, t.peer, t.peer, CASE WHEN t.i % 5 <> 0 THEN ('0190e' || lpad(to_hex(t.n), 3, '0') || '-0000-7000-8000-' || lpad(t.i::text, 12, '0'))::uuid END,
     t.state, t.unread, it.id, t.last_at, ARRAY[CASE WHEN t.of_small_team THEN t.small_team ELSE t.main_team END], 1
   FROM t JOIN it ON it.thread_id = t.id AND it.k = 1 ORDER BY t.last_at`,
  `INSERT INTO item (id, workspace_id, thread_id, direction, channel, phone_number_id, phone_number, peer_number, agent_user_id, created_at, updated_at,
     call_id, call_version, call_status, call, body, delivery_status, segments, carrier_sid, version, addressed_team_ids, addressed_user_ids)
   SELECT id, ws, thread_id, CASE WHEN inbound THEN 'INBOUND' ELSE 'OUTBOUND' END, CASE WHEN voice THEN 'VOICE' WHEN (i + k * 7) % 200 = 0 THEN 'WHATSAPP' ELSE 'SMS' END, number, e164, peer,
     CASE WHEN (voice AND answered) OR NOT inbound THEN CASE WHEN (i + k) % 50 = 0 THEN member ELSE owner END::text ELSE '' END, at, at,
     CASE WHEN voice THEN id END, CASE WHEN voice THEN 5 ELSE 0 END, CASE WHEN NOT voice THEN '' WHEN answered THEN 'COMPLETED' ELSE 'MISSED' END,
     CASE WHEN voice THEN jsonb_build_object('phase', 'ENDED', 'callId', id, 'status', CASE WHEN answered THEN 'COMPLETED' ELSE 'MISSED' END,
       'startedAt', to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'endedAt', to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
       'endReason', CASE WHEN answered THEN 'CALLER_HANGUP' ELSE 'NO_ANSWER' END, 'callDurationSeconds', 60, 'talkTimeSeconds', CASE WHEN answered THEN 50 ELSE 0 END) END,
     CASE WHEN voice THEN '' ELSE 'Text number ' || k || ' of thread ' || i || ': is the lamp still on its way, and can it be brought on Thursday after nine?' END,
     CASE WHEN voice THEN '' WHEN inbound THEN 'RECEIVED' WHEN (i * 3 + k) % 100 = 0 THEN 'UNDELIVERED' ELSE 'DELIVERED' END, CASE WHEN voice THEN 0 ELSE 1 END,
     CASE WHEN voice THEN NULL ELSE 'SM' || replace(id::text, '-', '') END, 1, '{}', CASE WHEN voice AND (i + k) % 50 = 0 THEN ARRAY[member] ELSE '{}' END
   FROM it ORDER BY at`,
  `INSERT INTO call_agent (workspace_id, user_id, item_id)
   SELECT workspace_id, agent_user_id::uuid, id FROM item WHERE channel = 'VOICE' AND agent_user_id <> '' ON CONFLICT DO NOTHING`,
  `INSERT INTO call_fact (workspace_id, call_id, call_version, started_at, direction, status, end_reason, phone_number_id, team_id, agent_user_id,
     offered_user_ids, peer_number, answered, answer_ms, lasted_ms, talk_seconds, hold_seconds, wrap_up_seconds)
   SELECT ws, id, 5, at, CASE WHEN inbound THEN 'INBOUND' ELSE 'OUTBOUND' END, CASE WHEN answered THEN 'COMPLETED' ELSE 'MISSED' END, 'CALLER_HANGUP', number,
     CASE WHEN of_small_team THEN small_team ELSE main_team END, CASE WHEN answered OR NOT inbound THEN CASE WHEN (i + k) % 50 = 0 THEN member ELSE owner END END,
     CASE WHEN answered THEN '{}' ELSE ARRAY[owner] END, peer, answered, CASE WHEN answered THEN 5000 END, 60000, 50, 2, 5
   FROM it WHERE voice ORDER BY at ON CONFLICT DO NOTHING`,
  `INSERT INTO call_stretch (workspace_id, call_id, ordinal, user_id, began_at, ended_at, held_ms)
   SELECT ws, id, 0, CASE WHEN (i + k) % 50 = 0 THEN member ELSE owner END, at, at + interval '55 seconds', 2000
   FROM it WHERE voice AND answered ORDER BY at ON CONFLICT DO NOTHING`,
  `INSERT INTO contact_copy (id, workspace_id, match_key, phone_number, deleted, version)
   SELECT ('0190e' || lpad(to_hex(n), 3, '0') || '-0000-7000-8000-' || lpad(i::text, 12, '0'))::uuid, ws,
     '+1628' || lpad((2000000 + i)::text, 7, '0'), '+1628' || lpad((2000000 + i)::text, 7, '0'), false, 1
   FROM w CROSS JOIN LATERAL generate_series(1, contacts) AS i ON CONFLICT DO NOTHING`,
  // What triggers keep.
  `INSERT INTO thread_viewer (workspace_id, viewer_id, thread_id, state, unread_count, last_activity_at)
   SELECT t.workspace_id, seen.who, t.id, t.state, t.unread_count, t.last_activity_at
   FROM (SELECT id AS thread_id, unnest(team_ids) AS who FROM thread UNION
     SELECT thread_id, agent_user_id::uuid FROM item WHERE agent_user_id <> '') AS seen JOIN thread AS t ON t.id = seen.thread_id
   ORDER BY t.last_activity_at ON CONFLICT DO NOTHING`,
  `INSERT INTO thread_person (workspace_id, thread_id, user_id, items)
   SELECT workspace_id, thread_id, agent_user_id::uuid, count(*) FROM item WHERE agent_user_id <> '' GROUP BY 1, 2, 3 ON CONFLICT DO NOTHING`,
  `INSERT INTO call_viewer (workspace_id, viewer_id, item_id, created_at, direction, status, phone_number_id, outcome, addressed)
   SELECT i.workspace_id, seen.who, i.id, i.created_at, i.direction, i.call_status, i.phone_number_id, i.outcome, bool_or(seen.named)
   FROM item AS i CROSS JOIN LATERAL (
     SELECT v.viewer_id, false FROM thread_viewer AS v WHERE v.thread_id = i.thread_id
     UNION ALL SELECT unnest(i.addressed_team_ids), true UNION ALL SELECT unnest(i.addressed_user_ids), true) AS seen (who, named)
   WHERE i.channel = 'VOICE' GROUP BY i.id, seen.who ORDER BY i.created_at ON CONFLICT DO NOTHING`,
  `INSERT INTO thread_search (workspace_id, thread_id, text)
   SELECT workspace_id, id, kit.search_text(peer_number, '') FROM thread ON CONFLICT (thread_id) DO NOTHING`,
  `UPDATE call_agent AS a SET created_at = i.created_at, direction = i.direction, status = i.call_status, phone_number_id = i.phone_number_id, outcome = i.outcome
   FROM item AS i WHERE i.id = a.item_id AND a.created_at IS NULL`,
  `UPDATE thread AS t SET first_item_at = (SELECT min(i.created_at) FROM item AS i WHERE i.workspace_id = t.workspace_id AND i.thread_id = t.id)
   WHERE first_item_at IS NULL`,
];
