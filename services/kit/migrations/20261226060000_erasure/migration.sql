-- What is being erased, of whom and how far that is, for as long as it takes: a process that is killed goes on where it stood.
CREATE TABLE kit.erasure (
  id uuid PRIMARY KEY,
  workspace_id uuid NOT NULL,
  subject jsonb NOT NULL,
  step integer NOT NULL DEFAULT 0,
  -- Where the next bite of the step begins.
  after text NOT NULL DEFAULT '',
  done bigint NOT NULL DEFAULT 0,
  -- Null until it was counted.
  total bigint
);
