-- Contacts that became a part of another, and contacts that may be one person.
ALTER TABLE contact
  ADD COLUMN merged_into uuid,
  ADD COLUMN other_numbers text[] DEFAULT ARRAY[]::text[];
-- Whoever calls from a number of a merged contact is the one that it became a part of.
CREATE INDEX contact_merged_number ON contact (workspace_id, match_key) WHERE merged_into IS NOT NULL;
CREATE INDEX contact_merged_into ON contact (workspace_id, merged_into) WHERE merged_into IS NOT NULL;

CREATE TABLE contact_likeness (
  workspace_id uuid NOT NULL,
  key text NOT NULL,
  contact_id uuid NOT NULL,
  CONSTRAINT contact_likeness_pkey PRIMARY KEY (workspace_id, key, contact_id)
);
CREATE INDEX contact_likeness_of_contact ON contact_likeness (workspace_id, contact_id);

-- No foreign keys: a call's write must not wait for whoever changes the other contact. A trigger removes what is gone.
CREATE TABLE contact_duplicate (
  id uuid NOT NULL,
  workspace_id uuid NOT NULL,
  first_id uuid NOT NULL,
  second_id uuid NOT NULL,
  reasons text[],
  found_at timestamptz(3) NOT NULL,
  dismissed_at timestamptz(3),
  CONSTRAINT contact_duplicate_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX contact_duplicate_pair ON contact_duplicate (workspace_id, first_id, second_id);
CREATE INDEX contact_duplicate_second ON contact_duplicate (workspace_id, second_id);
CREATE INDEX contact_duplicate_listed ON contact_duplicate (workspace_id, found_at DESC, id DESC) WHERE dismissed_at IS NULL;

CREATE TABLE contact_merge (
  id uuid NOT NULL,
  workspace_id uuid NOT NULL,
  kept_id uuid NOT NULL,
  merged_id uuid NOT NULL,
  created_by text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  undone_at timestamptz(3),
  moved jsonb NOT NULL,
  CONSTRAINT contact_merge_pkey PRIMARY KEY (id)
);
CREATE INDEX contact_merge_listed ON contact_merge (workspace_id, created_at DESC, id DESC);
-- A contact is a part of one other at a time.
CREATE UNIQUE INDEX contact_merge_of ON contact_merge (workspace_id, merged_id) WHERE undone_at IS NULL;

DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['contact_likeness', 'contact_duplicate', 'contact_merge'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format($policy$CREATE POLICY tenant ON %I
      USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)
      WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)$policy$, name);
  END LOOP;
END $$;

-- The function itself stands among the functions; the trigger needs one of its name.
CREATE FUNCTION keep_contact_likeness() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RETURN NULL;
END $$;
CREATE TRIGGER keep_contact_likeness_of_new AFTER INSERT ON contact
  FOR EACH ROW EXECUTE FUNCTION keep_contact_likeness();
CREATE TRIGGER keep_contact_likeness AFTER UPDATE OF first_name, last_name, email, company, match_key, deleted_at ON contact
  FOR EACH ROW WHEN ((OLD.first_name, OLD.last_name, OLD.email, OLD.company, OLD.match_key, OLD.deleted_at)
    IS DISTINCT FROM (NEW.first_name, NEW.last_name, NEW.email, NEW.company, NEW.match_key, NEW.deleted_at))
  EXECUTE FUNCTION keep_contact_likeness();
CREATE TRIGGER keep_contact_likeness_of_gone AFTER DELETE ON contact
  FOR EACH ROW EXECUTE FUNCTION keep_contact_likeness();

-- Contacts that are there already are compared afterwards. The owner sees rows of a named workspace only, and has to learn of all.
ALTER TABLE contact NO FORCE ROW LEVEL SECURITY;
INSERT INTO kit.fill (name, workspace_id)
WITH RECURSIVE found AS (
  (SELECT workspace_id AS id FROM contact ORDER BY workspace_id LIMIT 1)
  UNION ALL
  SELECT (SELECT workspace_id FROM contact WHERE workspace_id > found.id ORDER BY workspace_id LIMIT 1) FROM found WHERE found.id IS NOT NULL
)
SELECT 'fill_contact_likeness', id FROM found WHERE id IS NOT NULL;
ALTER TABLE contact FORCE ROW LEVEL SECURITY;
