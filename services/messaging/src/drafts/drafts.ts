/** What people typed and have not sent: kept for each of them and each conversation, so that another device has it too. */
import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { Principal } from '@ringline/kit/auth';
import { invalid } from '@ringline/kit/errors';
import { isBlank, writable } from '@ringline/kit/text';
import type { DraftSchema } from '@ringline/proto/messaging/v1/drafts_pb';
import { DraftChangedSchema, ReplyBegunSchema } from '@ringline/proto/messaging/v1/events_pb';
import type { Deps } from '../context.ts';
import type { Draft } from '../generated/prisma/client.ts';
import { findThread, visibleThreads } from '../threads/visible.ts';

type Parts = Pick<Deps, 'db' | 'clock'>;

/** Characters of one draft: what an internal text may have, and more than any message. */
const LONGEST_DRAFT = 10_000;
/** So many drafts are listed, newest first. */
const MOST_LISTED = 200;
/** So long somebody who typed is taken to be replying, in milliseconds: longer than a page waits before it saves again. */
const REPLYING_MS = 8_000;

/** The caller's drafts of conversations that they still see. @throws Refusal NOT_FOUND, of one conversation alone */
export const listDrafts =
  (deps: Pick<Deps, 'db'>) =>
  async (threadId: string, principal: Principal): Promise<Draft[]> => {
    const { workspaceId, userId } = principal;
    const one = threadId === '' ? undefined : await findThread(deps)({ threadId, contactId: '' }, principal, 'READ');
    return deps.db.tenant(workspaceId, ({ tx }) =>
      tx.draft.findMany({
        where: {
          workspaceId,
          userId,
          ...(one === undefined
            ? { text: { not: '' }, thread: visibleThreads(principal.scope('MESSAGES', 'READ'), principal) }
            : { threadId: one.id }),
        },
        orderBy: [{ typedAt: 'desc' }, { threadId: 'asc' }],
        take: MOST_LISTED,
      }),
    );
  };

/**
 * Keeps what the caller typed. Of two devices, what was typed last stays, whichever saves last; a device whose clock is fast is taken
 * to have typed now.
 * @returns the draft as it stands
 * @throws Refusal NOT_FOUND or VALIDATION_FAILED
 */
export const saveDraft =
  (deps: Parts) =>
  async (
    input: { readonly threadId: string; readonly text: string; readonly typedAt?: Date | undefined },
    principal: Principal,
  ): Promise<Draft> => {
    const { workspaceId, userId } = principal;
    const text = isBlank(input.text) ? '' : writable(input.text);
    if (text.length > LONGEST_DRAFT)
      throw invalid('text', `A draft has up to ${LONGEST_DRAFT.toLocaleString('en')} characters. Shorten it.`);
    const thread = await findThread(deps)({ threadId: input.threadId, contactId: '' }, principal, 'CREATE');
    const now = deps.clock.now();
    const typedAt = input.typedAt === undefined || input.typedAt > now ? now : input.typedAt;
    const mine = { workspaceId, userId, threadId: thread.id };
    return deps.db.tenant(workspaceId, async ({ tx, emit }) => {
      const before = await tx.draft.findFirst({ where: mine });
      const added = before
        ? 0
        : (await tx.draft.createMany({ data: [{ ...mine, text, typedAt }], skipDuplicates: true })).count;
      const changed =
        added > 0 ||
        (await tx.draft.updateMany({ where: { ...mine, typedAt: { lte: typedAt } }, data: { text, typedAt } })).count >
          0;
      if (changed && (before?.text ?? '') !== text)
        emit(
          DraftChangedSchema,
          { threadId: thread.id, userId },
          { key: userId, audience: { teams: [], users: [userId] } },
        );
      if (changed && (text !== '' || (before?.text ?? '') !== '')) {
        const until = text === '' ? now : new Date(typedAt.getTime() + REPLYING_MS);
        if (until >= now)
          emit(
            ReplyBegunSchema,
            { threadId: thread.id, userId, until: timestampFromDate(until) },
            { key: thread.id, audience: { teams: [...thread.teamIds], users: [] } },
          );
      }
      return tx.draft.findFirstOrThrow({ where: mine });
    });
  };

export const describeDraft = ({ threadId, text, typedAt }: Draft): MessageInitShape<typeof DraftSchema> => ({
  threadId,
  text,
  typedAt: timestampFromDate(typedAt),
});
