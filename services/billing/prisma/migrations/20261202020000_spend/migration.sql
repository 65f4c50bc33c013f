-- What was charged in some days is read by time.
CREATE INDEX ledger_transaction_captured ON ledger_transaction (workspace_id, created_at) WHERE type = 'CAPTURE';
