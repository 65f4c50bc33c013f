-- What contacts are sorted by: their name without accents and capitals. Null where no name is known, and until it is filled in.
ALTER TABLE contact ADD COLUMN sort_name text;

-- Kept in the statement that changes the contact, so that no writer can forget it.
CREATE FUNCTION keep_contact_sort_name() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.sort_name := nullif(left(kit.fold_name(NEW.first_name || ' ' || NEW.last_name), 80), '');
  RETURN NEW;
END $$;
CREATE TRIGGER keep_contact_sort_name_of_new BEFORE INSERT ON contact
  FOR EACH ROW WHEN (NEW.first_name <> '' OR NEW.last_name <> '') EXECUTE FUNCTION keep_contact_sort_name();
CREATE TRIGGER keep_contact_sort_name BEFORE UPDATE OF first_name, last_name ON contact
  FOR EACH ROW WHEN ((OLD.first_name, OLD.last_name) IS DISTINCT FROM (NEW.first_name, NEW.last_name)) EXECUTE FUNCTION keep_contact_sort_name();

-- Contacts that are there already are filled in afterwards. The owner sees rows of a named workspace only, and has to learn of all.
ALTER TABLE contact NO FORCE ROW LEVEL SECURITY;
INSERT INTO kit.fill (name, workspace_id)
WITH RECURSIVE found AS (
  (SELECT workspace_id AS id FROM contact ORDER BY workspace_id LIMIT 1)
  UNION ALL
  SELECT (SELECT workspace_id FROM contact WHERE workspace_id > found.id ORDER BY workspace_id LIMIT 1) FROM found WHERE found.id IS NOT NULL
)
SELECT 'fill_contact_sort_name', id FROM found WHERE id IS NOT NULL;
ALTER TABLE contact FORCE ROW LEVEL SECURITY;
