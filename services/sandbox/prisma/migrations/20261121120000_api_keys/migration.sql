-- The carrier's API keys. The secret is kept as it is: who verifies an HMAC must have it.
CREATE TABLE "api_key" (
  "sid" TEXT NOT NULL PRIMARY KEY,
  "account_sid" TEXT NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  "record" JSONB NOT NULL
);
