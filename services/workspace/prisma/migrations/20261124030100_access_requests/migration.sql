-- A member asks for a right, a seat or a feature that they lack (ux 5): the last time for each, so that it is mailed once
-- in 24 hours.
CREATE TABLE access_request (
  workspace_id uuid NOT NULL REFERENCES workspace ON DELETE CASCADE,
  user_id uuid NOT NULL,
  wanted text NOT NULL,
  requested_at timestamptz(3) NOT NULL,
  sent_to text[] NOT NULL,
  PRIMARY KEY (workspace_id, user_id, wanted)
);

ALTER TABLE access_request ENABLE ROW LEVEL SECURITY;
ALTER TABLE access_request FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON access_request
  USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)
  WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);
