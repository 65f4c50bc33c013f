-- What an invoice says besides its lines: both parties as they were, the card that paid, and what a credit note takes back.
ALTER TABLE invoice
  ADD COLUMN issuer jsonb,
  ADD COLUMN bill_to jsonb,
  ADD COLUMN credits_id uuid;
CREATE INDEX invoice_credits ON invoice (workspace_id, credits_id);

ALTER TABLE payment
  ADD COLUMN card_brand text NOT NULL DEFAULT '',
  ADD COLUMN card_last4 text NOT NULL DEFAULT '';

ALTER TABLE wallet ADD COLUMN workspace_name text NOT NULL DEFAULT '';
