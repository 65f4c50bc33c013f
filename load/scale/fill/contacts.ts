/** People outside, with names of several languages. The first ones are those of the threads. */
import type { Fill } from './statements.ts';

export const contacts: Fill = [
  `INSERT INTO contact (id, workspace_id, first_name, last_name, phone_number, match_key, email, is_lead, country_code, city, tags, created_at, updated_at, sort_name, last_contacted_at)
   SELECT ('0190e' || lpad(to_hex(n), 3, '0') || '-0000-7000-8000-' || lpad(i::text, 12, '0'))::uuid, ws, first, last || (i / 400) % 50,
     '+1628' || lpad((2000000 + i)::text, 7, '0'), '+1628' || lpad((2000000 + i)::text, 7, '0'), 'person.' || i || '@example.com',
     i % 7 = 0, 'US', 'Oakland', CASE WHEN i % 5 = 0 THEN ARRAY['VIP'] ELSE '{}'::text[] END,
     now() - (i % 700) * interval '13 hours' - i * interval '1 ms', now(),
     kit.fold_name(first || ' ' || last || (i / 400) % 50), CASE WHEN i % 3 = 0 THEN NULL ELSE now() - (i % 900) * interval '11 hours' END
   FROM w CROSS JOIN LATERAL generate_series(1, contacts) AS i
   CROSS JOIN LATERAL (SELECT
     (ARRAY['Ana','Ben','Cora','Dan','Élodie','Tomás','Zoë','Jürgen','Maria','John','Olga','Priya','Wei','Fatima','Søren','Łukasz','Chloé','Nora','Ivan','Grace'])[1 + i % 20] AS first,
     (ARRAY['Smith','Muñoz','Okafor','Nguyen','Johansson','Whitcombe','Raman','Eklund','Lowe','Pryce','Njoroge','Solheim','Garcia','Kim','Petrov','Dubois','Rossi','Tanaka','Haddad','Brown'])[1 + (i / 20) % 20] AS last) AS names
   ON CONFLICT DO NOTHING`,
  // What triggers keep.
  `INSERT INTO contact_search (workspace_id, contact_id, created_at, is_lead, text)
   SELECT workspace_id, id, created_at, is_lead, kit.search_text(phone_number, concat_ws(' ', first_name, last_name, email))
   FROM contact ON CONFLICT (contact_id) DO NOTHING`,
];
