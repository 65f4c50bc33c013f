/** In which lists a contact is: contacts is asked at the time, since a copy would be as large as all lists together. */
import { SubscriberListService } from '@ringline/proto/contacts/v1/lists_pb';
import type { Deps } from '../context.ts';
import { rulesOn } from './askRules.ts';
import { conditionsOf, isReply } from './rule.ts';

/** Longer than this nobody waits for contacts. */
const ASKS_MS = 1_500;

type Needs = Pick<Deps, 'db' | 'rpc' | 'log'>;

/**
 * Which of the lists that rules ask for the person of a conversation is in. Must not be asked in a transaction.
 * @returns undefined: contacts did not answer in time, and those rules do not hold, which the log says
 */
export async function listsFor(
  { db, rpc, log }: Needs,
  workspaceId: string,
  threadId: string,
  replies: boolean,
): Promise<readonly string[] | undefined> {
  const { contactId, listIds } = await db.tenant(workspaceId, async (uow) => {
    const rules = (await rulesOn(uow)).filter((rule) => isReply(rule) === replies);
    const asked = [...new Set(rules.flatMap((rule) => conditionsOf(rule).listIds ?? []))];
    if (asked.length === 0) return { contactId: null, listIds: asked };
    const thread = await uow.tx.thread.findFirst({
      where: { id: threadId, workspaceId },
      select: { contactId: true },
    });
    return { contactId: thread?.contactId ?? null, listIds: asked };
  });
  // Whoever is no contact yet is in no list.
  if (contactId === null) return [];
  try {
    const asked = { workspaceId, contactId, listIds };
    return (await rpc.client(SubscriberListService).listsOf(asked, { timeoutMs: ASKS_MS })).listIds;
  } catch (error) {
    log.warn({ err: error }, 'contacts could not be asked for lists; rules that need them do not hold');
    return undefined;
  }
}
