-- Keeps what a contact can have in common with others, and proposes those that have it: five for each key at the most, so that an
-- address that a whole company shares costs no more than another.
CREATE OR REPLACE FUNCTION note_contact_likeness(c contact) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  keys CONSTANT text[] := contact_likeness_keys(c);
  base CONSTANT text := split_part(c.match_key, ';', 1);
BEGIN
  INSERT INTO contact_likeness (workspace_id, key, contact_id)
  SELECT c.workspace_id, key, c.id FROM unnest(keys) AS key
  ON CONFLICT DO NOTHING;
  INSERT INTO contact_duplicate (id, workspace_id, first_id, second_id, reasons, found_at)
  SELECT gen_random_uuid(), c.workspace_id, least(o.id, c.id), greatest(o.id, c.id), array_agg(DISTINCT o.reason), date_trunc('milliseconds', c.updated_at)
  FROM (
    SELECT l.contact_id AS id, CASE left(u.key, 1) WHEN 'E' THEN 'EMAIL' ELSE 'NAME' END AS reason
    FROM unnest(keys) AS u (key) CROSS JOIN LATERAL (
      SELECT contact_id FROM contact_likeness AS k WHERE k.workspace_id = c.workspace_id AND k.key = u.key AND k.contact_id <> c.id LIMIT 5) AS l
    WHERE left(u.key, 1) <> 'P'
    UNION ALL
    -- Two extensions of one number are two people; one of them and the number alone may be one.
    (SELECT k.contact_id, 'NUMBER' FROM contact_likeness AS k WHERE base = c.match_key AND k.workspace_id = c.workspace_id AND k.key = 'P' || base LIMIT 5)
    UNION ALL
    SELECT n.id, 'NUMBER' FROM contact AS n WHERE base <> c.match_key AND n.workspace_id = c.workspace_id AND n.match_key = base AND n.deleted_at IS NULL
  ) AS o
  GROUP BY o.id
  ON CONFLICT DO NOTHING;
END $$;
