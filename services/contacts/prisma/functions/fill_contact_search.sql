-- Contacts of the session's workspace that were there before contact_search (kit/db workOffFills). One that changes at this moment
-- waits, or is read as it has become; what the trigger wrote is newer than what is read here.
CREATE OR REPLACE FUNCTION fill_contact_search(p_after uuid, p_most integer) RETURNS uuid LANGUAGE plpgsql AS $$
DECLARE
  workspace CONSTANT uuid := current_setting('app.workspace_id')::uuid;
  answer uuid;
BEGIN
  WITH page AS MATERIALIZED (
    SELECT c.* FROM contact AS c WHERE c.workspace_id = workspace AND c.id > p_after ORDER BY c.id LIMIT p_most FOR SHARE
  ), written AS (
    INSERT INTO contact_search (workspace_id, contact_id, created_at, is_lead, text)
    SELECT workspace_id, id, created_at, is_lead, kit.search_text(phone_number, concat_ws(' ', first_name, last_name, email))
    FROM page WHERE deleted_at IS NULL
    ON CONFLICT (contact_id) DO NOTHING
  )
  SELECT max(id::text)::uuid INTO answer FROM page;
  RETURN answer;
END $$;
