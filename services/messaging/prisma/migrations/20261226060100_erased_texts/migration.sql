-- What figures are made of, of texts whose words and people are erased.
CREATE TABLE erased_text (
  id uuid PRIMARY KEY,
  workspace_id uuid NOT NULL,
  created_at timestamptz(3) NOT NULL,
  direction text NOT NULL,
  channel text NOT NULL,
  delivery_status text NOT NULL,
  phone_number_id uuid NOT NULL,
  agent_user_id text NOT NULL
);
CREATE INDEX erased_text_time ON erased_text (workspace_id, created_at);

ALTER TABLE erased_text ENABLE ROW LEVEL SECURITY;
ALTER TABLE erased_text FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON erased_text
  USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)
  WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);

-- Texts as figures count them: those that are there, and those that are erased, which are nobody's.
CREATE VIEW counted_text WITH (security_invoker = true) AS
  SELECT workspace_id, id, thread_id, created_at, direction, channel, delivery_status, phone_number_id, agent_user_id FROM item
  UNION ALL
  SELECT workspace_id, id, NULL, created_at, direction, channel, delivery_status, phone_number_id, agent_user_id FROM erased_text;

-- Who opted out and is erased: nothing but a digest of the number, under a key that is not in this database.
CREATE TABLE kept_opt_out (
  workspace_id uuid NOT NULL,
  peer_digest text NOT NULL,
  channel text NOT NULL,
  source text NOT NULL,
  opted_out_at timestamptz(3) NOT NULL,
  CONSTRAINT kept_opt_out_pkey PRIMARY KEY (workspace_id, peer_digest, channel)
);

ALTER TABLE kept_opt_out ENABLE ROW LEVEL SECURITY;
ALTER TABLE kept_opt_out FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON kept_opt_out
  USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)
  WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);
