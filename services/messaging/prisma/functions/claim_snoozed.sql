-- Takes over snoozed threads whose time has come, so that of several replicas one opens each: whoever gets the row pushes its time ahead.
CREATE OR REPLACE FUNCTION claim_snoozed(p_now timestamptz, p_lease interval, p_limit integer)
RETURNS TABLE (id uuid, target_workspace uuid)
LANGUAGE sql AS $$
  UPDATE snooze_due AS d SET due_at = p_now + p_lease
  FROM (SELECT s.thread_id FROM snooze_due AS s WHERE s.due_at <= p_now ORDER BY s.due_at LIMIT p_limit FOR UPDATE SKIP LOCKED) AS due
  WHERE d.thread_id = due.thread_id
  RETURNING d.thread_id, d.target_workspace
$$;
