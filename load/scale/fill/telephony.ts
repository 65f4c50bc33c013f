/** Calls as telephony keeps them, after the model of one that the product made itself; each with a leg, and three entries where people look. */
import type { Fill } from './statements.ts';

export const telephony: Fill = [
  `INSERT INTO call (workspace_id, id, direction, status, final, peer_number, phone_number_id, agent_user_id, started_at, version, state)
   SELECT c.ws, c.id, 'INBOUND', 'COMPLETED', true, c.peer, c.main_number, c.owner, c.at, 5,
     model.state || jsonb_build_object('id', c.id, 'workspaceId', c.ws, 'peerNumber', c.peer)
   FROM (SELECT state FROM call WHERE is_demo LIMIT 1) AS model CROSS JOIN (
     SELECT w.*, uuidv7(-(i::float8 / calls) * interval '364 days') AS id, '+1628' || lpad((2000000 + i % threads)::text, 7, '0') AS peer,
       now() - (i::float8 / calls) * interval '364 days' AS at
     FROM w CROSS JOIN LATERAL generate_series(1, calls) AS i) AS c
   ORDER BY c.at`,
  `INSERT INTO call_leg (workspace_id, id, call_id, sid, ended)
   SELECT workspace_id, gen_random_uuid(), id, 'CA' || replace(id::text, '-', ''), true FROM call WHERE NOT is_demo`,
  `INSERT INTO call_timeline (workspace_id, id, call_id, at, kind, name, description, parameters)
   SELECT workspace_id, gen_random_uuid(), id, started_at, 'fact', name, 'A filled call', '{}'
   FROM call CROSS JOIN unnest(ARRAY['call.ringing', 'call.answered', 'call.ended']) AS name
   WHERE NOT is_demo AND workspace_id IN (SELECT ws FROM w WHERE n <= 2)`,
];
