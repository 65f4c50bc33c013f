-- A code that is pretended for an id may stand beside the reset's that the id stands for: neither may keep the other from
-- being made.
DROP INDEX one_time_code_one_reset_alive;
CREATE UNIQUE INDEX one_time_code_one_reset_alive ON one_time_code (reset_id, purpose) WHERE ended_at IS NULL;
