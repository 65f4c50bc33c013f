-- What every service database carries: its outbox, the inbox of its consumers, their parked keys, and how far its readers are.
-- In a schema of its own, so that Prisma's drift check of the service's tables does not see it.
CREATE SCHEMA kit;

-- CACHE 1: a session that pre-allocates positions would break commit order = position order.
CREATE SEQUENCE kit.outbox_position AS bigint CACHE 1;

-- The part has no CHECK: PostgreSQL would parse and plan it anew with every statement, and kit.partition_of gives nothing else.
CREATE TABLE kit.outbox (
  part smallint NOT NULL,
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
  -- An event with which an owner tells its state again, for copies that lack something. Only consumers that declare themselves a
  -- copy are given it, so that nothing happens a second time.
  republished boolean NOT NULL DEFAULT false,
  PRIMARY KEY (part, position)
);
-- Rows come in the order of their time and are asked for by stretches of it: a summary of each stretch does, and costs a writer nothing.
CREATE INDEX outbox_time ON kit.outbox USING brin (time) WITH (autosummarize = on, pages_per_range = 32);

-- 64 partitions for ever: another number would move keys between partitions and lose their order. It stands here and not among the
-- functions because it must never change.
CREATE FUNCTION kit.partition_of(key text) RETURNS smallint
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (hashtextextended(key, 0) & 63)::smallint;

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
