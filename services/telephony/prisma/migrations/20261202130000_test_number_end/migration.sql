-- When something happens to a number that is lent: its days end, or it goes back to the pool. Where numbers lead knows no
-- workspace, so that what is due is found without asking each of them. Null: nothing ends it.
ALTER TABLE number_route ADD COLUMN due_at timestamptz(3);
CREATE INDEX number_route_due ON number_route (due_at) WHERE due_at IS NOT NULL;
ALTER TABLE phone_number ADD COLUMN release_date timestamptz(3);

-- Those of before. Whoever migrates owns the table, and forced row level security would hide all rows from them.
ALTER TABLE phone_number NO FORCE ROW LEVEL SECURITY;
UPDATE number_route AS r SET due_at = n.free_until FROM phone_number AS n
WHERE n.workspace_id = r.workspace_id AND n.id = r.phone_number_id AND n.is_test_number AND n.status <> 'RELEASED';
ALTER TABLE phone_number FORCE ROW LEVEL SECURITY;
