-- What renewals charge for numbers. Telephony's numbers of before, published again, fill it.
ALTER TABLE workspace_number
  ADD COLUMN monthly_minor bigint NOT NULL DEFAULT 0 CHECK (monthly_minor >= 0),
  ADD COLUMN is_free boolean NOT NULL DEFAULT false,
  ADD COLUMN is_released boolean NOT NULL DEFAULT false,
  ADD COLUMN bought_at timestamptz(3) NOT NULL DEFAULT '1970-01-01T00:00:00Z';
CREATE INDEX workspace_number_paid ON workspace_number (workspace_id) WHERE monthly_minor > 0;
