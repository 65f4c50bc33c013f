-- The lock under which a call's thread and its number's team find each other, of which either may be stored first: without it a
-- thread could stay with no team, and nobody would see it.
CREATE OR REPLACE FUNCTION number_lock(p_phone_number_id text) RETURNS bigint
LANGUAGE sql IMMUTABLE AS $$
  SELECT hashtextextended('number ' || p_phone_number_id, 0);
$$;
