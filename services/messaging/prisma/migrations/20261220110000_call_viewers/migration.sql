-- Who sees which call, narrowed down by what stands beside it: a page of the history is a walk along one index, whoever asks.
CREATE TABLE call_viewer (
  workspace_id uuid NOT NULL,
  -- A team or a person.
  viewer_id uuid NOT NULL,
  item_id uuid NOT NULL,
  created_at timestamptz(3) NOT NULL,
  direction text NOT NULL,
  status text NOT NULL,
  phone_number_id uuid NOT NULL,
  outcome text,
  -- The call was addressed to them itself; otherwise they see its thread.
  addressed boolean NOT NULL,
  CONSTRAINT call_viewer_pkey PRIMARY KEY (item_id, viewer_id)
);
CREATE INDEX call_viewer_list ON call_viewer (workspace_id, viewer_id, created_at DESC, item_id DESC)
  INCLUDE (direction, status, phone_number_id, outcome, addressed);

-- In how many items of a thread each of ours took part.
CREATE TABLE thread_person (
  workspace_id uuid NOT NULL,
  thread_id uuid NOT NULL,
  user_id uuid NOT NULL,
  items integer NOT NULL,
  CONSTRAINT thread_person_pkey PRIMARY KEY (thread_id, user_id)
);

ALTER TABLE call_agent ADD COLUMN created_at timestamptz(3), ADD COLUMN direction text, ADD COLUMN status text,
  ADD COLUMN phone_number_id uuid, ADD COLUMN outcome text;

-- When the first of its items was: who is new to the workspace.
ALTER TABLE thread ADD COLUMN first_item_at timestamptz(3);

DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['call_viewer', 'thread_person'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format($policy$CREATE POLICY tenant ON %I
      USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)
      WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)$policy$, name);
  END LOOP;
END $$;

-- As they stood at this release: from here on every writer keeps the tables, so that what is filled next misses nothing.
-- Who sees a call of a thread, each once. Addressed: the call is for them itself, whoever sees the thread.
CREATE OR REPLACE FUNCTION call_viewers_of(p_workspace uuid, p_thread uuid, p_teams uuid[], p_users uuid[]) RETURNS TABLE (viewer uuid, addressed boolean)
LANGUAGE sql STABLE AS $$
  SELECT who, bool_or(named) FROM (
    SELECT unnest(t.team_ids), false FROM thread AS t WHERE t.workspace_id = p_workspace AND t.id = p_thread
    UNION ALL SELECT p.user_id, false FROM thread_person AS p WHERE p.workspace_id = p_workspace AND p.thread_id = p_thread
    UNION ALL SELECT unnest(p_teams), true
    UNION ALL SELECT unnest(p_users), true) AS seen (who, named)
  GROUP BY 1
$$;
-- Who sees a call, as rows: teams of its thread, people who took part in that, and whom the call was addressed to (threads/visible.ts).
-- Whoever writes an item writes them. That a person took part is counted, since a call may be handed on.
CREATE OR REPLACE FUNCTION keep_call_viewers() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was uuid := CASE WHEN TG_OP <> 'INSERT' THEN nullif(OLD.agent_user_id, '')::uuid END;
  is_now uuid := CASE WHEN TG_OP <> 'DELETE' THEN nullif(NEW.agent_user_id, '')::uuid END;
  left_over integer;
