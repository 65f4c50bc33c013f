-- Who sees a call of a thread, each once. Addressed: the call is for them itself, whoever sees the thread.
CREATE OR REPLACE FUNCTION call_viewers_of(p_workspace uuid, p_thread uuid, p_teams uuid[], p_users uuid[]) RETURNS TABLE (viewer uuid, addressed boolean)
LANGUAGE sql STABLE AS $$
  SELECT who, bool_or(named) FROM (
    SELECT unnest(t.team_ids), false FROM thread AS t WHERE t.workspace_id = p_workspace AND t.id = p_thread
    UNION ALL SELECT p.user_id, false FROM thread_person AS p WHERE p.workspace_id = p_workspace AND p.thread_id = p_thread
    UNION ALL SELECT unnest(p_teams), true
    UNION ALL SELECT unnest(p_users), true) AS seen (who, named)
  GROUP BY 1
$$;
