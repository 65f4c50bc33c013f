-- A day of the live board begins at midnight of the workspace's zone. Copies of before learn it with the workspace's next event.
ALTER TABLE workspace_copy ADD COLUMN timezone text NOT NULL DEFAULT 'UTC';
