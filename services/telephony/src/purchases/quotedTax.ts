import { fromJson, type JsonValue, toJson } from '@bufbuild/protobuf';
import { type InvoiceTax, InvoiceTaxSchema } from '@ringline/proto/billing/v1/subscriptions_pb';
import type { Prisma } from '../generated/prisma/client.ts';

/** The tax of a price as a column keeps it, so that the dialog tells what was quoted; undefined leaves it null. */
export const keepTax = (tax: InvoiceTax | undefined): Prisma.InputJsonValue | undefined =>
  tax && (toJson(InvoiceTaxSchema, tax) as Prisma.InputJsonObject);

export const readTax = (column: unknown): { tax?: InvoiceTax } =>
  column === null || column === undefined ? {} : { tax: fromJson(InvoiceTaxSchema, column as JsonValue) };
