-- Appends events like kit.append_events, given as columns (kit/events `eventColumns`) and not as one JSON text: for hot paths that
-- write many at once, where taking a document apart costs more than the rows. It must be the LAST statement of its transaction.
CREATE OR REPLACE FUNCTION kit.append_event_columns(ids uuid[], types text[], keys text[], workspaces uuid[], times timestamptz[], correlations text[],
  causations text[], traceparents text[], audiences jsonb[], payloads text[]) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  parts smallint[];
BEGIN
  SELECT array_agg(kit.partition_of(key) ORDER BY ordinal) INTO parts FROM unnest(keys) WITH ORDINALITY AS list (key, ordinal);
  -- Ascending, so that two transactions that touch the same partitions cannot deadlock.
  PERFORM pg_advisory_xact_lock(7001, part) FROM (SELECT DISTINCT part FROM unnest(parts) AS part ORDER BY part) AS touched;
  INSERT INTO kit.outbox (part, id, type, key, workspace_id, time, correlation_id, causation_id, traceparent, audience, payload)
  SELECT part, id, type, key, workspace, at, correlation, causation, traceparent, audience, decode(payload, 'base64')
  FROM unnest(parts, ids, types, keys, workspaces, times, correlations, causations, traceparents, audiences, payloads)
    AS e (part, id, type, key, workspace, at, correlation, causation, traceparent, audience, payload);
END $$;
