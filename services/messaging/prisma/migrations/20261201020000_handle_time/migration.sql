-- What a call took of the people who had it beside the talk (defaults 19: handle = talk + hold + wrap-up). Null of calls of before,
-- which are left out of these averages, and where nobody answered.
ALTER TABLE call_fact ADD COLUMN hold_seconds integer, ADD COLUMN wrap_up_seconds integer;
