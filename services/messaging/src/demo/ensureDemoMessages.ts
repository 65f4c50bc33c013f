import { setTimeout as pause } from 'node:timers/promises';
import { notFound, Refusal } from '@ringline/kit/errors';
import { isUuid } from '@ringline/kit/ids';
import type { DemoMessage } from '@ringline/proto/messaging/v1/messaging_pb';
import type { Deps } from '../context.ts';
import { failureOf } from '../messages/failures.ts';
import { newMessage } from '../messages/newMessage.ts';
import { countSegments } from '../messages/segments.ts';
import { announceItem } from '../timeline/describe.ts';
import { threadOf, withItem } from '../timeline/thread.ts';
import { changeTimeline, unitStore, type Item } from '../timeline/timeline.ts';

/** The demo's numbers and contacts come by events a moment after telephony and contacts made them. */
const THERE_WITHIN_MS = 15_000;
const LOOK_EVERY_MS = 50;

/** @throws Refusal NOT_FOUND when they do not come */
export async function untilThere(what: 'contacts' | 'numbers', areThere: () => Promise<boolean>): Promise<void> {
  for (let waited = 0; !(await areThere()); waited += LOOK_EVERY_MS) {
    if (waited > THERE_WITHIN_MS)
      throw new Refusal({
        code: 'NOT_FOUND',
        message: `The demo workspace's ${what} have not arrived. Try again.`,
        retryable: true,
      });
    await pause(LOOK_EVERY_MS);
  }
}

/**
 * Writes the demo workspace's past texts, once. They cost nothing and reach nobody.
 * @throws Refusal FORBIDDEN_ROLE unless the sandbox is on; NOT_FOUND when the numbers do not come.
 */
export const ensureDemoMessages =
  (deps: Deps) =>
  async (messages: readonly DemoMessage[], workspaceId: string): Promise<void> => {
    const { db, clock, ids, env } = deps;
    if (!env.SANDBOX_ENABLED)
      throw new Refusal({ code: 'FORBIDDEN_ROLE', message: 'The demo workspace exists in sandbox mode only.' });
    const numberIds = [...new Set(messages.map(({ phoneNumberId }) => phoneNumberId))];
    // They would never come.
    if (!numberIds.every(isUuid)) throw notFound('The number');
    await untilThere('numbers', async () => {
      const known = await db.tenant(workspaceId, ({ tx }) =>
        tx.numberCopy.count({ where: { workspaceId, id: { in: numberIds } } }),
      );
      return known >= numberIds.length;
    });
    await db.tenant(
      workspaceId,
      async (uow) => {
        const now = clock.now();
        const first = await uow.tx.sendRequest.createMany({
          data: [{ workspaceId, key: 'demo', itemId: ids.uuid(), fingerprint: '', createdAt: now }],
          skipDuplicates: true,
        });
        if (first.count === 0) return;
        for (const message of [...messages].sort((one, other) => other.minutesAgo - one.minutesAgo)) {
          const at = new Date(now.getTime() - message.minutesAgo * 60_000);
          const id = ids.uuid();
          const threadId = ids.uuid();
          await changeTimeline(
            unitStore(uow),
            workspaceId,
            { itemId: id, peerNumber: message.peerNumber, phoneNumberId: message.phoneNumberId },
            (snapshot) => {
              const thread = threadOf(snapshot, message.peerNumber, () => threadId, at);
              const outbound = message.direction === 'OUTBOUND';
              const delivered = message.deliveryStatus === 'DELIVERED' || message.deliveryStatus === 'READ';
              const failed = message.deliveryStatus === 'UNDELIVERED' || message.deliveryStatus === 'FAILED';
              const failure = failureOf('30003');
              const item: Item = {
                ...newMessage(id, workspaceId, thread.id, at),
                direction: message.direction,
                phoneNumberId: message.phoneNumberId,
                phoneNumber: snapshot.number?.number ?? '',
                peerNumber: message.peerNumber,
                agentUserId: message.agentUserId,
                body: message.body,
                deliveryStatus: message.deliveryStatus,
                segments: countSegments(message.body).segments,
                sentTime: outbound ? at : null,
                deliveredTime: delivered ? at : null,
                ...(failed ? { failedCode: failure.code, failedReason: failure.reason, carrierCode: '30003' } : {}),
              };
              const next = withItem(thread, item, snapshot.number, message.unread);
              return { thread: next, item, announce: (emit) => announceItem(emit, item, next, snapshot.last) };
            },
          );
        }
      },
      { timeoutMs: 30_000 },
    );
  };
