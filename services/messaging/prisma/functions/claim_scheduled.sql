-- Takes over scheduled messages that are due, so that of several replicas one sends each: whoever gets the row pushes its time ahead.
CREATE OR REPLACE FUNCTION claim_scheduled(p_now timestamptz, p_lease interval, p_limit integer)
RETURNS TABLE (message_id uuid, target_workspace uuid)
LANGUAGE sql AS $$
  UPDATE scheduled_due AS d SET due_at = p_now + p_lease
  FROM (SELECT s.message_id FROM scheduled_due AS s WHERE s.due_at <= p_now ORDER BY s.due_at LIMIT p_limit FOR UPDATE SKIP LOCKED) AS due
  WHERE d.message_id = due.message_id
  RETURNING d.message_id, d.target_workspace
$$;
