-- Whether a row `s` with a search text has what a compiled search (kit/search `compileSearch`) asks for: [{ grams, like }], of which
-- one must hold. A text of SQL, its values quoted as literals.
CREATE OR REPLACE FUNCTION kit.search_condition(p_asked jsonb) RETURNS text
LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce('(' || string_agg(kit.search_likes(branch), ' OR ') || ')', 'false') FROM jsonb_array_elements(p_asked) AS branch
$$;
