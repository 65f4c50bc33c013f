-- Toll-free verifications, as the registry keeps them.
CREATE TABLE verification (
  sid text NOT NULL,
  account_sid text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  record jsonb NOT NULL,
  CONSTRAINT verification_pkey PRIMARY KEY (sid)
);
