-- Why a way of telling was not used, and what became of the mail: what a member sees in the log of their notifications.
ALTER TABLE notification
  ADD COLUMN held_back jsonb NOT NULL DEFAULT '{}',
  ADD COLUMN mail_status text NOT NULL DEFAULT '',
  ADD COLUMN mail_failure text NOT NULL DEFAULT '';
-- When a push got the status that it has.
ALTER TABLE push_delivery ADD COLUMN settled_at timestamptz(3);