BEGIN
  IF was IS DISTINCT FROM is_now THEN
    IF was IS NOT NULL THEN
      UPDATE thread_person SET items = items - 1
      WHERE workspace_id = OLD.workspace_id AND thread_id = OLD.thread_id AND user_id = was RETURNING items INTO left_over;
      IF left_over = 0 THEN
        DELETE FROM thread_person WHERE workspace_id = OLD.workspace_id AND thread_id = OLD.thread_id AND user_id = was;
        DELETE FROM call_viewer AS v USING item AS i
        WHERE i.workspace_id = OLD.workspace_id AND i.thread_id = OLD.thread_id AND i.channel = 'VOICE'
          AND v.workspace_id = i.workspace_id AND v.item_id = i.id AND v.viewer_id = was AND NOT v.addressed;
      END IF;
    END IF;
    IF is_now IS NOT NULL THEN
      INSERT INTO thread_person AS p (workspace_id, thread_id, user_id, items) VALUES (NEW.workspace_id, NEW.thread_id, is_now, 1)
      ON CONFLICT (thread_id, user_id) DO UPDATE SET items = p.items + 1 RETURNING p.items INTO left_over;
      IF left_over = 1 THEN
        INSERT INTO call_viewer (workspace_id, viewer_id, item_id, created_at, direction, status, phone_number_id, outcome, addressed)
        SELECT i.workspace_id, is_now, i.id, i.created_at, i.direction, i.call_status, i.phone_number_id, i.outcome, false
        FROM item AS i WHERE i.workspace_id = NEW.workspace_id AND i.thread_id = NEW.thread_id AND i.channel = 'VOICE'
        ON CONFLICT DO NOTHING;
      END IF;
    END IF;
  END IF;
  IF TG_OP = 'DELETE' THEN
    DELETE FROM call_viewer WHERE workspace_id = OLD.workspace_id AND item_id = OLD.id;
    RETURN NULL;
  END IF;
  IF NEW.channel <> 'VOICE' THEN
    RETURN NULL;
  END IF;
  IF TG_OP = 'UPDATE' THEN
    IF NEW.addressed_team_ids IS NOT DISTINCT FROM OLD.addressed_team_ids AND NEW.addressed_user_ids IS NOT DISTINCT FROM OLD.addressed_user_ids THEN
      UPDATE call_viewer SET status = NEW.call_status, outcome = NEW.outcome
      WHERE workspace_id = NEW.workspace_id AND item_id = NEW.id
        AND (status, outcome) IS DISTINCT FROM (NEW.call_status, NEW.outcome);
      RETURN NULL;
    END IF;
    DELETE FROM call_viewer AS v WHERE v.workspace_id = NEW.workspace_id AND v.item_id = NEW.id AND v.addressed
      AND NOT v.viewer_id = ANY (coalesce(NEW.addressed_team_ids, '{}') || coalesce(NEW.addressed_user_ids, '{}'));
  END IF;
  INSERT INTO call_viewer (workspace_id, viewer_id, item_id, created_at, direction, status, phone_number_id, outcome, addressed)
  SELECT NEW.workspace_id, c.viewer, NEW.id, NEW.created_at, NEW.direction, NEW.call_status, NEW.phone_number_id, NEW.outcome, c.addressed
  FROM call_viewers_of(NEW.workspace_id, NEW.thread_id, NEW.addressed_team_ids, NEW.addressed_user_ids) AS c
  ON CONFLICT (item_id, viewer_id) DO UPDATE SET status = excluded.status, outcome = excluded.outcome, addressed = excluded.addressed;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER item_viewers_new AFTER INSERT ON item
  FOR EACH ROW WHEN (NEW.channel = 'VOICE' OR NEW.agent_user_id <> '') EXECUTE FUNCTION keep_call_viewers();

CREATE OR REPLACE TRIGGER item_viewers AFTER UPDATE OF agent_user_id, call_status, call, outcome, addressed_team_ids, addressed_user_ids ON item
  FOR EACH ROW WHEN (NEW.agent_user_id <> OLD.agent_user_id OR NEW.call_status <> OLD.call_status OR NEW.outcome IS DISTINCT FROM OLD.outcome
    OR NEW.addressed_team_ids IS DISTINCT FROM OLD.addressed_team_ids OR NEW.addressed_user_ids IS DISTINCT FROM OLD.addressed_user_ids)
  EXECUTE FUNCTION keep_call_viewers();

