-- How a call came out, as people noted: the history is narrowed to it.
ALTER TABLE item ADD COLUMN outcome text;
UPDATE item SET outcome = replace(call #>> '{note,outcome}', 'CALL_OUTCOME_', '') WHERE call #>> '{note,outcome}' IS NOT NULL;
CREATE INDEX item_outcome ON item (workspace_id, outcome, created_at DESC, id DESC) WHERE outcome IS NOT NULL;

-- What each person took for wrapping the call up. Null: of before.
ALTER TABLE call_stretch ADD COLUMN wrap_up_seconds integer;
