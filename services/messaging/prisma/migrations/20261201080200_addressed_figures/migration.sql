-- Teams to which a call was addressed besides the number's, whose figures it is in as well. Of calls of before nobody knows.
ALTER TABLE call_fact ADD COLUMN addressed_team_ids uuid[] NOT NULL DEFAULT '{}';