CREATE OR REPLACE TRIGGER item_viewers_gone AFTER DELETE ON item
  FOR EACH ROW WHEN (OLD.channel = 'VOICE' OR OLD.agent_user_id <> '') EXECUTE FUNCTION keep_call_viewers();
-- A thread that comes to other teams takes its calls along.
CREATE OR REPLACE FUNCTION keep_thread_teams() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  gone uuid[] := ARRAY(SELECT unnest(OLD.team_ids) EXCEPT SELECT unnest(NEW.team_ids));
  come uuid[] := ARRAY(SELECT unnest(NEW.team_ids) EXCEPT SELECT unnest(OLD.team_ids));
BEGIN
  DELETE FROM call_viewer AS v USING item AS i
  WHERE i.workspace_id = NEW.workspace_id AND i.thread_id = NEW.id AND i.channel = 'VOICE'
    AND v.workspace_id = i.workspace_id AND v.item_id = i.id AND v.viewer_id = ANY (gone) AND NOT v.addressed;
  INSERT INTO call_viewer (workspace_id, viewer_id, item_id, created_at, direction, status, phone_number_id, outcome, addressed)
  SELECT i.workspace_id, team, i.id, i.created_at, i.direction, i.call_status, i.phone_number_id, i.outcome, false
  FROM item AS i CROSS JOIN unnest(come) AS team
  WHERE i.workspace_id = NEW.workspace_id AND i.thread_id = NEW.id AND i.channel = 'VOICE'
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER thread_teams AFTER UPDATE OF team_ids ON thread
  FOR EACH ROW WHEN (NEW.team_ids IS DISTINCT FROM OLD.team_ids) EXECUTE FUNCTION keep_thread_teams();
-- When a thread began: an item may be told late, after newer ones.
CREATE OR REPLACE FUNCTION keep_first_item() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE thread SET first_item_at = NEW.created_at
  WHERE workspace_id = NEW.workspace_id AND id = NEW.thread_id AND (first_item_at IS NULL OR first_item_at > NEW.created_at);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER item_first AFTER INSERT ON item FOR EACH ROW EXECUTE FUNCTION keep_first_item();
-- Whoever writes a call's item writes who had it, with what the history is narrowed down to. Whoever had it once stays.
CREATE OR REPLACE FUNCTION keep_call_agents() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    UPDATE call_agent SET created_at = NEW.created_at, direction = NEW.direction, status = NEW.call_status, phone_number_id = NEW.phone_number_id, outcome = NEW.outcome
    WHERE workspace_id = NEW.workspace_id AND item_id = NEW.id
      AND (created_at, status, outcome) IS DISTINCT FROM (NEW.created_at, NEW.call_status, NEW.outcome);
  END IF;
  INSERT INTO call_agent (workspace_id, user_id, item_id, created_at, direction, status, phone_number_id, outcome)
  SELECT NEW.workspace_id, u::uuid, NEW.id, NEW.created_at, NEW.direction, NEW.call_status, NEW.phone_number_id, NEW.outcome
  FROM (SELECT nullif(NEW.agent_user_id, '') UNION SELECT jsonb_array_elements_text(coalesce(NEW.call -> 'hadUserIds', '[]'))) AS had (u)
  WHERE u IS NOT NULL
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER item_call_agents_new AFTER INSERT ON item
  FOR EACH ROW WHEN (NEW.channel = 'VOICE') EXECUTE FUNCTION keep_call_agents();

CREATE OR REPLACE TRIGGER item_call_agents AFTER UPDATE OF agent_user_id, call_status, call, outcome ON item
  FOR EACH ROW WHEN (NEW.channel = 'VOICE'
    AND (NEW.agent_user_id <> OLD.agent_user_id OR NEW.call_status <> OLD.call_status OR NEW.outcome IS DISTINCT FROM OLD.outcome
      OR NEW.call -> 'hadUserIds' IS DISTINCT FROM OLD.call -> 'hadUserIds'))
  EXECUTE FUNCTION keep_call_agents();
