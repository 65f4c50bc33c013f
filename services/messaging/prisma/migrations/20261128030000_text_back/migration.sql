-- The text for missed calls goes to a person once in 24 hours from a number (defaults 12.1): whoever writes this row may send it.
CREATE TABLE text_back (
  workspace_id uuid NOT NULL,
  phone_number_id uuid NOT NULL,
  peer_key text NOT NULL,
  item_id uuid NOT NULL,
  claimed_at timestamptz(3) NOT NULL,
  CONSTRAINT text_back_pkey PRIMARY KEY (workspace_id, phone_number_id, peer_key)
);

ALTER TABLE text_back ENABLE ROW LEVEL SECURITY;
ALTER TABLE text_back FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON text_back USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)
  WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);
