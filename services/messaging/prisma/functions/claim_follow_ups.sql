-- Takes over reminders whose time has come, so that of several replicas one deals with each: whoever gets the row pushes its time ahead.
CREATE OR REPLACE FUNCTION claim_follow_ups(p_now timestamptz, p_lease interval, p_limit integer)
RETURNS TABLE (id uuid, target_workspace uuid)
LANGUAGE sql AS $$
  UPDATE follow_up_due AS d SET due_at = p_now + p_lease
  FROM (SELECT s.follow_up_id FROM follow_up_due AS s WHERE s.due_at <= p_now ORDER BY s.due_at LIMIT p_limit FOR UPDATE SKIP LOCKED) AS due
  WHERE d.follow_up_id = due.follow_up_id
  RETURNING d.follow_up_id, d.target_workspace
$$;
