-- Starts the delivery of events to a consumer, inside the transaction of their effect. Answers, per event in the given order:
-- 'handle' (record made, go on), 'seen' (an earlier delivery dealt with it), 'queue' (its key is parked: put it behind).
-- The row lock on the key makes a delivery wait for a replay of the same key that is under way.
CREATE OR REPLACE FUNCTION kit.begin_delivery(consumer_name text, event_source text, ids uuid[], keys text[]) RETURNS text[]
LANGUAGE plpgsql AS $$
DECLARE
  verdicts text[] := '{}';
  fresh uuid[];
  parked text[];
BEGIN
  WITH made AS (
    INSERT INTO kit.inbox (consumer, event_id) SELECT consumer_name, unnest(ids) ON CONFLICT DO NOTHING RETURNING event_id
  )
  SELECT array_agg(event_id) INTO fresh FROM made;
  SELECT array_agg(k.key) INTO parked FROM (
    SELECT key FROM kit.parked_key WHERE consumer = consumer_name AND source = event_source AND key = ANY (keys) FOR UPDATE
  ) AS k;
  FOR i IN 1 .. coalesce(array_length(ids, 1), 0) LOOP
    verdicts := verdicts || CASE
      WHEN fresh IS NULL OR NOT ids[i] = ANY (fresh) THEN 'seen'
      WHEN parked IS NOT NULL AND keys[i] = ANY (parked) THEN 'queue'
      ELSE 'handle'
    END;
  END LOOP;
  RETURN verdicts;
END $$;
