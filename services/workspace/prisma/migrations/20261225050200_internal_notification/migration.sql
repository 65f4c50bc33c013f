-- What teammates write to each other leads to its chat, and names who wrote it.
ALTER TABLE notification
  ADD COLUMN person_user_id text NOT NULL DEFAULT '',
  ADD COLUMN team_id text NOT NULL DEFAULT '',
  ADD COLUMN node_id text NOT NULL DEFAULT '',
  ADD COLUMN comment_type text NOT NULL DEFAULT '';
