-- Texts of a day by channel, and for how long people had waited for answers. Days of an earlier form are counted again by whoever
-- asks for them (analytics/days.ts).
ALTER TABLE text_day ADD COLUMN channel text NOT NULL DEFAULT 'SMS', ADD COLUMN waits integer[] NOT NULL DEFAULT '{}';
ALTER TABLE text_day DROP CONSTRAINT text_day_pkey,
  ADD CONSTRAINT text_day_pkey PRIMARY KEY (workspace_id, timezone, begins, phone_number_id, direction, channel, delivery_status, agent_user_id);
