-- What was there before, thread after thread in bites of 200, each a transaction of its own: writers of other threads notice nothing,
-- and those of these wait for one bite. A single statement, since only then may it commit. Stopped halfway it begins anew.
DO $$
DECLARE
  name text;
  last uuid := '00000000-0000-0000-0000-000000000000';
  bite uuid[];
  tables text[] := ARRAY['thread', 'item', 'call_agent', 'call_viewer', 'thread_person'];
BEGIN
  -- The owner sees rows of all workspaces for as long; the services are others and do not.
  FOREACH name IN ARRAY tables LOOP
    EXECUTE format('ALTER TABLE %I NO FORCE ROW LEVEL SECURITY', name);
    COMMIT;
  END LOOP;
  LOOP
    bite := ARRAY(SELECT id FROM thread WHERE id > last ORDER BY id LIMIT 200);
    EXIT WHEN cardinality(bite) = 0;
    BEGIN
      PERFORM FROM thread WHERE id = ANY (bite) ORDER BY id FOR UPDATE;
      -- What the history is narrowed to was not read off calls of before.
      UPDATE item SET outcome = replace(call #>> '{note,outcome}', 'CALL_OUTCOME_', '')
      WHERE thread_id = ANY (bite) AND workspace_id IN (SELECT t.workspace_id FROM thread AS t WHERE t.id = ANY (bite))
        AND outcome IS NULL AND call #>> '{note,outcome}' IS NOT NULL;
      UPDATE thread AS t SET first_item_at = (SELECT min(i.created_at) FROM item AS i WHERE i.workspace_id = t.workspace_id AND i.thread_id = t.id)
      WHERE t.id = ANY (bite);
      INSERT INTO thread_person (workspace_id, thread_id, user_id, items)
      SELECT t.workspace_id, t.id, i.agent_user_id::uuid, count(*)
      FROM thread AS t JOIN item AS i ON i.workspace_id = t.workspace_id AND i.thread_id = t.id
      WHERE t.id = ANY (bite) AND i.agent_user_id <> '' GROUP BY 1, 2, 3
      ON CONFLICT (thread_id, user_id) DO UPDATE SET items = excluded.items;
      INSERT INTO call_viewer (workspace_id, viewer_id, item_id, created_at, direction, status, phone_number_id, outcome, addressed)
      SELECT i.workspace_id, seen.who, i.id, i.created_at, i.direction, i.call_status, i.phone_number_id, i.outcome, bool_or(seen.named)
      FROM thread AS t JOIN item AS i ON i.workspace_id = t.workspace_id AND i.thread_id = t.id AND i.channel = 'VOICE'
      CROSS JOIN LATERAL (
        SELECT unnest(t.team_ids), false
        UNION ALL SELECT p.user_id, false FROM thread_person AS p WHERE p.thread_id = t.id
        UNION ALL SELECT unnest(i.addressed_team_ids), true
        UNION ALL SELECT unnest(i.addressed_user_ids), true) AS seen (who, named)
      WHERE t.id = ANY (bite) GROUP BY i.id, seen.who
      ON CONFLICT (item_id, viewer_id) DO UPDATE SET status = excluded.status, outcome = excluded.outcome, addressed = excluded.addressed;
      UPDATE call_agent AS a SET created_at = i.created_at, direction = i.direction, status = i.call_status, phone_number_id = i.phone_number_id, outcome = i.outcome
      FROM thread AS t JOIN item AS i ON i.workspace_id = t.workspace_id AND i.thread_id = t.id AND i.channel = 'VOICE'
      WHERE t.id = ANY (bite) AND a.item_id = i.id AND a.created_at IS NULL;
      last := bite[cardinality(bite)];
    EXCEPTION WHEN deadlock_detected THEN
      -- A number that moved to another team at this moment: the bite is taken once more.
      NULL;
    END;
    COMMIT;
  END LOOP;
  FOREACH name IN ARRAY tables LOOP
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    COMMIT;
  END LOOP;
END $$;
