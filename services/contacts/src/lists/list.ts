import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { invalid, notFound, type Refusal } from '@ringline/kit/errors';
import { isUuid } from '@ringline/kit/ids';
import { trimmed } from '@ringline/kit/text';
import { SubscriberListChangedSchema } from '@ringline/proto/contacts/v1/events_pb';
import type { SubscriberListSchema, SubscriptionSchema } from '@ringline/proto/contacts/v1/lists_pb';
import type { Unit } from '../context.ts';
import type { SubscriberList, Subscription } from '../generated/prisma/client.ts';

export type { SubscriberList, Subscription };

/** Lists of a workspace (defaults 22). */
export const MOST_LISTS = 1_000;
const MOST_LETTERS = 80;
const MOST_OF_DESCRIPTION = 500;

/** A list as RPC and events tell it. */
export function describeList(list: SubscriberList): MessageInitShape<typeof SubscriberListSchema> {
  const { nameKey: _nameKey, deletedAt: _deletedAt, createdAt, updatedAt, ...shown } = list;
  return { ...shown, createdAt: timestampFromDate(createdAt), updatedAt: timestampFromDate(updatedAt) };
}

/** That a contact is on a list, as RPC tells it. */
export const describeSubscription = ({
  listId,
  contactId,
  source,
  subscribedAt,
}: Subscription): MessageInitShape<typeof SubscriptionSchema> => ({
  listId,
  contactId,
  source,
  subscribedAt: timestampFromDate(subscribedAt),
});

/** Announces a list's new state to whoever may read contacts. */
export function announceList(uow: Unit, list: SubscriberList): void {
  uow.emit(
    SubscriberListChangedSchema,
    { list: describeList(list), deleted: list.deletedAt !== null },
    { key: list.id },
  );
}

/** @throws Refusal NOT_FOUND */
export async function requireList({ tx, workspaceId }: Unit, id: string): Promise<SubscriberList> {
  const list = isUuid(id) ? await tx.subscriberList.findFirst({ where: { id, workspaceId, deletedAt: null } }) : null;
  if (!list) throw notFound('The list');
  return list;
}

/**
 * A list that people put together: who is in a segment follows from its rule.
 * @throws Refusal NOT_FOUND or VALIDATION_FAILED
 */
export async function requireHandMade(uow: Unit, id: string): Promise<SubscriberList> {
  const list = await requireList(uow, id);
  if (list.type !== 'LIST')
    throw invalid('id', `${list.name} is a segment: people join and leave it by its conditions. Change those instead.`);
  return list;
}

/** @throws Refusal VALIDATION_FAILED */
export function readListName(text: string): { name: string; nameKey: string } {
  const name = trimmed(text);
  if (name === '') throw invalid('name', 'Enter a name for the list.');
  if (name.length > MOST_LETTERS) throw invalid('name', `Use at most ${MOST_LETTERS} characters.`);
  return { name, nameKey: name.normalize('NFKC').toLowerCase() };
}

/** @throws Refusal VALIDATION_FAILED */
export function readDescription(text: string): string {
  const description = trimmed(text);
  if (description.length > MOST_OF_DESCRIPTION)
    throw invalid('description', `Use at most ${MOST_OF_DESCRIPTION} characters.`);
  return description;
}

/** Refuses a name that another list of the workspace has. */
export const nameTaken = (): Refusal => invalid('name', 'A list with this name already exists. Choose another name.');
