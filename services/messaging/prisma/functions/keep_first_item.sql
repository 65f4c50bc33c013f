-- When a thread began: an item may be told late, after newer ones.
CREATE OR REPLACE FUNCTION keep_first_item() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE thread SET first_item_at = NEW.created_at
  WHERE workspace_id = NEW.workspace_id AND id = NEW.thread_id AND (first_item_at IS NULL OR first_item_at > NEW.created_at);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER item_first AFTER INSERT ON item FOR EACH ROW EXECUTE FUNCTION keep_first_item();
