-- Senders of channels beside texts, as the carrier keeps them.
CREATE TABLE channel_sender (
  sid text NOT NULL,
  account_sid text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  record jsonb NOT NULL,
  CONSTRAINT channel_sender_pkey PRIMARY KEY (sid)
);
