-- Templates of messages with their approvals, as the carrier keeps them.
CREATE TABLE content (
  sid text NOT NULL,
  account_sid text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  record jsonb NOT NULL,
  CONSTRAINT content_pkey PRIMARY KEY (sid)
);
