-- How a call came out, as people noted: the history is narrowed to it. A trigger reads it off the call, whichever release writes that.
ALTER TABLE item ADD COLUMN outcome text;
UPDATE item SET outcome = replace(call #>> '{note,outcome}', 'CALL_OUTCOME_', '') WHERE call #>> '{note,outcome}' IS NOT NULL;
CREATE INDEX item_outcome ON item (workspace_id, outcome, created_at DESC, id DESC) WHERE outcome IS NOT NULL;

CREATE FUNCTION keep_outcome() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.outcome := replace(NEW.call #>> '{note,outcome}', 'CALL_OUTCOME_', '');
  RETURN NEW;
END $$;
-- A note that was taken away stays in the call, empty.
CREATE TRIGGER keep_outcome BEFORE INSERT OR UPDATE OF call ON item
  FOR EACH ROW WHEN (NEW.call ? 'note') EXECUTE FUNCTION keep_outcome();

-- What each person took for wrapping the call up. Null: of before.
ALTER TABLE call_stretch ADD COLUMN wrap_up_seconds integer;
