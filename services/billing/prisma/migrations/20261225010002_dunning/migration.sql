-- When the numbers of a plan that nobody pays go back, and how many of the warnings before it were given.
ALTER TABLE subscription
  ADD COLUMN numbers_end_at timestamptz(3),
  ADD COLUMN number_warnings integer NOT NULL DEFAULT 0;
