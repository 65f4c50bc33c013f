-- How a call came out is read off the call, whichever release writes that. A note that was taken away stays in the call, empty.
CREATE OR REPLACE FUNCTION keep_outcome() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.outcome := replace(NEW.call #>> '{note,outcome}', 'CALL_OUTCOME_', '');
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER keep_outcome BEFORE INSERT OR UPDATE OF call ON item
  FOR EACH ROW WHEN (NEW.call ? 'note') EXECUTE FUNCTION keep_outcome();
