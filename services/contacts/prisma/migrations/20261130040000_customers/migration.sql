-- What shops know of contacts: totals, the last order, since when. One row for each customer of a shop, so that a contact that two
-- shops know, or that takes over another one, loses nothing.
ALTER TABLE "contact" ADD COLUMN "is_customer" BOOLEAN NOT NULL DEFAULT false;
-- A customer's contact is one of the same workspace: foreign keys are checked beside row-level security, so the key says it itself.
CREATE UNIQUE INDEX "contact_workspace_id" ON "contact" ("workspace_id", "id");

CREATE TABLE "customer" (
  "workspace_id" UUID NOT NULL,
  "source" TEXT NOT NULL,
  "external_id" TEXT NOT NULL,
  "contact_id" UUID NOT NULL,
  "profile_url" TEXT NOT NULL DEFAULT '',
  "joined_at" TIMESTAMPTZ(3),
  "total_spent_micros" BIGINT NOT NULL,
  "currency" TEXT NOT NULL,
  "orders" INTEGER NOT NULL,
  "latest_order" JSONB,
  "as_of" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "customer_pkey" PRIMARY KEY ("workspace_id", "source", "external_id"),
  -- Who is erased takes along what shops said of them.
  CONSTRAINT "customer_contact" FOREIGN KEY ("workspace_id", "contact_id") REFERENCES "contact" ("workspace_id", "id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "customer_of_contact" ON "customer" ("workspace_id", "contact_id");

ALTER TABLE "customer" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "customer" FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON "customer"
  USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)
  WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);
