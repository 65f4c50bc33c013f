-- Which call a person wraps up: how long they take for it is kept with the call. Null: of before.
ALTER TABLE member_call_end ADD COLUMN call_id uuid;
