ALTER TABLE number_purchase ADD COLUMN later_minor integer NOT NULL DEFAULT 0;
