/** What another service publishes again fills copies, and nothing happens by it. */
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { deliver } from '@ringline/kit/testing';
import { SubscriptionChangedSchema } from '@ringline/proto/billing/v1/events_pb';
import { UserChangedSchema } from '@ringline/proto/identity/v1/events_pb';
import { ThreadChangedSchema } from '@ringline/proto/messaging/v1/events_pb';
import { NumberChangedSchema } from '@ringline/proto/telephony/v1/events_pb';
import { expect, it } from 'vitest';
import { onCallMissed } from './onCallMissed.ts';
import { workspaceTestkit } from '../testing/testkit.ts';
import { onNumberChanged } from './onNumberChanged.ts';
import { onSubscriptionChanged } from './onSubscriptionChanged.ts';
import { onUserChanged } from './onUserChanged.ts';

const kit = await workspaceTestkit();
const consumers = [onUserChanged(kit.deps), onSubscriptionChanged(), onNumberChanged(kit.deps), onCallMissed(kit.deps)];
const again = { republished: true };

it('a user: a lost copy and a new column are filled, an older state is refused, and nobody is announced, noted or mailed', async () => {
  const { workspaceId, userId } = await kit.owned('Otter Repairs', 'Ana');
  const user = { id: userId, firstName: 'Ana', lastName: 'Example', email: 'ana@example.com', status: 'ACTIVE' };
  const mfaReset = { dueAt: timestampFromDate(kit.clock.now()), ip: '203.0.113.7' };
  const tell = (version: number, more: object = {}) =>
    deliver(
      kit.db,
      consumers,
      workspaceId,
      UserChangedSchema,
      { user: { ...user, mfaReset, ...more, version } },
      again,
    );
  const copy = () => kit.db.platform('test', ({ tx }) => tx.userCopy.findUnique({ where: { userId } }));
  const jobs = async () =>
    (await kit.db.pool.query("SELECT FROM pgboss.job WHERE name IN ('announce-member', 'send-mail')")).rowCount;

  await kit.userChanged({ ...user, mfaReset, version: 2 });
  const kept = await copy();
  const before = [await jobs(), await kit.profileOf(workspaceId, userId)];
  await kit.db.platform('test', ({ tx }) => tx.userCopy.delete({ where: { userId } }));
  await tell(2);
  expect(await copy()).toEqual(kept);
  await tell(2);
  await tell(3);
  expect(await copy()).toEqual({ ...kept, version: 3 });
  await tell(2, { firstName: 'Old' });
  expect(await copy()).toMatchObject({ firstName: 'Ana' });
  expect((await jobs()) ?? 0).toBe(before[0]);

  // What a new column shows is announced with the member, once.
  await kit.db.platform('test', ({ tx }) =>
    tx.userCopy.update({ where: { userId }, data: { profileImageMediaId: '' } }),
  );
  await tell(3, { profileImageMediaId: 'picture' });
  await tell(3, { profileImageMediaId: 'picture' });
  expect(await copy()).toMatchObject({ profileImageMediaId: 'picture', version: 3 });
  expect((await jobs()) ?? 0).toBe(Number(before[0]) + 1);
});

it('a subscription: features that the plan has got since are kept, and only then are principals dropped', async () => {
  const { workspaceId, userId } = await kit.owned();
  await kit.subscriptionChanged(workspaceId, 2, 'BUSINESS', { RECORDING: 'true' });
  const told = async () =>
    (await kit.eventsOf(workspaceId, userId)).filter((type) => type === 'workspace.access.changed.v1').length;
  const tell = (version: number, ...names: string[]) => {
    const subscriptionFeatures = names.map((name) => ({ name, value: 'true' }));
    const subscription = { workspaceId, version, subscriptionPlan: { name: 'BUSINESS', subscriptionFeatures } };
    return deliver(kit.db, consumers, workspaceId, SubscriptionChangedSchema, { subscription }, again);
  };
  const copy = () => kit.db.tenant(workspaceId, ({ tx }) => tx.subscriptionCopy.findFirst());
  const before = await told();
  await tell(2, 'RECORDING');
  expect(await told()).toBe(before);
  await tell(2, 'RECORDING', 'SUMMARY');
  await tell(1);
  expect(await copy()).toMatchObject({ features: ['RECORDING', 'SUMMARY'], version: 2 });
  expect(await told()).toBe(before + 1);
});

it('a number: its team is kept, an older one is refused, and nothing is noted', async () => {
  const { workspaceId } = await kit.owned();
  const [id, teamId] = [kit.db.ids.uuid(), kit.db.ids.uuid()];
  await kit.numberChanged(workspaceId, { id, number: '+12125550100', version: 2, teamId });
  const tell = (version: number, number: string) =>
    deliver(
      kit.db,
      consumers,
      workspaceId,
      NumberChangedSchema,
      { number: { id, number, version, workspaceId, status: 'AVAILABLE', callWorkFlow: { teamId } } },
      again,
    );
  const copies = () => kit.db.tenant(workspaceId, ({ tx }) => tx.numberCopy.findMany());
  await kit.db.tenant(workspaceId, ({ tx }) => tx.numberCopy.deleteMany());
  await tell(2, '+12125550100');
  await tell(1, '+12125550199');
  expect(await copies()).toMatchObject([{ number: '+12125550100', version: 2, teamId }]);
  await tell(2, '+12125550101');
  expect(await copies()).toMatchObject([{ number: '+12125550101' }]);
  const noted = await kit.db.tenant(workspaceId, ({ tx }) =>
    tx.auditEntry.count({ where: { action: 'number.changed' } }),
  );
  expect(noted).toBe(0);
});

it('a thread that is published again reads nobody’s notifications', async () => {
  const { workspaceId } = await kit.owned();
  const thread = { id: kit.db.ids.uuid(), state: 'DONE' };
  await expect(deliver(kit.db, consumers, workspaceId, ThreadChangedSchema, { thread }, again)).rejects.toThrow(
    'Nobody handles',
  );
});
