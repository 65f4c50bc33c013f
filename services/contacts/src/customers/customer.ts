import { create, fromJson, type JsonValue, type MessageInitShape, toJson } from '@bufbuild/protobuf';
import { timestampDate, timestampFromDate } from '@bufbuild/protobuf/wkt';
import { invalid } from '@ringline/kit/errors';
import { isBlank } from '@ringline/kit/text';
import {
  type Customer as CustomerMessage,
  type CustomerOrder,
  CustomerOrderSchema,
  type CustomerSchema,
} from '@ringline/proto/contacts/v1/customers_pb';
import { z } from 'zod';
import type { Customer, Prisma } from '../generated/prisma/client.ts';

export type { Customer };

/** Milliseconds that a shop's clock may be ahead of ours. What came from further ahead would keep out all that is true. */
const MOST_AHEAD_MS = 300_000;

const word = (most: number) => z.string().max(most, `Use at most ${most} characters.`);
const named = (most: number) => word(most).refine((text) => !isBlank(text), 'Say which.');
const micros = z.bigint().nonnegative('Give no amount below zero.');
const currency = z.string().regex(/^[A-Z]{3}$/, 'Give a currency of ISO 4217, such as USD.');
const count = z.int().nonnegative('Give no number below zero.');
const time = z.unknown().refine((told) => told !== undefined, 'Say when.');

const lineItem = z.object({
  name: named(300),
  quantity: z.int().positive('Give at least one.'),
  priceMicros: micros,
  priceCurrency: z.union([z.literal(''), currency]),
});
const order = z.object({
  orderNumber: named(100),
  financialStatus: word(100),
  fulfillmentStatus: word(100),
  placedAt: time,
  currency,
  totalMicros: micros,
  lineItems: z.array(lineItem).max(500, 'Give at most 500 line items.'),
});
const state = z
  .object({
    source: z.enum(['API', 'SHOPIFY', 'WIX'], 'The source is API, SHOPIFY or WIX.'),
    externalId: named(200),
    profileUrl: z.union(
      [z.literal(''), z.url({ protocol: /^https?$/ }).max(2_000)],
      'Give an address that begins with https:// or http://.',
    ),
    totalSpentMicros: micros,
    currency: z.union([z.literal(''), currency], 'Give a currency of ISO 4217, such as USD.'),
    orders: count,
    latestOrder: order.optional(),
    asOf: time,
  })
  .refine(({ totalSpentMicros, currency: given }) => totalSpentMicros === 0n || given !== '', {
    path: ['currency'],
    message: 'Say in which currency it was spent.',
  });

/**
 * What an integration says of a customer, as it is stored.
 * @param now what it says may not be from later than this, give or take five minutes
 * @throws Refusal VALIDATION_FAILED with the first field that does not hold what it should
 */
export function readCustomer(told: CustomerMessage, now: Date): Omit<Customer, 'workspaceId' | 'contactId'> {
  const { error } = state.safeParse(told);
  const [issue] = error?.issues ?? [];
  if (issue) throw invalid(issue.path.join('.'), issue.message);
  const asOf = told.asOf ? timestampDate(told.asOf) : now;
  if (asOf.getTime() > now.getTime() + MOST_AHEAD_MS)
    throw invalid('asOf', 'This is said of a time that is still to come. Set the clock of who says it.');
  return {
    source: told.source,
    externalId: told.externalId,
    profileUrl: told.profileUrl,
    joinedAt: told.joinedAt ? timestampDate(told.joinedAt) : null,
    totalSpentMicros: told.totalSpentMicros,
    currency: told.currency,
    orders: told.orders,
    latestOrder: told.latestOrder ? storedOrder(told.latestOrder, now) : null,
    asOf,
  };
}

const storedOrder = (told: CustomerOrder, now: Date): Prisma.JsonObject =>
  toJson(
    CustomerOrderSchema,
    create(CustomerOrderSchema, { ...told, keptAt: timestampFromDate(now) }),
  ) as Prisma.JsonObject;

/** An order as it is stored. A newer replica beside this one may have written more than this one knows. */
export const orderFrom = (stored: Prisma.JsonValue): CustomerOrder =>
  // The same JSON, which two libraries name by types of their own.
  fromJson(CustomerOrderSchema, stored as JsonValue, { ignoreUnknownFields: true });

/** A customer as RPC tells it. */
export function describeCustomer(customer: Customer): MessageInitShape<typeof CustomerSchema> {
  const { workspaceId: _workspaceId, latestOrder, joinedAt, asOf, ...shown } = customer;
  return {
    ...shown,
    ...(joinedAt ? { joinedAt: timestampFromDate(joinedAt) } : {}),
    ...(latestOrder ? { latestOrder: orderFrom(latestOrder) } : {}),
    asOf: timestampFromDate(asOf),
  };
}
