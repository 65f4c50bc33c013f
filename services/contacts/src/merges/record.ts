import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { notFound } from '@ringline/kit/errors';
import { isUuid } from '@ringline/kit/ids';
import type { MergeSchema } from '@ringline/proto/contacts/v1/merges_pb';
import { z } from 'zod';
import type { Contact } from '../contacts/contact.ts';
import { describeContact } from '../contacts/view.ts';
import type { Unit } from '../context.ts';
import type { ContactMerge } from '../generated/prisma/client.ts';

export type { ContactMerge };

/** For so long a merge can be taken back (defaults 13.1). */
export const UNDO_MS = 30 * 86_400_000;

const fields = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  company: z.string(),
  street: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  timezone: z.string(),
  locale: z.string(),
  source: z.string(),
  isLead: z.boolean(),
  isFromWeb: z.boolean(),
  tags: z.array(z.string()),
  properties: z.record(z.string(), z.string()),
  lastContactedAt: z.iso.datetime().nullable(),
  /** Merges from before pictures have none. */
  picture: z.string().default(''),
});
export type Fields = z.infer<typeof fields>;

/** What undoing a merge needs: the fields of the contact that stayed, before and after, and what moved to it. */
const moved = z.object({
  before: fields,
  after: fields,
  /** Customers of shops. */
  customers: z.array(z.object({ source: z.string(), externalId: z.string() })),
  /** Lists that the contact joined, each with the row that was there before. */
  lists: z.array(
    z.object({
      listId: z.uuid(),
      before: z.object({ source: z.string(), subscribedAt: z.iso.datetime(), leftAt: z.iso.datetime() }).optional(),
    }),
  ),
  /** Contacts that had become a part of the merged one before. */
  parts: z.array(z.uuid()),
  numbers: z.array(z.string()),
  /** Signups by a keyword or a web form; merges from before they moved have none. */
  signups: z.array(z.uuid()).default([]),
  mergedName: z.string(),
  mergedNumber: z.string(),
});
export type Moved = z.infer<typeof moved>;

export const movedOf = (merge: ContactMerge): Moved => moved.parse(merge.moved);

/** The fields of a contact that a merge can change. */
export const fieldsOf = (contact: Contact): Fields =>
  fields.parse({ ...contact, lastContactedAt: contact.lastContactedAt?.toISOString() ?? null });

/** The fields as columns. */
export const columnsOf = ({ lastContactedAt, ...rest }: Partial<Fields>) => ({
  ...rest,
  ...(lastContactedAt === undefined
    ? {}
    : { lastContactedAt: lastContactedAt === null ? null : new Date(lastContactedAt) }),
});

export const nameOf = ({ firstName, lastName }: Pick<Contact, 'firstName' | 'lastName'>): string =>
  [firstName, lastName].filter((name) => name !== '').join(' ');

/** Until when a merge can be taken back; undefined: no longer, or it was. */
export function undoUntil({ createdAt, undoneAt }: ContactMerge, now: Date): Date | undefined {
  const until = new Date(createdAt.getTime() + UNDO_MS);
  return undoneAt === null && until > now ? until : undefined;
}

/** A merge as RPC tells it. */
export function describeMerge(
  { merge, kept }: { merge: ContactMerge; kept: Contact | undefined },
  now: Date,
): MessageInitShape<typeof MergeSchema> {
  const { mergedName, mergedNumber } = movedOf(merge);
  const until = undoUntil(merge, now);
  return {
    id: merge.id,
    mergedId: merge.mergedId,
    mergedName,
    mergedNumber,
    userId: merge.createdBy,
    createdAt: timestampFromDate(merge.createdAt),
    ...(kept ? { kept: describeContact(kept) } : {}),
    ...(until ? { undoUntil: timestampFromDate(until) } : {}),
    ...(merge.undoneAt ? { undoneAt: timestampFromDate(merge.undoneAt) } : {}),
  };
}

/**
 * Locks contacts in the order of their ids, in which everybody locks them.
 * @throws Refusal NOT_FOUND where one is not of the workspace
 */
export async function lockContacts({ tx, workspaceId }: Unit, ids: readonly string[]): Promise<Map<string, Contact>> {
  if (!ids.every((id) => isUuid(id))) throw notFound('The contact');
  await tx.$queryRaw`
    SELECT id::text FROM contact WHERE workspace_id = ${workspaceId}::uuid AND id = ANY (${[...ids]}::uuid[]) ORDER BY id FOR UPDATE`;
  const found = await tx.contact.findMany({ where: { workspaceId, id: { in: [...ids] } } });
  if (found.length !== new Set(ids).size) throw notFound('The contact');
  return new Map(found.map((contact) => [contact.id, contact]));
}
