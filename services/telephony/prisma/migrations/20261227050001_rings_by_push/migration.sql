-- Whether a browser of a member can be rung by push while no page of theirs is open. Workspace tells it with the next event of each
-- member; until then a call waits for nobody who has no page.
ALTER TABLE member_copy ADD COLUMN rings_by_push boolean NOT NULL DEFAULT false;
