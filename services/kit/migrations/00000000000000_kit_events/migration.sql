-- What every service database carries: its outbox, the inbox of its consumers, their parked keys, and how far its readers are.
-- In a schema of its own, so that Prisma's drift check of the service's tables does not see it.
CREATE SCHEMA kit;

-- CACHE 1: a session that pre-allocates positions would break commit order = position order.
CREATE SEQUENCE kit.outbox_position AS bigint CACHE 1;

CREATE TABLE kit.outbox (
  part smallint NOT NULL CHECK (part BETWEEN 0 AND 63),
  position bigint NOT NULL DEFAULT nextval('kit.outbox_position'),
  id uuid NOT NULL,
  type text NOT NULL,
  key text NOT NULL,
  workspace_id uuid,
  time timestamptz NOT NULL,
  correlation_id text NOT NULL,
  causation_id text,
  traceparent text,
  -- {"teams": [...], "users": [...]}; NULL: every member of the workspace.
  audience jsonb,
  -- The event's protobuf message.
  payload bytea NOT NULL,
  PRIMARY KEY (part, position)
);
CREATE INDEX outbox_time ON kit.outbox (time);

-- 64 partitions for ever: another number would move keys between partitions and lose their order.
CREATE FUNCTION kit.partition_of(key text) RETURNS smallint
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (hashtextextended(key, 0) & 63)::smallint;

-- Appends events (the JSON array that kit/events `encodeEvents` makes) and must be the LAST statement of its transaction:
-- the lock of each partition is held until after the commit is visible, so that a reader never sees a later position first.
CREATE FUNCTION kit.append_events(events jsonb) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  partition smallint;
BEGIN
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

CREATE TABLE kit.reader_position (
  sink text NOT NULL,
  part smallint NOT NULL,
  position bigint NOT NULL,
  PRIMARY KEY (sink, part)
);

-- The event ids that a consumer of this service has dealt with: handled, or put in the queue of a parked key.
CREATE TABLE kit.inbox (
  consumer text NOT NULL,
  event_id uuid NOT NULL,
  handled_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (consumer, event_id)
);
CREATE INDEX inbox_handled_at ON kit.inbox (handled_at);

-- A key whose event a consumer could not handle; its later events queue in parked_event until somebody replays or discards.
CREATE TABLE kit.parked_key (
  consumer text NOT NULL,
  source text NOT NULL,
  key text NOT NULL,
  error text NOT NULL,
  parked_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (consumer, source, key)
);

CREATE TABLE kit.parked_event (
  consumer text NOT NULL,
  source text NOT NULL,
  key text NOT NULL,
  position bigint NOT NULL,
  event jsonb NOT NULL,
  payload bytea NOT NULL,
  PRIMARY KEY (consumer, source, key, position),
  FOREIGN KEY (consumer, source, key) REFERENCES kit.parked_key ON DELETE CASCADE
);

-- Starts the delivery of events to a consumer, inside the transaction of their effect. Answers, per event in the given order:
-- 'handle' (record made, go on), 'seen' (an earlier delivery dealt with it), 'queue' (its key is parked: put it behind).
-- The row lock on the key makes a delivery wait for a replay of the same key that is under way.
CREATE FUNCTION kit.begin_delivery(consumer_name text, event_source text, ids uuid[], keys text[]) RETURNS text[]
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
