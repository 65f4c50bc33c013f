-- Platform table: which workspace a shop or site at a platform belongs to, whose till takes its money.
CREATE TABLE store (
  platform text NOT NULL,
  store text NOT NULL,
  target_workspace uuid NOT NULL,
  linked_at timestamptz(3) NOT NULL,
  CONSTRAINT store_pkey PRIMARY KEY (platform, store)
);
CREATE UNIQUE INDEX store_workspace ON store (target_workspace);

-- What a bank took back of a payment, and what is to be given back by hand because the gateway could not.
ALTER TABLE payment ADD COLUMN lost_minor bigint NOT NULL DEFAULT 0 CHECK (lost_minor >= 0);
ALTER TABLE payment ADD COLUMN owed_minor bigint NOT NULL DEFAULT 0 CHECK (owed_minor >= 0);
ALTER TABLE payment ADD COLUMN owed_since timestamptz(3);

-- What a payment is for where platforms sell fixed products, and the record that the platform has of it: each is one payment's.
ALTER TABLE payment ADD COLUMN product text NOT NULL DEFAULT '';
ALTER TABLE payment ADD COLUMN receipt text NOT NULL DEFAULT '';
CREATE UNIQUE INDEX payment_receipt ON payment (workspace_id, gateway, receipt) WHERE receipt <> '';

-- How many of the warnings before its end were given.
ALTER TABLE coupon_application ADD COLUMN warnings integer NOT NULL DEFAULT 0;
