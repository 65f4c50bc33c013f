-- Figures of recording_days that were longer, each with the moment until which it still holds: a smaller plan deletes nothing at
-- once. [{"days": int or null where there was no bound, "until": epoch ms}]; empty where the plan's figure holds.
ALTER TABLE plan_copy ADD COLUMN earlier_recording_days jsonb NOT NULL DEFAULT '[]';
