-- Threads of the session's workspace whose other end a compiled search finds, or which are of one of these contacts; of more than
-- p_most those in which something happened last. It runs as the owner, on whom thread_search has no policy; nothing but the session's
-- workspace is ever named here. Who of the workspace may see a thread is for the caller.
CREATE OR REPLACE FUNCTION search_threads(p_asked jsonb, p_contacts uuid[], p_most integer) RETURNS SETOF uuid LANGUAGE plpgsql STABLE SECURITY DEFINER
SET search_path = pg_catalog, public, pg_temp SET enable_seqscan = off SET max_parallel_workers_per_gather = 0 AS $$
DECLARE
  workspace CONSTANT uuid := nullif(current_setting('app.workspace_id', true), '')::uuid;
  -- Of so many each is looked up; of more, some are soon come by among the newest.
  few CONSTANT integer := 5 * p_most;
  found uuid[];
BEGIN
  IF workspace IS NULL THEN
    RETURN;
  END IF;
  -- IS TRUE: the keys alone lead there.
  EXECUTE format('SELECT coalesce(array_agg(thread_id), ''{}'') FROM (%s) AS f',
    kit.search_by_keys(workspace, p_asked, 'SELECT s.thread_id FROM public.thread_search AS s WHERE (s.workspace_id = $1) IS TRUE', few))
  INTO found USING workspace;
  IF cardinality(found) >= few THEN
    EXECUTE format('SELECT array_agg(id) FROM (SELECT t.id FROM public.thread AS t
      WHERE t.workspace_id = $1 AND EXISTS (SELECT FROM public.thread_search AS s WHERE s.thread_id = t.id AND %s OFFSET 0)
      ORDER BY t.last_activity_at DESC, t.id DESC LIMIT $2) AS f', kit.search_condition(p_asked))
    INTO found USING workspace, p_most;
  END IF;
  RETURN QUERY SELECT t.id FROM public.thread AS t
    JOIN (SELECT unnest(found) AS id UNION SELECT c.id FROM public.thread AS c WHERE c.workspace_id = workspace AND c.contact_id = ANY (p_contacts)) AS f ON f.id = t.id
    WHERE t.workspace_id = workspace ORDER BY t.last_activity_at DESC, t.id DESC LIMIT p_most;
END $$;
