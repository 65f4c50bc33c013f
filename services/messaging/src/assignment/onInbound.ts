/** Something came in: the rules are asked in its own time, after it is stored. */
import { timestampDate } from '@bufbuild/protobuf/wkt';
import { job, type Job } from '@ringline/kit/jobs';
import type { ServiceContext } from '@ringline/kit/service';
import type { Conversation } from '@ringline/proto/messaging/v1/messaging_pb';
import { z } from 'zod';
import type { Deps, Unit } from '../context.ts';
import type { Environment } from '../environment.ts';
import type { PrismaClient } from '../generated/prisma/client.ts';
import { askRules, rulesOn } from './askRules.ts';
import { listsFor } from './listsFor.ts';
import { REPLY, REPLY_AFTER_MS } from './reply.ts';
import { conditionsOf, isReply } from './rule.ts';

const ASK = 'ask-assignment-rules';

type Needs = Pick<Deps, 'clock' | 'ids'> & Pick<ServiceContext<Environment, PrismaClient>, 'jobs'>;

/** @param cause a message, or a call that nobody took */
export const askAbout =
  ({ jobs, ...deps }: Needs) =>
  async (uow: Unit, conversation: Conversation | undefined, cause: 'MESSAGE' | 'CALL'): Promise<void> => {
    if (!conversation?.createdAt) return;
    const { workspaceId } = uow;
    const { id, threadId, channel, phoneNumberId, createdAt, message } = conversation;
    const rules = await rulesOn(uow);
    if (cause === 'MESSAGE' && rules.some(isReply))
      // A moment later: whoever is about to answer, or a keyword's own answer, comes first.
      await jobs.enqueue(
        uow,
        REPLY,
        { workspaceId, itemId: id },
        { startAfter: new Date(deps.clock.now().getTime() + REPLY_AFTER_MS) },
      );
    // Contacts is not asked in a transaction.
    if (rules.some((rule) => !isReply(rule) && (conditionsOf(rule).listIds ?? []).length > 0))
      return jobs.enqueue(uow, ASK, { workspaceId, itemId: id, cause });
    await askRules(deps, uow, {
      threadId,
      item: { id, channel, phoneNumberId, body: message?.body ?? '', createdAt: timestampDate(createdAt) },
      cause,
      causeKey: `item:${id}`,
      listIds: [],
    });
  };

/** Asks rules that look at lists. */
export const askRulesJob = (deps: Pick<Deps, 'db' | 'clock' | 'ids' | 'rpc' | 'log'>): Job =>
  job({
    name: ASK,
    schema: z.object({ workspaceId: z.uuid(), itemId: z.uuid(), cause: z.enum(['MESSAGE', 'CALL']) }),
    handler: (asked) => askLater(deps)(asked),
  });

export const askLater =
  (deps: Pick<Deps, 'db' | 'clock' | 'ids' | 'rpc' | 'log'>) =>
  async ({
    workspaceId,
    itemId,
    cause,
  }: {
    workspaceId: string;
    itemId: string;
    cause: 'MESSAGE' | 'CALL';
  }): Promise<void> => {
    const item = await deps.db.tenant(workspaceId, ({ tx }) =>
      tx.item.findFirst({ where: { workspaceId, id: itemId } }),
    );
    if (!item) return;
    const { threadId } = item;
    const listIds = await listsFor(deps, workspaceId, threadId, false);
    await deps.db.tenant(workspaceId, (uow) =>
      askRules(deps, uow, { threadId, item, cause, causeKey: `item:${itemId}`, listIds }),
    );
  };
