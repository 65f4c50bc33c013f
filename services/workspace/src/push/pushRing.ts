/** Rings the browsers of members while no page of theirs is open, and stops once the call rings them no longer (defaults 18). */
import { job } from '@ringline/kit/jobs';
import { PushRingFailedSchema } from '@ringline/proto/workspace/v1/events_pb';
import { z } from 'zod';
import type { Context, Unit } from '../context.ts';
import type { PushDevice } from '../generated/prisma/client.ts';
import { pageOf } from '../mails/pageOf.ts';
import { addresseeOf, nameFor } from './addressee.ts';
import { endPushes, giveUpPushes, notePushes, pushNoted, takeBack, topicOf } from './pushTo.ts';
import { pushWords, ringWords } from './pushWords.ts';

const PUSH_RING = 'push-ring';
const RING_OVER = 'push-ring-over';
/** A call that rang before that is not one to be answered. */
const RINGS_SECONDS = 30;
/** A push service that takes longer is asked again, while the call still rings. */
const ANSWERS_MS = 4_000;

type Parts = Pick<Context, 'env' | 'db' | 'clock' | 'ids' | 'jobs' | 'secrets' | 'log' | 'rpc'>;

interface Ring {
  readonly callId: string;
  readonly userId: string;
  readonly peerNumber: string;
  /** Since when the call asks them. A queue asks them again. */
  readonly offeredAt: Date;
  readonly devices: readonly Pick<PushDevice, 'id' | 'name'>[];
}

/** The same as of a page that rings in the background: the system shows one of the two. */
const tagOf = (callId: string): string => `ringline-call-${callId}`;

/** Rings a member, once for each time that the call asks them. */
export async function planRing(
  deps: Pick<Context, 'clock' | 'ids' | 'jobs'>,
  uow: Unit,
  { callId, userId, peerNumber, offeredAt, devices }: Ring,
): Promise<void> {
  const { workspaceId } = uow;
  const subject = { workspaceId, userId, subjectId: callId, kind: 'INCOMING_CALL', tag: tagOf(callId) };
  if (await notePushes(deps, uow, { ...subject, peerNumber, offeredAt }, devices))
    await deps.jobs.enqueue(uow, PUSH_RING, { workspaceId, userId, callId, peerNumber });
}

/** Takes the ringing back. @param users absent: from everybody */
export async function planRingOver(
  deps: Pick<Context, 'clock' | 'jobs'>,
  uow: Unit,
  { callId, users }: { callId: string; users?: { readonly in: string[] } | { readonly notIn: string[] } },
): Promise<void> {
  const { workspaceId } = uow;
  const shown = await endPushes(deps, uow, { subjectId: callId, why: 'OVER', ...(users ? { users } : {}) });
  for (const [userId, theirs] of Map.groupBy(shown, (one) => one.userId))
    await deps.jobs.enqueue(uow, RING_OVER, {
      workspaceId,
      userId,
      callId,
      deviceIds: theirs.map(({ deviceId }) => deviceId),
    });
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
const over = about.extend({ deviceIds: z.array(z.uuid()).default([]) });

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
    const tag = tagOf(callId);
    const failure = await pushNoted(
      deps,
      { workspaceId, userId, subjectId: callId },
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
        timeoutMs: ANSWERS_MS,
        topic: topicOf(tag),
      },
    );
    await tellFailure(deps, { workspaceId, userId, callId }, failure);
  };

/** The call need not wait for whom it does not reach: telephony goes on, and its timeline says so. */
async function tellFailure(
  { db }: Pick<Context, 'db'>,
  { workspaceId, userId, callId }: z.infer<typeof about>,
  reason: string | undefined,
): Promise<void> {
  if (reason === undefined) return;
  await db.tenant(workspaceId, async (uow) =>
    uow.emit(PushRingFailedSchema, { callId, userId, reason }, { key: callId }),
  );
}

const ringGivenUp =
  (deps: Parts) =>
  async ({ workspaceId, userId, callId }: z.infer<typeof about>): Promise<void> => {
    const failure = await giveUpPushes(deps, { workspaceId, userId, subjectId: callId });
    await tellFailure(deps, { workspaceId, userId, callId }, failure);
  };

const ringOver =
  (deps: Omit<Parts, 'rpc'>) =>
  async ({ workspaceId, userId, callId, deviceIds }: z.infer<typeof over>): Promise<void> => {
    // A queue may ask them again meanwhile.
    const shown = await deps.db.tenant(workspaceId, ({ tx }) =>
      tx.pushDelivery.findMany({
        where: { userId, subjectId: callId, deviceId: { in: deviceIds }, status: 'CLEARED' },
        select: { deviceId: true, tag: true },
      }),
    );
    await takeBack(deps, { userId, shown, urgent: true });
  };

/** Of a call that rings now; after three tries it does so no longer. */
export const pushRingJob = (deps: Parts) =>
  job({
    name: PUSH_RING,
    schema: ring,
    handler: pushRing(deps),
    givenUp: ringGivenUp(deps),
    retry: { limit: 2, delaySeconds: 1 },
  });
export const ringOverJob = (deps: Omit<Parts, 'rpc'>) =>
  job({ name: RING_OVER, schema: over, handler: ringOver(deps) });
