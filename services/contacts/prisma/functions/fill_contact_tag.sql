-- Tags of the session's workspace that were there before contact_tag (kit/db workOffFills). One that changes at this moment waits,
-- or is read as it has become; what the trigger wrote stays.
CREATE OR REPLACE FUNCTION fill_contact_tag(p_after uuid, p_most integer) RETURNS uuid LANGUAGE plpgsql AS $$
DECLARE
  workspace CONSTANT uuid := current_setting('app.workspace_id')::uuid;
  answer uuid;
BEGIN
  WITH page AS MATERIALIZED (
    SELECT c.* FROM contact AS c WHERE c.workspace_id = workspace AND c.id > p_after ORDER BY c.id LIMIT p_most FOR SHARE
  ), written AS (
    INSERT INTO contact_tag (workspace_id, name, created_at, contact_id)
    SELECT workspace_id, tag, created_at, id FROM page, unnest(tags) AS tag WHERE deleted_at IS NULL
    ON CONFLICT DO NOTHING
  )
  SELECT max(id::text)::uuid INTO answer FROM page;
  RETURN answer;
END $$;
