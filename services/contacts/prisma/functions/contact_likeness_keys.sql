-- What a contact can have in common with another: its email, its name as it sounds together with its company, and the number in front
-- of an extension. The first letter says which.
CREATE OR REPLACE FUNCTION contact_likeness_keys(c contact) RETURNS text[] LANGUAGE sql STABLE AS $$
  SELECT array_remove(ARRAY[
    CASE WHEN c.email <> '' THEN 'E' || lower(c.email) END,
    CASE WHEN c.company <> '' AND position(' ' IN named.name) > 0 THEN 'N' || named.name || '|' || kit.fold_name(c.company) END,
    CASE WHEN position(';' IN c.match_key) > 0 THEN 'P' || split_part(c.match_key, ';', 1) END
  ], NULL)
  FROM (
    SELECT coalesce(string_agg(regexp_replace(replace(replace(replace(word, 'ph', 'f'), 'y', 'i'), 'h', ''), '(.)\1+', '\1', 'g'), ' ' ORDER BY word), '') AS name
    FROM unnest(string_to_array(kit.fold_name(c.first_name || ' ' || c.last_name), ' ')) AS word
  ) AS named
$$;
