-- What is a part of all figures from a time on: since when somebody was there for calls, and whether a number is one for tests.
CREATE OR REPLACE FUNCTION mark_all_figures() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO figure_mark (workspace_id, since, until)
  VALUES (NEW.workspace_id, coalesce((to_jsonb(NEW) ->> TG_ARGV[0])::timestamptz, '-infinity'), now());
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER mark_figures_new AFTER INSERT ON availability_span
  FOR EACH ROW WHEN (NEW.began_at < now() - interval '1 hour') EXECUTE FUNCTION mark_all_figures('began_at');
CREATE OR REPLACE TRIGGER mark_figures AFTER UPDATE OF ended_at ON availability_span
  FOR EACH ROW WHEN (NEW.ended_at < now() - interval '1 hour') EXECUTE FUNCTION mark_all_figures('ended_at');

CREATE OR REPLACE TRIGGER mark_figures_new AFTER INSERT ON number_copy
  FOR EACH ROW WHEN (NEW.is_test_number) EXECUTE FUNCTION mark_all_figures('');
CREATE OR REPLACE TRIGGER mark_figures AFTER UPDATE OF is_test_number ON number_copy
  FOR EACH ROW WHEN (NEW.is_test_number <> OLD.is_test_number) EXECUTE FUNCTION mark_all_figures('');
