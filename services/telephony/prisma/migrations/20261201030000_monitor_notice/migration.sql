-- Whether those who talk see that somebody listens to their call, as the workspace chose (defaults 12.5).
ALTER TABLE recording_settings ADD COLUMN notify_agent_on_monitor boolean NOT NULL DEFAULT true;
