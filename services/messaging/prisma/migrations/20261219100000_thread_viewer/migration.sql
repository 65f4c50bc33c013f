-- Who sees which thread, with what an inbox is narrowed down by and sorted by: a page of it is a walk along one index, whoever asks.
CREATE TABLE thread_viewer (
  workspace_id uuid NOT NULL,
  -- A team of the thread's numbers, or a person who took part in it.
  viewer_id uuid NOT NULL,
  thread_id uuid NOT NULL,
  -- Of the thread.
  state text NOT NULL,
  unread_count integer NOT NULL,
  last_activity_at timestamptz(3) NOT NULL,
  CONSTRAINT thread_viewer_pkey PRIMARY KEY (thread_id, viewer_id),
  CONSTRAINT thread_viewer_thread_id_fkey FOREIGN KEY (thread_id) REFERENCES thread(id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE INDEX thread_viewer_list ON thread_viewer (workspace_id, viewer_id, state, last_activity_at DESC, thread_id DESC);
CREATE INDEX thread_viewer_unread ON thread_viewer (workspace_id, viewer_id, last_activity_at DESC, thread_id DESC)
  INCLUDE (unread_count) WHERE unread_count > 0;
-- Rows are counted along the indexes alone, where vacuum has been.
ALTER TABLE thread_viewer SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);

ALTER TABLE thread_viewer ENABLE ROW LEVEL SECURITY;
ALTER TABLE thread_viewer FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON thread_viewer
  USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)
  WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);

-- As they stood at this release: from here on every writer keeps the table, so that what is filled next misses nothing.
-- Who sees a thread, as rows, with what an inbox is narrowed down by and sorted by: whoever writes a thread writes them.
CREATE OR REPLACE FUNCTION keep_thread_viewers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF NEW.team_ids IS DISTINCT FROM OLD.team_ids THEN
      -- Somebody of ours is no team: a row of a person stays.
      DELETE FROM thread_viewer AS v WHERE v.workspace_id = NEW.workspace_id AND v.thread_id = NEW.id
        AND v.viewer_id = ANY (OLD.team_ids) AND NOT v.viewer_id = ANY (coalesce(NEW.team_ids, '{}'));
    END IF;
    UPDATE thread_viewer AS v SET state = NEW.state, unread_count = NEW.unread_count, last_activity_at = NEW.last_activity_at
    WHERE v.workspace_id = NEW.workspace_id AND v.thread_id = NEW.id
      AND (v.state, v.unread_count, v.last_activity_at) IS DISTINCT FROM (NEW.state, NEW.unread_count, NEW.last_activity_at);
  END IF;
  INSERT INTO thread_viewer (workspace_id, viewer_id, thread_id, state, unread_count, last_activity_at)
  SELECT NEW.workspace_id, team, NEW.id, NEW.state, NEW.unread_count, NEW.last_activity_at FROM unnest(NEW.team_ids) AS team
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER thread_viewers_new AFTER INSERT ON thread
  FOR EACH ROW EXECUTE FUNCTION keep_thread_viewers();

CREATE OR REPLACE TRIGGER thread_viewers AFTER UPDATE OF team_ids, state, unread_count, last_activity_at ON thread
  FOR EACH ROW WHEN ((NEW.team_ids, NEW.state, NEW.unread_count, NEW.last_activity_at)
    IS DISTINCT FROM (OLD.team_ids, OLD.state, OLD.unread_count, OLD.last_activity_at))
  EXECUTE FUNCTION keep_thread_viewers();

-- Whoever of ours took part in a thread sees it, for as long as one of its items is theirs. The thread is locked first, by every
-- writer (save_timeline): what is written into the row of a person is the thread as it is, and no other item of theirs comes or goes.
CREATE OR REPLACE FUNCTION keep_thread_persons() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was text := CASE WHEN TG_OP <> 'INSERT' THEN OLD.agent_user_id ELSE '' END;
  is_now text := CASE WHEN TG_OP <> 'DELETE' THEN NEW.agent_user_id ELSE '' END;
  of_workspace uuid := CASE WHEN TG_OP = 'DELETE' THEN OLD.workspace_id ELSE NEW.workspace_id END;
  of_thread uuid := CASE WHEN TG_OP = 'DELETE' THEN OLD.thread_id ELSE NEW.thread_id END;
BEGIN
  PERFORM FROM thread AS t WHERE t.workspace_id = of_workspace AND t.id = of_thread FOR NO KEY UPDATE;
  IF was <> '' AND NOT EXISTS (SELECT FROM item AS i WHERE i.workspace_id = of_workspace AND i.thread_id = of_thread AND i.agent_user_id = was) THEN
    DELETE FROM thread_viewer AS v WHERE v.workspace_id = of_workspace AND v.thread_id = of_thread AND v.viewer_id = was::uuid;
  END IF;
  IF is_now <> '' THEN
    INSERT INTO thread_viewer (workspace_id, viewer_id, thread_id, state, unread_count, last_activity_at)
    SELECT t.workspace_id, is_now::uuid, t.id, t.state, t.unread_count, t.last_activity_at
    FROM thread AS t WHERE t.workspace_id = of_workspace AND t.id = of_thread
    ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER item_persons_new AFTER INSERT ON item
  FOR EACH ROW WHEN (NEW.agent_user_id <> '') EXECUTE FUNCTION keep_thread_persons();

CREATE OR REPLACE TRIGGER item_persons AFTER UPDATE OF agent_user_id ON item
  FOR EACH ROW WHEN (NEW.agent_user_id <> OLD.agent_user_id) EXECUTE FUNCTION keep_thread_persons();

CREATE OR REPLACE TRIGGER item_persons_gone AFTER DELETE ON item
  FOR EACH ROW WHEN (OLD.agent_user_id <> '') EXECUTE FUNCTION keep_thread_persons();
