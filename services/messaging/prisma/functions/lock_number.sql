-- One at a time about the team of one number, until the transaction ends.
CREATE OR REPLACE FUNCTION lock_number(p_phone_number_id uuid) RETURNS void
LANGUAGE sql AS $$
  SELECT pg_advisory_xact_lock(number_lock(p_phone_number_id::text));
$$;
