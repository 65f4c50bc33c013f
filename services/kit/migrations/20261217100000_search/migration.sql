-- What everything that is searched by name or number is built on. It stands here and not among the functions because indexes are
-- built on it: another folding is another function. `kit/search` does the same to what people type; a test compares them.
CREATE FUNCTION kit.fold_name(name text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT btrim(regexp_replace(regexp_replace(
    -- Letters that Unicode does not take apart. pg_unicode_fast is the server's own: no locale of a machine changes an answer.
    replace(replace(replace(replace(translate(lower(regexp_replace(normalize(
      translate(name COLLATE pg_unicode_fast, U&'''`\00B4\2018\2019\201B\2032\FF07\02B9\02BB\02BC\00AD\200B\200C\200D\200E\200F\202A\202B\202C\202D\202E\2060\2061\2062\2063\2064\FEFF', ''), NFKD),
      U&'[\0300-\036F\0483-\0489\0591-\05BD\05BF\05C1\05C2\05C4\05C5\05C7\0610-\061A\064B-\065F\0670\06D6-\06DC\06DF-\06E4\06E7\06E8\06EA-\06ED\1AB0-\1AFF\1DC0-\1DFF\20D0-\20FF\3099\309A\FE20-\FE2F\+01F3FB-\+01F3FF]', '', 'g')),
      'øłđðħŧŋıĸς', 'olddhtnikσ'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
    -- A pictogram is a word of its own.
    U&'([\2300-\23FF\2600-\27BF\2B00-\2BFF\3030\303D\+01F000-\+01FAFF])', ' \1 ', 'g'),
    U&'[^[:alnum:]\2300-\23FF\2600-\27BF\2B00-\2BFF\3030\303D\+01F000-\+01FAFF]+', ' ', 'g'), ' ')
$$;

-- The text that a thing is found by: ` +14155550141 4155550141 ana whitcombe`. Each word follows a blank, a number stands with its
-- country's code and without it. The codes are those of the ITU, and none of them
-- begins another one.
CREATE FUNCTION kit.search_text(address text, words text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT ' ' || left(CASE WHEN address ~ '^\+[0-9]{3,15}(;|$)'
    THEN concat_ws(' ', substring(address from '^\+[0-9]+'),
      nullif(regexp_replace(substring(address from '^\+[0-9]+'), '^\+(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|(2[1-689]|3[578]|42|5[09]|6[7-9]|8[035789]|9[679])[0-9])', ''), ''),
      kit.fold_name(words))
    ELSE kit.fold_name(address || ' ' || words) END, 600)
$$;

-- What a search text is looked up by: pieces of its words, each as a number that holds for one workspace alone. pg_trgm would know no
-- letter beyond ASCII where the locale is C, and no piece of fewer than three; a search for them reads the whole workspace.
-- Pieces: how a word begins (`^a`, `^an`), three letters, and one or two of scripts that put no blanks between words.
CREATE FUNCTION kit.search_key(workspace uuid, piece text) RETURNS bigint
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN hashtextextended(piece, uuid_hash_extended(workspace, 0));

CREATE FUNCTION kit.search_keys(workspace uuid, search_text text) RETURNS bigint[]
LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE COST 1000 AS $$
DECLARE
  seed bigint := uuid_hash_extended(workspace, 0);
  dense CONSTANT text := U&'[\0E00-\0EFF\1000-\109F\1100-\11FF\1780-\17FF\3040-\312F\31F0-\31FF\3400-\4DBF\4E00-\9FFF\+020000-\+03FFFF]';
  keys bigint[] := '{}';
  word text;
BEGIN
  FOR word IN SELECT DISTINCT w FROM string_to_table(search_text, ' ') AS w WHERE w <> '' LOOP
    keys := keys || hashtextextended('^' || left(word, 1), seed);
    IF length(word) > 1 THEN
      keys := keys || hashtextextended('^' || left(word, 2), seed);
    END IF;
    FOR i IN 1 .. length(word) - 2 LOOP
      keys := keys || hashtextextended(substr(word, i, 3), seed);
    END LOOP;
    IF word ~ dense THEN
      FOR i IN 1 .. length(word) LOOP
        IF substr(word, i, 1) ~ dense THEN
          keys := keys || hashtextextended(substr(word, i, 1), seed);
        END IF;
        IF i < length(word) AND substr(word, i, 2) ~ dense THEN
          keys := keys || hashtextextended(substr(word, i, 2), seed);
        END IF;
      END LOOP;
    END IF;
  END LOOP;
  RETURN keys;
END $$;

-- Tables that a migration of their time left to be filled: by workspace, and up to which id that is done. `migrate` works it off in
-- short transactions, while the version before serves; `name` is the function that fills.
CREATE TABLE kit.fill (
  name text NOT NULL,
  workspace_id uuid NOT NULL,
  after uuid NOT NULL DEFAULT '00000000-0000-0000-0000-000000000000',
  PRIMARY KEY (name, workspace_id)
);
