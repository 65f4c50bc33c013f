-- The plans that the running service has, by a hash of their file: who tells subscriptions again from outside must have the same.
CREATE TABLE "catalogue_in_use" (
  "id" SMALLINT NOT NULL DEFAULT 1,
  "fingerprint" TEXT NOT NULL,
  "since" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "catalogue_in_use_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "catalogue_in_use_one" CHECK ("id" = 1)
);
