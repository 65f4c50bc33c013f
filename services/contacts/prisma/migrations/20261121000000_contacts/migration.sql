CREATE TABLE "contact" (
  "id" UUID NOT NULL,
  "workspace_id" UUID NOT NULL,
  "first_name" TEXT NOT NULL DEFAULT '',
  "last_name" TEXT NOT NULL DEFAULT '',
  "phone_number" TEXT NOT NULL,
  "match_key" TEXT NOT NULL,
  "email" TEXT NOT NULL DEFAULT '',
  "is_lead" BOOLEAN NOT NULL,
  "country_code" TEXT NOT NULL DEFAULT '',
  "city" TEXT NOT NULL DEFAULT '',
  "timezone" TEXT NOT NULL DEFAULT '',
  "source" TEXT NOT NULL DEFAULT '',
  "tags" TEXT[] DEFAULT ARRAY[]::TEXT[],
  "company" TEXT NOT NULL DEFAULT '',
  "idempotency_key" TEXT,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  "updated_at" TIMESTAMPTZ(3) NOT NULL,
  "deleted_at" TIMESTAMPTZ(3),
  "version" INTEGER NOT NULL DEFAULT 1,
  CONSTRAINT "contact_pkey" PRIMARY KEY ("id")
);
-- The index that makes a race of two first calls one contact (defaults 13.1).
CREATE UNIQUE INDEX "contact_live_number" ON "contact" ("workspace_id", "match_key") WHERE "deleted_at" IS NULL;
CREATE UNIQUE INDEX "contact_idempotency" ON "contact" ("workspace_id", "idempotency_key") WHERE "idempotency_key" IS NOT NULL;
-- Search filters the rows of one workspace behind this index: LIKE is not leakproof, so no trigram index can serve it under row-level security.
CREATE INDEX "contact_newest" ON "contact" ("workspace_id", "created_at" DESC, "id" DESC);

ALTER TABLE "contact" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "contact" FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON "contact"
  USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)
  WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);
