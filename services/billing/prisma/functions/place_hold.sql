-- Makes a hold cover p_units in all (seconds or segments), as one statement: first from the allowance in whole steps, the rest
-- at p_step_micros per step. p_money false: the allowance alone may pay, and what it covers is enough.
-- Answers {"state": held | refused | captured | unknown, "units", "micros", "credit", "pool"}.
CREATE OR REPLACE FUNCTION place_hold(
  p_workspace uuid, p_transaction uuid, p_kind text, p_reference uuid, p_pool text, p_units bigint, p_step bigint,
  p_step_micros bigint, p_money boolean, p_at timestamptz, p_expires timestamptz
) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  present hold%ROWTYPE;
  credit bigint;
  pool_left bigint;
  missing bigint;
  drawn bigint;
  steps bigint;
  cost bigint;
BEGIN
  PERFORM set_config('app.workspace_id', p_workspace::text, true);
  PERFORM 1 FROM wallet WHERE workspace_id = p_workspace FOR UPDATE;
  IF NOT FOUND THEN
    RETURN jsonb_build_object('state', 'unknown');
  END IF;
  SELECT * INTO present FROM hold WHERE workspace_id = p_workspace AND kind = p_kind AND reference_id = p_reference;
  SELECT coalesce(max(balance), 0) INTO credit FROM ledger_account WHERE workspace_id = p_workspace AND name = 'credit' AND commodity = 'USD';
  SELECT coalesce(max(balance), 0) INTO pool_left FROM ledger_account WHERE workspace_id = p_workspace AND name = 'credit' AND commodity = p_pool;
  IF present.state = 'CAPTURED' THEN
    RETURN jsonb_build_object('state', 'captured', 'units', present.units, 'micros', 0, 'credit', credit, 'pool', pool_left);
  END IF;
  missing := p_units - CASE WHEN present.state = 'HELD' THEN present.units ELSE 0 END;
  IF missing <= 0 THEN
    RETURN jsonb_build_object('state', 'held', 'units', present.units, 'micros', present.micros, 'credit', credit, 'pool', pool_left);
  END IF;
  steps := (missing + p_step - 1) / p_step;
  drawn := least(pool_left / p_step, steps);
  cost := (steps - drawn) * p_step_micros;
  IF (p_money AND cost > 0 AND cost > credit) OR (NOT p_money AND drawn = 0) THEN
    RETURN jsonb_build_object('state', 'refused', 'units', CASE WHEN present.state = 'HELD' THEN present.units ELSE 0 END, 'micros', cost, 'credit', credit, 'pool', pool_left);
  END IF;
  IF NOT p_money THEN
    steps := drawn;
    cost := 0;
  END IF;
  INSERT INTO hold AS h (workspace_id, kind, reference_id, state, pool, units, pool_units, micros, step, step_micros, created_at, expires_at)
  VALUES (p_workspace, p_kind, p_reference, 'HELD', p_pool, steps * p_step, drawn * p_step, cost, p_step, p_step_micros, p_at, p_expires)
  ON CONFLICT (workspace_id, kind, reference_id) DO UPDATE SET
    state = 'HELD',
    pool = excluded.pool,
    step = excluded.step,
    step_micros = excluded.step_micros,
    units = excluded.units + CASE WHEN h.state = 'HELD' THEN h.units ELSE 0 END,
    pool_units = excluded.pool_units + CASE WHEN h.state = 'HELD' THEN h.pool_units ELSE 0 END,
    micros = excluded.micros + CASE WHEN h.state = 'HELD' THEN h.micros ELSE 0 END,
    expires_at = excluded.expires_at
  RETURNING * INTO present;
  PERFORM ledger_post(p_workspace, p_transaction, 'HOLD', p_kind, p_reference::text, jsonb_build_array(
    jsonb_build_object('account', 'credit', 'commodity', 'USD', 'amount', -cost),
    jsonb_build_object('account', 'held', 'commodity', 'USD', 'amount', cost),
    jsonb_build_object('account', 'credit', 'commodity', p_pool, 'amount', -drawn * p_step),
    jsonb_build_object('account', 'held', 'commodity', p_pool, 'amount', drawn * p_step)), p_at);
  INSERT INTO hold_due (target_workspace, kind, reference_id, due_at) VALUES (p_workspace, p_kind, p_reference, p_expires)
  ON CONFLICT (target_workspace, kind, reference_id) DO UPDATE SET due_at = excluded.due_at;
  INSERT INTO balance_due (target_workspace) VALUES (p_workspace) ON CONFLICT DO NOTHING;
  RETURN jsonb_build_object('state', 'held', 'units', present.units, 'micros', present.micros, 'credit', credit - cost, 'pool', pool_left - drawn * p_step);
END $$;
