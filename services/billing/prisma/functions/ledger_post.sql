-- The one way to write the ledger: a balanced transaction, its entries and the balances, behind the lock of the wallet.
-- Postings: [{"account", "commodity", "amount"}]; a positive amount adds to the account. Answers false, and writes nothing,
-- when a transaction that may happen only once has happened.
CREATE OR REPLACE FUNCTION ledger_post(p_workspace uuid, p_id uuid, p_type text, p_reference_kind text, p_reference_id text, p_postings jsonb, p_at timestamptz)
RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM jsonb_to_recordset(p_postings) AS p (account text, commodity text, amount bigint) GROUP BY commodity HAVING sum(amount) <> 0) THEN
    RAISE EXCEPTION 'Debits and credits differ: % % %', p_type, p_reference_id, p_postings;
  END IF;
  UPDATE wallet SET version = version + 1 WHERE workspace_id = p_workspace;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'Workspace % has no wallet', p_workspace;
  END IF;
  INSERT INTO ledger_transaction (id, workspace_id, type, reference_kind, reference_id, created_at)
  VALUES (p_id, p_workspace, p_type, p_reference_kind, p_reference_id, p_at) ON CONFLICT DO NOTHING;
  IF NOT FOUND THEN
    RETURN false;
  END IF;
  INSERT INTO ledger_entry (transaction_id, workspace_id, account, commodity, amount)
  SELECT p_id, p_workspace, p.account, p.commodity, p.amount
  FROM jsonb_to_recordset(p_postings) AS p (account text, commodity text, amount bigint) WHERE p.amount <> 0;
  INSERT INTO ledger_account AS a (workspace_id, name, commodity, balance)
  SELECT p_workspace, p.account, p.commodity, 0
  FROM jsonb_to_recordset(p_postings) AS p (account text, commodity text, amount bigint) WHERE p.amount <> 0
  ON CONFLICT DO NOTHING;
  UPDATE ledger_account AS a SET balance = a.balance + p.amount
  FROM jsonb_to_recordset(p_postings) AS p (account text, commodity text, amount bigint)
  WHERE a.workspace_id = p_workspace AND a.name = p.account AND a.commodity = p.commodity;
  RETURN true;
END $$;
