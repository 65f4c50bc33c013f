-- For how long the person is not rung after that call, in seconds: what the phone counts down. Null: an end of before, as usual.
ALTER TABLE member_call_end ADD COLUMN wrap_up_seconds integer;
