-- place_hold, and for a new workspace the check that what it spent since p_day, on calls, texts and everything else, and what is
-- held for them stay within p_cap. New: opened after p_new_since, and paid less than p_paid. state 'capped': nothing was held.
-- Behind the wallet's lock, so that calls at the same time cannot pass it together, and a capture is seen: a call whose end was
-- captured is over, and nothing is held for it any more.
CREATE OR REPLACE FUNCTION place_capped_hold(
  p_cap bigint, p_day timestamptz, p_new_since timestamptz, p_paid bigint,
  p_workspace uuid, p_transaction uuid, p_kind text, p_reference uuid, p_pool text, p_units bigint, p_step bigint,
  p_step_micros bigint, p_money boolean, p_at timestamptz, p_expires timestamptz
) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  opened timestamptz;
  paid bigint;
  before bigint;
  after bigint;
  spent bigint;
  answer jsonb;
BEGIN
  PERFORM set_config('app.workspace_id', p_workspace::text, true);
  SELECT opened_at INTO opened FROM wallet WHERE workspace_id = p_workspace FOR UPDATE;
  PERFORM 1 FROM usage WHERE workspace_id = p_workspace AND kind = p_kind AND reference_id = p_reference;
  IF FOUND THEN
    RETURN jsonb_build_object('state', 'captured', 'units', 0, 'micros', 0);
  END IF;
  IF opened IS NULL OR opened <= p_new_since THEN
    RETURN place_hold(p_workspace, p_transaction, p_kind, p_reference, p_pool, p_units, p_step, p_step_micros, p_money, p_at, p_expires);
  END IF;
  SELECT coalesce(sum(e.amount), 0) INTO paid
  FROM ledger_transaction t JOIN ledger_entry e ON e.transaction_id = t.id
  WHERE t.workspace_id = p_workspace AND t.type = 'TOPUP' AND e.account = 'credit' AND e.commodity = 'USD';
  SELECT coalesce(sum(micros), 0) INTO before FROM hold WHERE workspace_id = p_workspace AND state = 'HELD';
  BEGIN
    answer := place_hold(p_workspace, p_transaction, p_kind, p_reference, p_pool, p_units, p_step, p_step_micros, p_money, p_at, p_expires);
    SELECT coalesce(sum(micros), 0) INTO after FROM hold WHERE workspace_id = p_workspace AND state = 'HELD';
    IF paid < p_paid AND after > before THEN
      SELECT coalesce(sum(amount_micros), 0) INTO spent
      FROM usage WHERE workspace_id = p_workspace AND captured_at > p_day;
      IF spent + after > p_cap THEN
        RAISE EXCEPTION 'capped' USING ERRCODE = 'RLCAP';
      END IF;
    END IF;
  EXCEPTION WHEN SQLSTATE 'RLCAP' THEN
    SELECT jsonb_build_object('state', 'capped', 'units', coalesce(max(units) FILTER (WHERE state = 'HELD'), 0), 'micros', 0)
    INTO answer FROM hold WHERE workspace_id = p_workspace AND kind = p_kind AND reference_id = p_reference;
  END;
  RETURN answer;
END $$;
