-- Of the carrier's calls to these numbers (the two arrays belong together) those that lead to a workspace and are not known there.
CREATE OR REPLACE FUNCTION unknown_calls(called text[], sids text[]) RETURNS SETOF text
LANGUAGE plpgsql AS $$
DECLARE
  target uuid;
BEGIN
  FOR target IN SELECT DISTINCT workspace_id FROM number_route WHERE number = ANY (called) LOOP
    PERFORM set_config('app.workspace_id', target::text, true);
    RETURN QUERY
      SELECT c.sid FROM unnest(called, sids) AS c (number, sid)
      JOIN number_route r ON r.number = c.number AND r.workspace_id = target
      WHERE NOT EXISTS (SELECT FROM call_leg l WHERE l.workspace_id = target AND l.sid = c.sid);
  END LOOP;
END $$;
