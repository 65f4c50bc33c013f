/** Rings the browsers of members while no page of theirs is open, and stops once the call rings them no longer (defaults 18). */
import { job } from '@ringline/kit/jobs';
import { z } from 'zod';
import type { Context, Deps, Unit } from '../context.ts';
import { pageOf } from '../mails/pageOf.ts';
import { languagesOf } from '../notifications/notification.ts';
import { topicOf } from './pushNews.ts';
import { clearPushes, pushTo } from './pushTo.ts';
import { pushWords } from './pushWords.ts';

const PUSH_RING = 'push-ring';
const RING_OVER = 'push-ring-over';
/** A call that rang before that is not one to be answered. */
const RINGS_SECONDS = 30;

type Parts = Pick<Deps, 'env' | 'db' | 'clock' | 'ids' | 'secrets' | 'log'>;

interface Ring {
  readonly callId: string;
  readonly userIds: readonly string[];
  readonly peerNumber: string;
}

/** Rings these members, each once for the call, however often it is offered. */
export async function planRing({ jobs }: Pick<Context, 'jobs'>, uow: Unit, { userIds, ...call }: Ring): Promise<void> {
  const { workspaceId } = uow;
  for (const userId of userIds) await jobs.enqueue(uow, PUSH_RING, { workspaceId, userId, ...call });
}

/** Takes the ringing back from these members. */
export async function planRingOver(
  { jobs }: Pick<Context, 'jobs'>,
  uow: Unit,
  { callId, userIds }: Pick<Ring, 'callId' | 'userIds'>,
): Promise<void> {
  const { workspaceId } = uow;
  for (const userId of userIds) await jobs.enqueue(uow, RING_OVER, { workspaceId, userId, callId });
}

const about = z.object({ workspaceId: z.uuid(), userId: z.uuid(), callId: z.uuid() });
const ring = about.extend({ peerNumber: z.string() });

const pushRing =
  (deps: Parts) =>
  async ({ workspaceId, userId, callId, peerNumber }: z.infer<typeof ring>): Promise<void> => {
    const language = await deps.db.tenant(workspaceId, async (uow) => (await languagesOf(uow, [userId]))(userId));
    const workspace = await deps.db.tenant(workspaceId, ({ tx }) =>
      tx.workspace.findUnique({ where: { id: workspaceId }, select: { displayName: true } }),
    );
    const words = pushWords(language);
    // The same as of a page that rings in the background: the system shows one of the two.
    const tag = `ringline-call-${callId}`;
    await pushTo(
      deps,
      { workspaceId, userId, subjectId: callId, kind: 'INCOMING_CALL', tag, peerNumber },
      {
        payload: JSON.stringify({
          web_push: 8030,
          notification: {
            title: words.call(peerNumber),
            body: workspace?.displayName ?? '',
            navigate: pageOf(deps.env, '/inbox'),
            tag,
            lang: language || 'en',
            icon: '/icons/icon-192.png',
            actions: [
              { action: 'accept', title: words.accept },
              { action: 'decline', title: words.decline },
            ],
            data: { kind: 'INCOMING_CALL', url: '/inbox', workspaceId, callId },
          },
        }),
        ttl: RINGS_SECONDS,
        urgent: true,
        topic: topicOf(tag),
      },
    );
  };

const ringOver =
  (deps: Parts) =>
  ({ workspaceId, userId, callId }: z.infer<typeof about>): Promise<void> =>
    clearPushes(deps, { workspaceId, userId, subjectId: callId });

/** Of a call that rings now; after four tries in half a minute it does so no longer. */
export const pushRingJob = (deps: Parts) =>
  job({ name: PUSH_RING, schema: ring, handler: pushRing(deps), retry: { limit: 3, delaySeconds: 1 } });
export const ringOverJob = (deps: Parts) => job({ name: RING_OVER, schema: about, handler: ringOver(deps) });
