CREATE TABLE call (
  sid text NOT NULL,
  account_sid text NOT NULL,
  parent_sid text,
  "from" text NOT NULL,
  "to" text NOT NULL,
  status text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  record jsonb NOT NULL,
  CONSTRAINT call_pkey PRIMARY KEY (sid)
);
CREATE INDEX call_status_created_at_idx ON call (status, created_at);
CREATE INDEX call_to_created_at_idx ON call ("to", created_at);
CREATE INDEX call_from_created_at_idx ON call ("from", created_at);

CREATE TABLE conference (
  sid text NOT NULL,
  account_sid text NOT NULL,
  friendly_name text NOT NULL,
  status text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  record jsonb NOT NULL,
  CONSTRAINT conference_pkey PRIMARY KEY (sid)
);
CREATE INDEX conference_friendly_name_created_at_idx ON conference (friendly_name, created_at);
CREATE INDEX conference_status_created_at_idx ON conference (status, created_at);

CREATE TABLE recording (
  sid text NOT NULL,
  account_sid text NOT NULL,
  call_sid text NOT NULL,
  status text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  record jsonb NOT NULL,
  CONSTRAINT recording_pkey PRIMARY KEY (sid)
);
CREATE INDEX recording_call_sid_idx ON recording (call_sid);
CREATE INDEX recording_status_idx ON recording (status);

CREATE TABLE message (
  sid text NOT NULL,
  account_sid text NOT NULL,
  "from" text NOT NULL,
  "to" text NOT NULL,
  status text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  due_at timestamptz(3),
  record jsonb NOT NULL,
  CONSTRAINT message_pkey PRIMARY KEY (sid)
);
CREATE INDEX message_due_at_idx ON message (due_at);
CREATE INDEX message_to_created_at_idx ON message ("to", created_at);
CREATE INDEX message_from_created_at_idx ON message ("from", created_at);

CREATE TABLE number (
  phone_number text NOT NULL,
  sid text NOT NULL,
  account_sid text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  record jsonb NOT NULL,
  CONSTRAINT number_pkey PRIMARY KEY (phone_number)
);
CREATE UNIQUE INDEX number_sid_key ON number (sid);

CREATE TABLE application (
  sid text NOT NULL,
  account_sid text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  record jsonb NOT NULL,
  CONSTRAINT application_pkey PRIMARY KEY (sid)
);

CREATE TABLE callback (
  id bigserial NOT NULL,
  key text NOT NULL,
  due_at timestamptz(3) NOT NULL,
  record jsonb NOT NULL,
  CONSTRAINT callback_pkey PRIMARY KEY (id)
);
CREATE INDEX callback_due_at_id_idx ON callback (due_at, id);

CREATE TABLE phone (
  number text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  record jsonb NOT NULL,
  CONSTRAINT phone_pkey PRIMARY KEY (number)
);

CREATE TABLE fault (
  kind text NOT NULL,
  record jsonb NOT NULL,
  CONSTRAINT fault_pkey PRIMARY KEY (kind)
);

CREATE TABLE mail (
  id uuid NOT NULL,
  received_at timestamptz(3) NOT NULL,
  recipient text NOT NULL,
  record jsonb NOT NULL,
  CONSTRAINT mail_pkey PRIMARY KEY (id)
);
CREATE INDEX mail_received_at_idx ON mail (received_at);
CREATE INDEX mail_recipient_received_at_idx ON mail (recipient, received_at);

-- The carrier's API keys. The secret is kept as it is: who verifies an HMAC must have it.
CREATE TABLE api_key (
  sid text NOT NULL,
  account_sid text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  record jsonb NOT NULL,
  CONSTRAINT api_key_pkey PRIMARY KEY (sid)
);

-- Addresses that responders are sent to when a number calls an emergency service.
CREATE TABLE address (
  sid text NOT NULL,
  account_sid text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  record jsonb NOT NULL,
  CONSTRAINT address_pkey PRIMARY KEY (sid)
);
