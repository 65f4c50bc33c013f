-- Appends events (the JSON array that kit/events `encodeEvents` makes) and must be the LAST statement of its transaction:
-- the lock of each partition is held until after the commit is visible, so that a reader never sees a later position first.
-- A single event has a short way: most transactions have one, and the hot ones must not pay for a sort.
CREATE OR REPLACE FUNCTION kit.append_events(events jsonb) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  partition smallint;
  one jsonb;
BEGIN
  IF jsonb_array_length(events) = 1 THEN
    one := events -> 0;
    partition := kit.partition_of(one ->> 'key');
    PERFORM pg_advisory_xact_lock(7001, partition);
    INSERT INTO kit.outbox (part, id, type, key, workspace_id, time, correlation_id, causation_id, traceparent, audience, payload)
    VALUES (partition, (one ->> 'id')::uuid, one ->> 'type', one ->> 'key', (one ->> 'workspaceId')::uuid, (one ->> 'time')::timestamptz,
            one ->> 'correlationId', one ->> 'causationId', one ->> 'traceparent', nullif(one -> 'audience', 'null'::jsonb),
            decode(one ->> 'payload', 'base64'));
    RETURN;
  END IF;
  -- Ascending, so that two transactions that touch the same partitions cannot deadlock.
  FOR partition IN SELECT DISTINCT kit.partition_of(e ->> 'key') FROM jsonb_array_elements(events) AS e ORDER BY 1 LOOP
    PERFORM pg_advisory_xact_lock(7001, partition);
  END LOOP;
  INSERT INTO kit.outbox (part, id, type, key, workspace_id, time, correlation_id, causation_id, traceparent, audience, payload)
  SELECT kit.partition_of(e ->> 'key'), (e ->> 'id')::uuid, e ->> 'type', e ->> 'key', (e ->> 'workspaceId')::uuid,
         (e ->> 'time')::timestamptz, e ->> 'correlationId', e ->> 'causationId', e ->> 'traceparent',
         nullif(e -> 'audience', 'null'::jsonb), decode(e ->> 'payload', 'base64')
  FROM jsonb_array_elements(events) WITH ORDINALITY AS list (e, ordinal)
  ORDER BY ordinal;
END $$;
