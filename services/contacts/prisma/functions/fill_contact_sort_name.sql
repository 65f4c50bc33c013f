-- Names of the session's workspace that were there before they were sorted by (kit/db workOffFills).
CREATE OR REPLACE FUNCTION fill_contact_sort_name(p_after uuid, p_most integer) RETURNS uuid LANGUAGE plpgsql AS $$
DECLARE
  workspace CONSTANT uuid := current_setting('app.workspace_id')::uuid;
  answer uuid;
BEGIN
  WITH page AS MATERIALIZED (
    SELECT c.id FROM contact AS c WHERE c.workspace_id = workspace AND c.id > p_after ORDER BY c.id LIMIT p_most FOR NO KEY UPDATE
  ), written AS (
    UPDATE contact AS c SET sort_name = nullif(left(kit.fold_name(c.first_name || ' ' || c.last_name), 80), '')
    FROM page WHERE c.workspace_id = workspace AND c.id = page.id AND c.sort_name IS NULL AND c.first_name || c.last_name <> ''
  )
  SELECT max(id::text)::uuid INTO answer FROM page;
  RETURN answer;
END $$;
