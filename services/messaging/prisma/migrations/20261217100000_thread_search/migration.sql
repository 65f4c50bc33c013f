-- What threads, and with them the calls in them, are found by: who is at the other end. Names of contacts are searched where contacts
-- are. Row-level security is not forced on it: LIKE is not leakproof, so under a policy no index could serve a search. The runtime
-- role has the policy; search_threads runs as the owner, who has none, and reads the session's workspace alone.
CREATE TABLE thread_search (
  workspace_id uuid NOT NULL,
  thread_id uuid NOT NULL,
  text text NOT NULL,
  CONSTRAINT thread_search_pkey PRIMARY KEY (thread_id)
);
CREATE INDEX thread_search_keys ON thread_search USING gin (kit.search_keys(workspace_id, text)) WITH (fastupdate = off);
-- No statistics of keys: hundreds of thousands of them say nothing, and ANALYZE would take each row apart.
ALTER INDEX thread_search_keys ALTER COLUMN 1 SET STATISTICS 0;

ALTER TABLE thread_search ENABLE ROW LEVEL SECURITY;
CREATE POLICY tenant ON thread_search
  USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)
  WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);

-- Kept in the statement that changes the thread. The function is here for what is written between this migration and the functions.
CREATE FUNCTION keep_thread_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    DELETE FROM thread_search WHERE workspace_id = OLD.workspace_id AND thread_id = OLD.id;
    RETURN NULL;
  END IF;
  INSERT INTO thread_search (workspace_id, thread_id, text) VALUES (NEW.workspace_id, NEW.id, kit.search_text(NEW.peer_number, ''))
  ON CONFLICT (thread_id) DO UPDATE SET text = excluded.text;
  RETURN NULL;
END $$;
CREATE TRIGGER keep_thread_search_new AFTER INSERT OR DELETE ON thread FOR EACH ROW EXECUTE FUNCTION keep_thread_search();
CREATE TRIGGER keep_thread_search AFTER UPDATE OF peer_number ON thread
  FOR EACH ROW WHEN (NEW.peer_number <> OLD.peer_number) EXECUTE FUNCTION keep_thread_search();

-- Threads that are there already are filled in afterwards. The owner sees rows of a named workspace only, and has to learn of all.
ALTER TABLE thread NO FORCE ROW LEVEL SECURITY;
INSERT INTO kit.fill (name, workspace_id)
WITH RECURSIVE found AS (
  (SELECT workspace_id AS id FROM thread ORDER BY workspace_id LIMIT 1)
  UNION ALL
  SELECT (SELECT workspace_id FROM thread WHERE workspace_id > found.id ORDER BY workspace_id LIMIT 1) FROM found WHERE found.id IS NOT NULL
)
SELECT 'fill_thread_search', id FROM found WHERE id IS NOT NULL;
ALTER TABLE thread FORCE ROW LEVEL SECURITY;
