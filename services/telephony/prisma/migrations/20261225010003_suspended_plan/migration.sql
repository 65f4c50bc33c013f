-- Whether nobody pays for the plan: callers reach the voicemail alone.
ALTER TABLE plan_copy ADD COLUMN suspended boolean NOT NULL DEFAULT false;
