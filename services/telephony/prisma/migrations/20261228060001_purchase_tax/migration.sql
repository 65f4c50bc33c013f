-- The tax in what a number costs, as billing said when it was kept (purchases/reserve.ts).
ALTER TABLE number_purchase ADD COLUMN tax jsonb;
