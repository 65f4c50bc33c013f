-- PostgreSQL is not asked about time zones any more: its table is another one than ours.
DROP FUNCTION next_summary(timestamptz, text, text);
