-- Browsers that a person signed in with, by a cookie that they keep: strangers' guesses keep nobody out of these.
CREATE TABLE known_device (
  account_id uuid NOT NULL REFERENCES account ON DELETE CASCADE,
  device_hash text NOT NULL,
  country text,
  created_at timestamptz(3) NOT NULL,
  last_used_at timestamptz(3) NOT NULL,
  PRIMARY KEY (account_id, device_hash)
);
CREATE INDEX known_device_hash ON known_device (device_hash);
CREATE INDEX known_device_last_used_at ON known_device (last_used_at);

-- Sessions of before have neither: their browser gets its cookie when it comes back, their country is told by their address.
ALTER TABLE session ADD COLUMN device_hash text;
ALTER TABLE session ADD COLUMN country text;

-- A code that a known device asked for is not the one that strangers ask for, and guess at.
ALTER TABLE one_time_code ADD COLUMN of_known_device boolean NOT NULL DEFAULT false;
