-- What contacts are found by. Row-level security is not forced on it: LIKE is not leakproof, so under a policy no index could serve a
-- search. The runtime role has the policy; search_contacts runs as the owner, who has none, and reads the session's workspace alone.
CREATE TABLE contact_search (
  workspace_id uuid NOT NULL,
  contact_id uuid NOT NULL,
  created_at timestamptz(3) NOT NULL,
  is_lead boolean NOT NULL,
  text text NOT NULL,
  CONSTRAINT contact_search_pkey PRIMARY KEY (contact_id)
);
CREATE INDEX contact_search_keys ON contact_search USING gin (kit.search_keys(workspace_id, text)) WITH (fastupdate = off);
-- No statistics of keys: hundreds of thousands of them say nothing, and ANALYZE would take each row apart.
ALTER INDEX contact_search_keys ALTER COLUMN 1 SET STATISTICS 0;
-- What many contacts have is looked for among the newest, here alone.
CREATE INDEX contact_search_newest ON contact_search (workspace_id, created_at DESC, contact_id DESC) INCLUDE (is_lead, text);

ALTER TABLE contact_search ENABLE ROW LEVEL SECURITY;
CREATE POLICY tenant ON contact_search
  USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)
  WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);

-- Kept in the statement that changes the contact. The function is here for what is written between this migration and the functions.
CREATE FUNCTION keep_contact_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' OR NEW.deleted_at IS NOT NULL THEN
    DELETE FROM contact_search WHERE workspace_id = OLD.workspace_id AND contact_id = OLD.id;
    RETURN NULL;
  END IF;
  INSERT INTO contact_search AS s (workspace_id, contact_id, created_at, is_lead, text)
  VALUES (NEW.workspace_id, NEW.id, NEW.created_at, NEW.is_lead,
    kit.search_text(NEW.phone_number, concat_ws(' ', NEW.first_name, NEW.last_name, NEW.email)))
  ON CONFLICT (contact_id) DO UPDATE SET created_at = excluded.created_at, is_lead = excluded.is_lead, text = excluded.text
  WHERE (s.created_at, s.is_lead, s.text) IS DISTINCT FROM (excluded.created_at, excluded.is_lead, excluded.text);
  RETURN NULL;
END $$;
CREATE TRIGGER keep_contact_search AFTER INSERT OR DELETE OR UPDATE OF first_name, last_name, phone_number, email, is_lead, created_at, deleted_at ON contact
  FOR EACH ROW EXECUTE FUNCTION keep_contact_search();

-- Contacts that are there already are filled in afterwards. The owner sees rows of a named workspace only, and has to learn of all.
ALTER TABLE contact NO FORCE ROW LEVEL SECURITY;
INSERT INTO kit.fill (name, workspace_id)
WITH RECURSIVE found AS (
  (SELECT workspace_id AS id FROM contact ORDER BY workspace_id LIMIT 1)
  UNION ALL
  SELECT (SELECT workspace_id FROM contact WHERE workspace_id > found.id ORDER BY workspace_id LIMIT 1) FROM found WHERE found.id IS NOT NULL
)
SELECT 'fill_contact_search', id FROM found WHERE id IS NOT NULL;
ALTER TABLE contact FORCE ROW LEVEL SECURITY;
