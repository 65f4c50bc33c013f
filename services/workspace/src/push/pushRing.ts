/** Rings the browsers of members while no page of theirs is open, and stops once the call rings them no longer (defaults 18). */
import { job } from '@ringline/kit/jobs';
import { PushRingFailedSchema } from '@ringline/proto/workspace/v1/events_pb';
import { z } from 'zod';
import type { Context, Unit } from '../context.ts';
import { pageOf } from '../mails/pageOf.ts';
import { addresseeOf, nameFor } from './addressee.ts';
import { topicOf } from './pushNews.ts';
import { clearPushes, pushTo } from './pushTo.ts';
import { pushWords, ringWords } from './pushWords.ts';

const PUSH_RING = 'push-ring';
const RING_OVER = 'push-ring-over';
/** A call that rang before that is not one to be answered. */
const RINGS_SECONDS = 30;

type Parts = Pick<Context, 'env' | 'db' | 'clock' | 'ids' | 'jobs' | 'secrets' | 'log' | 'rpc'>;

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

/**
 * With this a browser declines the call although no page of ours is open that could say who asks: telephony computes the same
 * (calls/declineByPush.ts). It declines that call for that person, and nothing else.
 */
const declineProof = (
  { secrets }: Pick<Context, 'secrets'>,
  { workspaceId, userId, callId }: z.infer<typeof about>,
): string => secrets.hmac('push-decline', `${workspaceId} ${userId} ${callId}`);

const about = z.object({ workspaceId: z.uuid(), userId: z.uuid(), callId: z.uuid() });
const ring = about.extend({ peerNumber: z.string() });

const pushRing =
  (deps: Parts) =>
  async ({ workspaceId, userId, callId, peerNumber }: z.infer<typeof ring>): Promise<void> => {
    const { addressee, workspace } = await deps.db.tenant(workspaceId, async (uow) => ({
      addressee: await addresseeOf(uow, userId),
      workspace: (await uow.tx.workspace.findUnique({ where: { id: workspaceId } }))?.displayName ?? '',
    }));
    const { language } = addressee;
    const who = await nameFor(deps, addressee, { workspaceId, peerNumber });
    const words = pushWords(language);
    // The same as of a page that rings in the background: the system shows one of the two.
    const tag = `ringline-call-${callId}`;
    const failure = await pushTo(
      deps,
      { workspaceId, userId, subjectId: callId, kind: 'INCOMING_CALL', tag, peerNumber },
      {
        payload: JSON.stringify({
          web_push: 8030,
          notification: {
            ...ringWords({ ...addressee, who, workspace }),
            navigate: pageOf(deps.env, '/inbox'),
            tag,
            lang: language || 'en',
            icon: '/icons/icon-192.png',
            actions: [
              { action: 'accept', title: words.accept },
              { action: 'decline', title: words.decline },
            ],
            data: {
              kind: 'INCOMING_CALL',
              url: '/inbox',
              workspaceId,
              callId,
              decline: { workspaceId, userId, callId, proof: declineProof(deps, { workspaceId, userId, callId }) },
            },
          },
        }),
        ttl: RINGS_SECONDS,
        urgent: true,
        topic: topicOf(tag),
      },
    );
    if (failure === undefined) return;
    await deps.db.tenant(workspaceId, async (uow) =>
      uow.emit(PushRingFailedSchema, { callId, userId, reason: failure }, { key: callId }),
    );
  };

const ringOver =
  (deps: Omit<Parts, 'rpc'>) =>
  ({ workspaceId, userId, callId }: z.infer<typeof about>): Promise<void> =>
    clearPushes(deps, { workspaceId, userId, subjectId: callId });

/** Of a call that rings now; after four tries in half a minute it does so no longer. */
export const pushRingJob = (deps: Parts) =>
  job({ name: PUSH_RING, schema: ring, handler: pushRing(deps), retry: { limit: 3, delaySeconds: 1 } });
export const ringOverJob = (deps: Omit<Parts, 'rpc'>) =>
  job({ name: RING_OVER, schema: about, handler: ringOver(deps) });
