-- The tags of a thread as rows, which the inbox is narrowed down by: whoever writes a thread writes them.
CREATE OR REPLACE FUNCTION keep_thread_tags() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM thread_tag AS g WHERE g.workspace_id = NEW.workspace_id AND g.thread_id = NEW.id AND NOT g.tag_id = ANY (coalesce(NEW.tag_ids, '{}'));
  INSERT INTO thread_tag (workspace_id, thread_id, tag_id) SELECT NEW.workspace_id, NEW.id, tag FROM unnest(NEW.tag_ids) AS tag
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER thread_tags AFTER UPDATE OF tag_ids ON thread
  FOR EACH ROW WHEN (NEW.tag_ids IS DISTINCT FROM OLD.tag_ids) EXECUTE FUNCTION keep_thread_tags();
