-- Rows come in the order of their time and are asked for by stretches of it: a summary of each stretch does, and costs a writer nothing.
DROP INDEX kit.outbox_time;
CREATE INDEX outbox_time ON kit.outbox USING brin (time) WITH (autosummarize = on, pages_per_range = 32);
