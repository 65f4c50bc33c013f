-- item_texts_listed has the same order, and more beside it.
DROP INDEX CONCURRENTLY item_texts;
