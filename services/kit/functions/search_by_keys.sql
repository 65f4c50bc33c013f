-- A statement for what a compiled search asks for, by the keys of the index: `p_select` is "SELECT … FROM … AS s WHERE …", and is asked
-- for up to p_most rows of each branch by itself. In one condition they would take each row apart again to find out which branch it has.
CREATE OR REPLACE FUNCTION kit.search_by_keys(p_workspace uuid, p_asked jsonb, p_select text, p_most integer) RETURNS text
LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(string_agg(format('(%s AND kit.search_keys(s.workspace_id, s.text) @> %L::bigint[] AND %s LIMIT %s)', p_select,
    (SELECT array_agg(kit.search_key(p_workspace, gram)) FROM jsonb_array_elements_text(branch -> 'grams') AS gram),
    kit.search_likes(branch), p_most), ' UNION '), p_select || ' AND false')
  FROM jsonb_array_elements(p_asked) AS branch
$$;
