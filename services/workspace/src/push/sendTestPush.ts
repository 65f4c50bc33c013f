import type { Principal } from '@ringline/kit/auth';
import { Refusal } from '@ringline/kit/errors';
import type { Deps } from '../context.ts';
import { languagesOf } from '../notifications/notification.ts';
import { noteOutcome, ownDevice, subscriptionOf, toDevice } from './devices.ts';
import { sendPush } from './pushServices.ts';
import { pushWords } from './pushWords.ts';
import { vapidKeys } from './vapidKeys.ts';

const TEST_TTL = 60;
/** Tests of one person in a minute. */
const MOST_TESTS = 10;

/**
 * Pushes a notification that says it is a test to one of the caller's devices, and tells what its push service answered.
 * @returns the device, undefined when it subscribed no longer and is forgotten
 * @throws Refusal NOT_FOUND for what is not the caller's own, RATE_LIMITED after ten in a minute
 */
export const sendTestPush =
  (deps: Pick<Deps, 'env' | 'db' | 'clock' | 'jobs' | 'secrets' | 'limits'>) =>
  async (
    { id }: { id: string },
    { workspaceId, userId, sessionId }: Pick<Principal, 'workspaceId' | 'userId' | 'sessionId'>,
  ) => {
    const device = await deps.db.platform('own push devices', (uow) => ownDevice(uow, id, userId));
    const { allowed, retryAfterSeconds } = await deps.limits.take(`push-test:${userId}`, {
      limit: MOST_TESTS,
      perSeconds: 60,
    });
    if (!allowed)
      throw new Refusal({
        code: 'RATE_LIMITED',
        message: 'You sent ten tests within a minute. Wait a minute, then try again.',
        retryable: true,
        details: { retryAfterSeconds },
      });
    const language = await deps.db.tenant(workspaceId, async (uow) => (await languagesOf(uow, [userId]))(userId));
    const tag = 'ringline-test';
    const outcome = await sendPush(deps.env, await vapidKeys(deps), subscriptionOf(deps, device), {
      payload: JSON.stringify({
        web_push: 8030,
        notification: {
          ...pushWords(language).test,
          navigate: `${deps.env.PUBLIC_URL.replace(/\/+$/, '')}/settings/notifications`,
          tag,
          icon: '/icons/icon-192.png',
          data: { kind: 'TEST', url: '/settings/notifications', workspaceId },
        },
      }),
      ttl: TEST_TTL,
      urgent: true,
    });
    return deps.db.platform('own push devices', async (uow) => {
      await noteOutcome(deps, uow, device, outcome);
      if (outcome === 'GONE') return undefined;
      return toDevice(await ownDevice(uow, id, userId), { sessionId });
    });
  };
