-- What a contact is found by, folded as the kit's foldName folds what people type. A generated column: no writer can forget it,
-- releases before this one included, and those that are there are filled now. A trigram index can be put on it as it is.
CREATE FUNCTION fold_name(name text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT btrim(regexp_replace(
    -- Letters that Unicode does not take apart. pg_unicode_fast is the server's own: no locale of a machine changes an answer.
    replace(replace(replace(replace(translate(lower(regexp_replace(normalize(
      translate(name COLLATE pg_unicode_fast, U&'''`\00B4\2018\2019\201B\2032\FF07\02B9\02BB\02BC\00AD\200B\200C\200D\200E\200F\202A\202B\202C\202D\202E\2060\2061\2062\2063\2064\FEFF', ''), NFKD),
      U&'[\0300-\036F\0483-\0489\0591-\05BD\05BF\05C1\05C2\05C4\05C5\05C7\0610-\061A\064B-\065F\0670\06D6-\06DC\06DF-\06E4\06E7\06E8\06EA-\06ED\1AB0-\1AFF\1DC0-\1DFF\20D0-\20FF\3099\309A\FE20-\FE2F]', '', 'g')),
      'øłđðħŧŋıĸς', 'olddhtnikσ'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
    '[^[:alnum:]]+', ' ', 'g'), ' ')
$$;

ALTER TABLE "contact" ADD COLUMN "search_text" TEXT
  GENERATED ALWAYS AS (fold_name("first_name" || ' ' || "last_name" || ' ' || "email")) STORED;
