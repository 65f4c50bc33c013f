-- What was there before, in bites of 500 threads in the order of their ids, each a transaction of its own: only writers of these very
-- threads wait, for one bite. A single statement, since only then may it commit. Stopped halfway it begins anew.
DO $$
DECLARE
  name text;
  last uuid := '00000000-0000-0000-0000-000000000000';
  bite uuid[];
BEGIN
  -- The owner sees rows of all workspaces for as long; the services are others and do not.
  FOREACH name IN ARRAY ARRAY['thread', 'item', 'thread_viewer'] LOOP
    EXECUTE format('ALTER TABLE %I NO FORCE ROW LEVEL SECURITY', name);
    COMMIT;
  END LOOP;
  LOOP
    bite := ARRAY(SELECT id FROM thread WHERE id > last ORDER BY id LIMIT 500);
    EXIT WHEN cardinality(bite) = 0;
    BEGIN
      PERFORM FROM thread WHERE id = ANY (bite) ORDER BY id FOR NO KEY UPDATE;
      INSERT INTO thread_viewer (workspace_id, viewer_id, thread_id, state, unread_count, last_activity_at)
      SELECT t.workspace_id, seen.who, t.id, t.state, t.unread_count, t.last_activity_at
      FROM thread AS t CROSS JOIN LATERAL (
        SELECT unnest(t.team_ids) AS who
        UNION SELECT i.agent_user_id::uuid FROM item AS i WHERE i.workspace_id = t.workspace_id AND i.thread_id = t.id AND i.agent_user_id <> '') AS seen
      WHERE t.id = ANY (bite)
      ON CONFLICT DO NOTHING;
      last := bite[cardinality(bite)];
    EXCEPTION WHEN deadlock_detected THEN
      -- A number that moved to another team at this moment: the bite is taken once more.
      NULL;
    END;
    COMMIT;
  END LOOP;
  FOREACH name IN ARRAY ARRAY['thread', 'item', 'thread_viewer'] LOOP
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    COMMIT;
  END LOOP;
END $$;
