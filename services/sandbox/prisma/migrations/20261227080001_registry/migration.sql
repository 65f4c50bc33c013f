-- What the registry of businesses that text knows: profiles, brands, campaigns, and the numbers that a campaign covers.
CREATE TABLE registry_item (
  sid text NOT NULL,
  account_sid text NOT NULL,
  kind text NOT NULL,
  parent_sid text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  record jsonb NOT NULL,
  CONSTRAINT registry_item_pkey PRIMARY KEY (sid)
);
CREATE INDEX registry_item_of ON registry_item (kind, parent_sid);
