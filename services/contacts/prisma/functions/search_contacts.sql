-- Contacts of the session's workspace that a compiled search finds, newest first, and how many are found: no more than p_most are
-- counted. It runs as the owner, on whom contact_search has no policy; nothing but the session's workspace is ever named here.
CREATE OR REPLACE FUNCTION search_contacts(p_asked jsonb, p_is_lead boolean, p_before timestamptz, p_before_id uuid, p_skip integer, p_limit integer, p_most integer)
RETURNS TABLE (contact_id uuid, hits integer) LANGUAGE plpgsql STABLE SECURITY DEFINER
SET search_path = pg_catalog, public, pg_temp SET enable_seqscan = off SET max_parallel_workers_per_gather = 0 AS $$
DECLARE
  workspace CONSTANT uuid := nullif(current_setting('app.workspace_id', true), '')::uuid;
  has CONSTANT text := kit.search_condition(p_asked) || CASE WHEN p_is_lead IS NULL THEN '' ELSE format(' AND s.is_lead = %L', p_is_lead) END;
  newest CONSTANT text := 'SELECT * FROM public.contact_search WHERE workspace_id = $1 ORDER BY created_at DESC, contact_id DESC LIMIT ';
  sample CONSTANT integer := 500;
  seen integer;
  found uuid[];
BEGIN
  IF workspace IS NULL THEN
    RETURN;
  END IF;
  EXECUTE format('SELECT count(*) FILTER (WHERE %s), count(*) FROM (%s %s) AS s', has, newest, sample) INTO hits, seen USING workspace;
  -- What one in twenty has is counted among the newest: keys that so many have are slow to put together.
  IF seen = sample AND hits * 20 >= sample THEN
    EXECUTE format('SELECT count(*) FROM (SELECT FROM (%s %s) AS s WHERE %s LIMIT $2) AS f', newest, p_most * 20, has) INTO hits USING workspace, p_most;
  END IF;
  IF seen = sample AND hits < p_most THEN
    -- IS TRUE keeps the workspace's index out of it, which has all rows of the workspace.
    EXECUTE format('WITH f AS MATERIALIZED (%s)
      SELECT count(*), array_agg(contact_id ORDER BY created_at DESC, contact_id DESC) FILTER (WHERE $2 IS NULL OR (created_at, contact_id) < ($2, $3)) FROM f',
      kit.search_by_keys(workspace, p_asked, 'SELECT s.contact_id, s.created_at FROM public.contact_search AS s WHERE (s.workspace_id = $1) IS TRUE'
        || CASE WHEN p_is_lead IS NULL THEN '' ELSE format(' AND s.is_lead = %L', p_is_lead) END, p_most))
    INTO hits, found USING workspace, p_before, p_before_id;
    IF hits < p_most THEN
      -- A page behind the last one still says how many there are.
      RETURN QUERY SELECT u.id, hits FROM (SELECT 1) AS one
        LEFT JOIN unnest(found[p_skip + 1 : p_skip + p_limit]) WITH ORDINALITY AS u (id, n) ON true ORDER BY u.n;
      RETURN;
    END IF;
  END IF;
  -- Many have it, so that a page of them is soon come by among the newest; or all there are have been seen.
  hits := least(hits, p_most);
  RETURN QUERY EXECUTE format('SELECT f.contact_id, $6 FROM (SELECT 1) AS one LEFT JOIN (SELECT s.contact_id, s.created_at FROM public.contact_search AS s
    WHERE s.workspace_id = $1 AND ($2 IS NULL OR (s.created_at, s.contact_id) < ($2, $3)) AND %s
    ORDER BY s.created_at DESC, s.contact_id DESC OFFSET $4 LIMIT $5) AS f ON true', has)
  USING workspace, p_before, p_before_id, p_skip, p_limit, hits;
END $$;
