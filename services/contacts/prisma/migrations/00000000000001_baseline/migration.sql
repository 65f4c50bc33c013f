-- What a contact is found by, folded as the kit's foldName folds what people type. A generated column: no writer can forget it.
-- A trigram index can be put on it as it is. It stands here and not among the functions because the column is built on it.
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

CREATE TABLE contact (
  id uuid NOT NULL,
  workspace_id uuid NOT NULL,
  first_name text NOT NULL DEFAULT '',
  last_name text NOT NULL DEFAULT '',
  phone_number text NOT NULL,
  match_key text NOT NULL,
  email text NOT NULL DEFAULT '',
  is_lead boolean NOT NULL,
  country_code text NOT NULL DEFAULT '',
  city text NOT NULL DEFAULT '',
  timezone text NOT NULL DEFAULT '',
  source text NOT NULL DEFAULT '',
  tags text[] DEFAULT ARRAY[]::text[],
  company text NOT NULL DEFAULT '',
  idempotency_key text,
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  deleted_at timestamptz(3),
  version integer NOT NULL DEFAULT 1,
  -- What shops know of contacts: totals, the last order, since when. One row for each customer of a shop, so that a contact that two
  -- shops know, or that takes over another one, loses nothing.
  is_customer boolean NOT NULL DEFAULT false,
  search_text text GENERATED ALWAYS AS (fold_name(((((first_name || ' ') || last_name) || ' ') || email))) STORED,
  CONSTRAINT contact_pkey PRIMARY KEY (id)
);
-- The index that makes a race of two first calls one contact (defaults 13.1).
CREATE UNIQUE INDEX contact_live_number ON contact (workspace_id, match_key) WHERE deleted_at IS NULL;
CREATE UNIQUE INDEX contact_idempotency ON contact (workspace_id, idempotency_key) WHERE idempotency_key IS NOT NULL;
-- Search filters the rows of one workspace behind this index: LIKE is not leakproof, so no trigram index can serve it under row-level security.
CREATE INDEX contact_newest ON contact (workspace_id, created_at DESC, id DESC);
-- A customer's contact is one of the same workspace: foreign keys are checked beside row-level security, so the key says it itself.
CREATE UNIQUE INDEX contact_workspace_id ON contact (workspace_id, id);

CREATE TABLE customer (
  workspace_id uuid NOT NULL,
  source text NOT NULL,
  external_id text NOT NULL,
  contact_id uuid NOT NULL,
  profile_url text NOT NULL DEFAULT '',
  joined_at timestamptz(3),
  total_spent_micros bigint NOT NULL,
  currency text NOT NULL,
  orders integer NOT NULL,
  latest_order jsonb,
  as_of timestamptz(3) NOT NULL,
  CONSTRAINT customer_pkey PRIMARY KEY (workspace_id, source, external_id),
  CONSTRAINT customer_contact FOREIGN KEY (workspace_id, contact_id) REFERENCES contact(workspace_id, id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE INDEX customer_of_contact ON customer (workspace_id, contact_id);

-- Every tenant table shows and takes rows of the workspace alone that the transaction names.
DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY[
    'contact', 'customer'
  ] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format($policy$CREATE POLICY tenant ON %I
      USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)
      WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)$policy$, name);
  END LOOP;
END $$;
