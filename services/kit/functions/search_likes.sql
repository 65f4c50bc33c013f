-- The patterns of one branch of a compiled search, as a text of SQL on a row `s`.
CREATE OR REPLACE FUNCTION kit.search_likes(p_branch jsonb) RETURNS text
LANGUAGE sql IMMUTABLE AS $$
  SELECT string_agg(format('s.text LIKE %L', pattern), ' AND ') FROM jsonb_array_elements_text(p_branch -> 'like') AS pattern
$$;
