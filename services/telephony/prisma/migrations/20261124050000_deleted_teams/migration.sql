-- A team that is gone keeps its row, so that an older event does not bring it back; no number is given to it.
ALTER TABLE team_copy ADD COLUMN deleted boolean NOT NULL DEFAULT false;
