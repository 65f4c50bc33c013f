-- Address, language, the workspace's own properties, and when somebody last spoke or wrote with the contact.
ALTER TABLE contact
  ADD COLUMN street text NOT NULL DEFAULT '',
  ADD COLUMN state text NOT NULL DEFAULT '',
  ADD COLUMN zip text NOT NULL DEFAULT '',
  ADD COLUMN locale text NOT NULL DEFAULT '',
  ADD COLUMN is_from_web boolean NOT NULL DEFAULT false,
  ADD COLUMN properties jsonb NOT NULL DEFAULT '{}',
  ADD COLUMN last_contacted_at timestamptz(3);

CREATE TABLE contact_property (
  id uuid NOT NULL,
  workspace_id uuid NOT NULL,
  name text NOT NULL,
  type text NOT NULL,
  options text[] DEFAULT ARRAY[]::text[],
  created_at timestamptz(3) NOT NULL,
  CONSTRAINT contact_property_pkey PRIMARY KEY (id)
);
CREATE INDEX contact_property_listed ON contact_property (workspace_id, created_at);
CREATE UNIQUE INDEX contact_property_name ON contact_property (workspace_id, lower(name));

-- An index of the array contact.tags would not be used behind row-level security: its operators are not leakproof.
CREATE TABLE contact_tag (
  workspace_id uuid NOT NULL,
  name text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  contact_id uuid NOT NULL,
  CONSTRAINT contact_tag_pkey PRIMARY KEY (workspace_id, name, contact_id),
  CONSTRAINT contact_tag_contact FOREIGN KEY (workspace_id, contact_id) REFERENCES contact(workspace_id, id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE INDEX contact_tag_of_contact ON contact_tag (workspace_id, contact_id);

DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['contact_property', 'contact_tag'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format($policy$CREATE POLICY tenant ON %I
      USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)
      WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)$policy$, name);
  END LOOP;
END $$;

-- Kept in the statement that changes the contact, so that no writer can forget it.
CREATE FUNCTION keep_contact_tags() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    DELETE FROM contact_tag AS t WHERE t.workspace_id = NEW.workspace_id AND t.contact_id = NEW.id
      AND (NEW.deleted_at IS NOT NULL OR NOT t.name = ANY (NEW.tags));
  END IF;
  IF NEW.deleted_at IS NULL THEN
    INSERT INTO contact_tag (workspace_id, name, created_at, contact_id)
    SELECT NEW.workspace_id, tag, NEW.created_at, NEW.id FROM unnest(NEW.tags) AS tag
    ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER keep_contact_tags_of_new AFTER INSERT ON contact
  FOR EACH ROW WHEN (NEW.tags <> '{}') EXECUTE FUNCTION keep_contact_tags();
CREATE TRIGGER keep_contact_tags AFTER UPDATE OF tags, deleted_at ON contact
  FOR EACH ROW WHEN (NEW.tags IS DISTINCT FROM OLD.tags OR NEW.deleted_at IS DISTINCT FROM OLD.deleted_at) EXECUTE FUNCTION keep_contact_tags();

-- Contacts that are there already are filled in afterwards. The owner sees rows of a named workspace only, and has to learn of all.
ALTER TABLE contact NO FORCE ROW LEVEL SECURITY;
INSERT INTO kit.fill (name, workspace_id)
WITH RECURSIVE found AS (
  (SELECT workspace_id AS id FROM contact ORDER BY workspace_id LIMIT 1)
  UNION ALL
  SELECT (SELECT workspace_id FROM contact WHERE workspace_id > found.id ORDER BY workspace_id LIMIT 1) FROM found WHERE found.id IS NOT NULL
)
SELECT 'fill_contact_tag', id FROM found WHERE id IS NOT NULL;
ALTER TABLE contact FORCE ROW LEVEL SECURITY;
