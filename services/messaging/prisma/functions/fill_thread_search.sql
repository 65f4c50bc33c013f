-- Threads of the session's workspace that were there before thread_search (kit/db workOffFills). They are taken in the order of who is
-- at the other end, by the index of that: the answer is the thread up to which it is done.
CREATE OR REPLACE FUNCTION fill_thread_search(p_after uuid, p_most integer) RETURNS uuid LANGUAGE plpgsql AS $$
DECLARE
  workspace CONSTANT uuid := current_setting('app.workspace_id')::uuid;
  answer uuid;
BEGIN
  WITH page AS MATERIALIZED (
    SELECT t.id, t.peer_key, t.peer_number FROM thread AS t
    WHERE t.workspace_id = workspace AND t.peer_key > coalesce((SELECT peer_key FROM thread WHERE workspace_id = workspace AND id = p_after), '')
    ORDER BY t.peer_key LIMIT p_most FOR SHARE
  ), written AS (
    INSERT INTO thread_search (workspace_id, thread_id, text) SELECT workspace, id, kit.search_text(peer_number, '') FROM page
    ON CONFLICT (thread_id) DO NOTHING
  )
  SELECT id INTO answer FROM page ORDER BY peer_key DESC LIMIT 1;
  RETURN answer;
END $$;
