-- Platform table: until when what a gateway reported was heard, and when its list is read again (payments/hearLost.ts).
CREATE TABLE gateway_look (
  gateway text NOT NULL,
  heard_until timestamptz(3) NOT NULL,
  due_at timestamptz(3) NOT NULL,
  CONSTRAINT gateway_look_pkey PRIMARY KEY (gateway)
);
CREATE INDEX gateway_event_received_at ON gateway_event (received_at);

-- Platforms that keep no such list are asked how each of their stores stands (stores/lookAtStore.ts).
ALTER TABLE store ADD COLUMN due_at timestamptz(3) NOT NULL DEFAULT now();
ALTER TABLE store ALTER COLUMN due_at DROP DEFAULT;
CREATE INDEX store_due_at ON store (due_at);
