-- The words of a recording are paid by the minute (defaults 5.2): their price is held before anybody listens.
ALTER TABLE "hold" DROP CONSTRAINT "hold_kind_check";
ALTER TABLE "hold" ADD CONSTRAINT "hold_kind_check" CHECK ("kind" IN ('CALL', 'MESSAGE', 'TRANSCRIPT'));
