/** Browsers in which a person wants to be told of things while no page of ours is open. */
import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { Principal } from '@ringline/kit/auth';
import { invalid, notFound } from '@ringline/kit/errors';
import { trimmed } from '@ringline/kit/text';
import type { PushDeviceSchema } from '@ringline/proto/workspace/v1/push_pb';
import type { AnyUnit, Deps } from '../context.ts';
import type { PushDevice } from '../generated/prisma/client.ts';
import { ANNOUNCE_MEMBER } from '../members/announceMemberJob.ts';
import { UUID } from '../notifications/readState.ts';
import { isPushService, type PushOutcome, type Subscription } from './pushServices.ts';
import { vapidKeys } from './vapidKeys.ts';

/** Browsers of one person; the one that subscribed first makes room. */
const MOST_DEVICES = 20;
const LONGEST_ENDPOINT = 1_000;
const LONGEST_NAME = 60;
/** An uncompressed point of P-256, and the secret of a subscription. */
const KEY_BYTES = 65;
const AUTH_BYTES = 16;

type Caller = Pick<Principal, 'userId' | 'sessionId'>;
type Parts = Pick<Deps, 'env' | 'db' | 'clock' | 'ids' | 'jobs' | 'secrets'>;
type Shown = MessageInitShape<typeof PushDeviceSchema>;

export const toDevice = (row: PushDevice, { sessionId }: Pick<Principal, 'sessionId'>): Shown => ({
  id: row.id,
  name: row.name,
  createdAt: timestampFromDate(row.createdAt),
  ...(row.pushedAt ? { pushedAt: timestampFromDate(row.pushedAt) } : {}),
  current: row.sessionId === sessionId,
  failure: row.failure,
});

/** The caller's own, oldest first, with the key that a browser subscribes with. */
export const getPush =
  (deps: Omit<Parts, 'jobs'>) =>
  async (caller: Caller): Promise<{ publicKey: string; devices: Shown[] }> => {
    const { publicKey } = await vapidKeys(deps);
    const rows = await deps.db.platform('own push devices', (uow) => devicesOf(uow, caller.userId));
    return { publicKey, devices: rows.map((row) => toDevice(row, caller)) };
  };

/** A person's, oldest first. */
export const devicesOf = ({ tx }: AnyUnit, userId: string): Promise<PushDevice[]> =>
  tx.pushDevice.findMany({ where: { ownerUserId: userId }, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] });

interface SubscribeInput {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly name: string;
}

/**
 * This browser gets the caller's notifications, until their session ends. Somebody else's who used it before, it gets no longer.
 * @throws Refusal VALIDATION_FAILED for a subscription that no browser makes, or of a service that nobody knows
 */
export const subscribeToPush =
  (deps: Parts) =>
  async (input: SubscribeInput, caller: Caller): Promise<Shown> => {
    const { endpoint, p256dh, auth } = input;
    if (endpoint.length > LONGEST_ENDPOINT || !isPushService(endpoint, deps.env))
      throw invalid(
        'endpoint',
        'This browser uses a push service that isn’t known here. Turn on push in Chrome, Edge, Firefox or Safari.',
      );
    if (bytesOf(p256dh) !== KEY_BYTES) throw invalid('p256dh', 'Pass on the key that the browser gave, in base64url.');
    if (bytesOf(auth) !== AUTH_BYTES) throw invalid('auth', 'Pass on the secret that the browser gave, in base64url.');
    const name = trimmed(input.name);
    if (name.length > LONGEST_NAME) throw invalid('name', `A name has at most ${LONGEST_NAME} characters.`);
    const endpointHash = hashOf(deps, endpoint);
    const own = { ownerUserId: caller.userId, sessionId: caller.sessionId };
    const data = {
      ...own,
      subscriptionSealed: deps.secrets.seal(JSON.stringify({ endpoint, keys: { p256dh, auth } })),
      service: new URL(endpoint).host,
      name: name || 'Browser',
      failure: '',
    };
    return deps.db.platform('own push devices', async (uow) => {
      const before = await uow.tx.pushDevice.findUnique({ where: { endpointHash } });
      const row = await uow.tx.pushDevice.upsert({
        where: { endpointHash },
        create: { id: deps.ids.uuid(), endpointHash, createdAt: deps.clock.now(), ...data },
        update: data,
      });
      const all = await devicesOf(uow, caller.userId);
      const tooMany = all.filter(({ id }) => id !== row.id).slice(0, Math.max(0, all.length - MOST_DEVICES));
      await uow.tx.pushDevice.deleteMany({ where: { id: { in: tooMany.map(({ id }) => id) } } });
      if (before?.ownerUserId !== caller.userId)
        await tellPushable(deps, uow, [caller.userId, ...(before ? [before.ownerUserId] : [])]);
      return toDevice(row, caller);
    });
  };

/** @throws Refusal NOT_FOUND for what is not the caller's own */
export const removePushDevice =
  (deps: Pick<Deps, 'db' | 'jobs'>) =>
  ({ id }: { id: string }, { userId }: Pick<Principal, 'userId'>): Promise<void> =>
    deps.db.platform('own push devices', async (uow) => {
      await ownDevice(uow, id, userId);
      await uow.tx.pushDevice.delete({ where: { id } });
      await tellPushable(deps, uow, [userId]);
    });

/**
 * A call waits for who can be rung by push alone, and for nobody else: telephony is told when these people may have got a first
 * browser, or lost the last one. In every workspace of theirs, since browsers belong to people.
 */
export async function tellPushable(
  { jobs }: Pick<Deps, 'jobs'>,
  uow: AnyUnit,
  userIds: readonly string[],
): Promise<void> {
  const memberships = await uow.tx.membershipIndex.findMany({ where: { userId: { in: [...userIds] } } });
  for (const { userId, targetWorkspace: workspaceId } of memberships)
    await jobs.enqueue(uow, ANNOUNCE_MEMBER, { workspaceId, userId, rightsChanged: false });
}

export async function ownDevice({ tx }: AnyUnit, id: string, ownerUserId: string): Promise<PushDevice> {
  const found = UUID.test(id) ? await tx.pushDevice.findFirst({ where: { id, ownerUserId } }) : null;
  if (!found) throw notFound('The device');
  return found;
}

/** What became of a push: a browser that subscribed no longer is forgotten. */
export async function noteOutcome(
  deps: Pick<Deps, 'clock' | 'jobs'>,
  uow: AnyUnit,
  { id, ownerUserId }: Pick<PushDevice, 'id' | 'ownerUserId'>,
  outcome: PushOutcome,
): Promise<void> {
  const { tx } = uow;
  if (outcome === 'GONE') {
    await tx.pushDevice.deleteMany({ where: { id } });
    return tellPushable(deps, uow, [ownerUserId]);
  }
  const data = outcome === 'SENT' ? { pushedAt: deps.clock.now(), failure: '' } : { failure: outcome };
  await tx.pushDevice.updateMany({ where: { id }, data });
}

export const subscriptionOf = (
  { secrets }: Pick<Deps, 'secrets'>,
  { subscriptionSealed }: Pick<PushDevice, 'subscriptionSealed'>,
): Subscription => JSON.parse(secrets.open(subscriptionSealed)) as Subscription;

const hashOf = ({ secrets }: Pick<Deps, 'secrets'>, endpoint: string): string =>
  secrets.hmac('push-endpoint', endpoint);

const bytesOf = (text: string): number => (/^[\w-]+={0,2}$/.test(text) ? Buffer.from(text, 'base64url').length : 0);
