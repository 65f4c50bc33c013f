-- Of the end of a test number its workspace is told three days and one day before. So many days were left when it was told last;
-- null: it was not told yet. A renewed loan begins anew.
ALTER TABLE phone_number ADD COLUMN end_told_days smallint;

-- Those that are lent already come up in time; what rests after its release keeps its day. Whoever migrates owns the table, and
-- forced row level security would hide all rows from them.
ALTER TABLE phone_number NO FORCE ROW LEVEL SECURITY;
UPDATE number_route AS r SET due_at = r.due_at - interval '3 days' FROM phone_number AS n
WHERE n.workspace_id = r.workspace_id AND n.id = r.phone_number_id AND n.is_test_number AND n.status <> 'RELEASED'
  AND r.due_at IS NOT NULL;
ALTER TABLE phone_number FORCE ROW LEVEL SECURITY;
