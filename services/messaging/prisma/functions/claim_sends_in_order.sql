-- Takes over commands that are due, so that of several senders only one acts: whoever gets the row pushes its time ahead. A text waits
-- while one written before it, from the same number to the same person, is neither with the carrier nor refused for good; but for no
-- longer than p_hold from that one's first try, so that a text of which nobody can learn anything holds its thread no longer. Other
-- threads do not notice.
CREATE OR REPLACE FUNCTION claim_sends_in_order(p_now timestamptz, p_lease interval, p_limit integer, p_hold interval) RETURNS TABLE (item_id uuid, attempt integer, target_workspace uuid)
LANGUAGE sql AS $$
  UPDATE send_due AS d SET due_at = p_now + p_lease, holds_until = CASE WHEN d.awaiting THEN coalesce(d.holds_until, p_now + p_hold) END
  FROM (
    SELECT s.item_id, s.attempt FROM send_due AS s
    WHERE s.due_at <= p_now AND NOT (s.awaiting AND EXISTS (
      SELECT FROM send_due AS e
      WHERE e.thread_id = s.thread_id AND e.phone_number_id = s.phone_number_id AND e.position < s.position AND e.awaiting
        AND (e.holds_until IS NULL OR e.holds_until > p_now)))
    ORDER BY s.due_at LIMIT p_limit FOR UPDATE OF s SKIP LOCKED) AS due
  WHERE d.item_id = due.item_id AND d.attempt = due.attempt
  RETURNING d.item_id, d.attempt, d.target_workspace
$$;
