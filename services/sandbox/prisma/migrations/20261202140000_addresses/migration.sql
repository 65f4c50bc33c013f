-- Addresses that responders are sent to when a number calls an emergency service.
CREATE TABLE "address" (
  "sid" TEXT NOT NULL PRIMARY KEY,
  "account_sid" TEXT NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  "record" JSONB NOT NULL
);
