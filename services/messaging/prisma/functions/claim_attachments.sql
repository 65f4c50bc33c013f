-- Takes over texts whose files are due, so that of several replicas one fetches them: whoever gets the row pushes its time ahead.
CREATE OR REPLACE FUNCTION claim_attachments(p_now timestamptz, p_lease interval, p_limit integer)
RETURNS TABLE (item_id uuid, target_workspace uuid, since timestamptz, tries integer)
LANGUAGE sql AS $$
  UPDATE attachment_due AS d SET due_at = p_now + p_lease, tries = d.tries + 1
  FROM (SELECT a.item_id FROM attachment_due AS a WHERE a.due_at <= p_now ORDER BY a.due_at LIMIT p_limit FOR UPDATE SKIP LOCKED) AS due
  WHERE d.item_id = due.item_id
  RETURNING d.item_id, d.target_workspace, d.since, d.tries
$$;
