-- Appends events with which an owner tells its state again, under the same locks as kit.append_events and like it as the LAST
-- statement of its transaction. A function of its own, so that the hot paths pay nothing for it.
CREATE OR REPLACE FUNCTION kit.append_republished(events jsonb) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  partition smallint;
BEGIN
  -- Ascending, so that two transactions that touch the same partitions cannot deadlock.
  FOR partition IN SELECT DISTINCT kit.partition_of(e ->> 'key') FROM jsonb_array_elements(events) AS e ORDER BY 1 LOOP
    PERFORM pg_advisory_xact_lock(7001, partition);
  END LOOP;
  INSERT INTO kit.outbox
    (part, id, type, key, workspace_id, time, correlation_id, causation_id, traceparent, audience, payload, republished)
  SELECT kit.partition_of(e ->> 'key'), (e ->> 'id')::uuid, e ->> 'type', e ->> 'key', (e ->> 'workspaceId')::uuid,
         (e ->> 'time')::timestamptz, e ->> 'correlationId', e ->> 'causationId', e ->> 'traceparent',
         nullif(e -> 'audience', 'null'::jsonb), decode(e ->> 'payload', 'base64'), true
  FROM jsonb_array_elements(events) WITH ORDINALITY AS list (e, ordinal)
  ORDER BY ordinal;
END $$;
