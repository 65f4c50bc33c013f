-- With how many different people calls were: of days that are over, too, since people of two days are not the sum of both.
CREATE INDEX CONCURRENTLY call_fact_people ON call_fact (workspace_id, started_at) INCLUDE (peer_number, is_test_number);
