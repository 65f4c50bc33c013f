CREATE TABLE "call" (
  "sid" TEXT NOT NULL PRIMARY KEY,
  "account_sid" TEXT NOT NULL,
  "parent_sid" TEXT,
  "from" TEXT NOT NULL,
  "to" TEXT NOT NULL,
  "status" TEXT NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  "record" JSONB NOT NULL
);
CREATE INDEX "call_status_created_at_idx" ON "call" ("status", "created_at");
CREATE INDEX "call_to_created_at_idx" ON "call" ("to", "created_at");
CREATE INDEX "call_from_created_at_idx" ON "call" ("from", "created_at");

CREATE TABLE "conference" (
  "sid" TEXT NOT NULL PRIMARY KEY,
  "account_sid" TEXT NOT NULL,
  "friendly_name" TEXT NOT NULL,
  "status" TEXT NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  "record" JSONB NOT NULL
);
CREATE INDEX "conference_friendly_name_created_at_idx" ON "conference" ("friendly_name", "created_at");
CREATE INDEX "conference_status_created_at_idx" ON "conference" ("status", "created_at");

CREATE TABLE "recording" (
  "sid" TEXT NOT NULL PRIMARY KEY,
  "account_sid" TEXT NOT NULL,
  "call_sid" TEXT NOT NULL,
  "status" TEXT NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  "record" JSONB NOT NULL
);
CREATE INDEX "recording_call_sid_idx" ON "recording" ("call_sid");
CREATE INDEX "recording_status_idx" ON "recording" ("status");

CREATE TABLE "message" (
  "sid" TEXT NOT NULL PRIMARY KEY,
  "account_sid" TEXT NOT NULL,
  "from" TEXT NOT NULL,
  "to" TEXT NOT NULL,
  "status" TEXT NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  "due_at" TIMESTAMPTZ(3),
  "record" JSONB NOT NULL
);
CREATE INDEX "message_due_at_idx" ON "message" ("due_at");
CREATE INDEX "message_to_created_at_idx" ON "message" ("to", "created_at");
CREATE INDEX "message_from_created_at_idx" ON "message" ("from", "created_at");

CREATE TABLE "number" (
  "phone_number" TEXT NOT NULL PRIMARY KEY,
  "sid" TEXT NOT NULL,
  "account_sid" TEXT NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  "record" JSONB NOT NULL
);
CREATE UNIQUE INDEX "number_sid_key" ON "number" ("sid");

CREATE TABLE "application" (
  "sid" TEXT NOT NULL PRIMARY KEY,
  "account_sid" TEXT NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  "record" JSONB NOT NULL
);

CREATE TABLE "callback" (
  "id" BIGSERIAL NOT NULL PRIMARY KEY,
  "key" TEXT NOT NULL,
  "due_at" TIMESTAMPTZ(3) NOT NULL,
  "record" JSONB NOT NULL
);
CREATE INDEX "callback_due_at_id_idx" ON "callback" ("due_at", "id");

CREATE TABLE "phone" (
  "number" TEXT NOT NULL PRIMARY KEY,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  "record" JSONB NOT NULL
);

CREATE TABLE "fault" (
  "kind" TEXT NOT NULL PRIMARY KEY,
  "record" JSONB NOT NULL
);

CREATE TABLE "mail" (
  "id" UUID NOT NULL PRIMARY KEY,
  "received_at" TIMESTAMPTZ(3) NOT NULL,
  "recipient" TEXT NOT NULL,
  "record" JSONB NOT NULL
);
CREATE INDEX "mail_received_at_idx" ON "mail" ("received_at");
CREATE INDEX "mail_recipient_received_at_idx" ON "mail" ("recipient", "received_at");
