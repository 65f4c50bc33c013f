-- Of the carrier's texts to these numbers (the two arrays belong together) those that lead to a workspace and are not known there.
CREATE OR REPLACE FUNCTION unknown_texts(p_numbers text[], p_sids text[]) RETURNS SETOF text
LANGUAGE plpgsql AS $$
DECLARE
  target uuid;
BEGIN
  FOR target IN SELECT DISTINCT target_workspace FROM number_route WHERE number = ANY (p_numbers) LOOP
    PERFORM set_config('app.workspace_id', target::text, true);
    RETURN QUERY
      SELECT t.sid FROM unnest(p_numbers, p_sids) AS t (number, sid)
      JOIN number_route r ON r.number = t.number AND r.target_workspace = target
      WHERE NOT EXISTS (SELECT FROM item i WHERE i.workspace_id = target AND i.carrier_sid = t.sid);
  END LOOP;
END $$;
