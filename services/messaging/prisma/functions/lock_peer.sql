-- One at a time about one person outside, until the transaction ends.
CREATE OR REPLACE FUNCTION lock_peer(p_workspace uuid, p_peer_key text) RETURNS void
LANGUAGE sql AS $$
  SELECT pg_advisory_xact_lock(hashtextextended(p_workspace::text || p_peer_key, 0));
$$;
