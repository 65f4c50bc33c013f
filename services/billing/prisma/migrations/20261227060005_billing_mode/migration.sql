-- Whether this server bills, since when, and which subscriptions have yet to follow a switch.
CREATE TABLE billing_mode (
  id smallint NOT NULL DEFAULT 1 CHECK (id = 1),
  mode text NOT NULL CHECK (mode IN ('enabled', 'disabled')),
  since timestamptz(3) NOT NULL,
  CONSTRAINT billing_mode_pkey PRIMARY KEY (id)
);
CREATE TABLE mode_due (
  target_workspace uuid NOT NULL,
  CONSTRAINT mode_due_pkey PRIMARY KEY (target_workspace)
);

-- From when on nothing is charged; null: it is.
ALTER TABLE subscription ADD COLUMN unbilled_since timestamptz(3);
