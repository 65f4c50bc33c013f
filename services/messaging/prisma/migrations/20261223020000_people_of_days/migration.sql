-- Who the calls and texts of a day were with, so that people of several days are counted once without reading calls and texts again.
ALTER TABLE call_day ADD COLUMN peer_numbers text[], ADD COLUMN thread_ids uuid[];
ALTER TABLE text_day ADD COLUMN thread_ids uuid[];
-- Days of an earlier form are counted again by whoever asks for them (analytics/days.ts).
ALTER TABLE figure_day ADD COLUMN form smallint NOT NULL DEFAULT 1;
