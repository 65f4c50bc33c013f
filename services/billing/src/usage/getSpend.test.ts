import { readFile } from 'node:fs/promises';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { expect, test } from 'vitest';
import { billingWorld } from '../billing.testkit.ts';
import { captureUsage, type UsageInput } from './captureUsage.ts';
import { getSpend } from './getSpend.ts';
import { CHANNEL_OF } from './kinds.ts';

const { db, clock, deps, workspace: made } = await billingWorld();
const workspace = () => made(50_000_000n, 'BUSINESS');

const charge = (workspaceId: string, kind: UsageInput['kind'], costMicros: bigint, seconds = 0n) =>
  db.tenant(workspaceId, (uow) =>
    captureUsage(deps)(uow, {
      kind,
      referenceId: db.ids.uuid(),
      pool: seconds > 0n ? 'FREE_SECONDS' : undefined,
      price: () => ({ poolUnits: seconds, costMicros }),
      billingDurationSeconds: 60,
      rateMicros: 0,
      overdraftMicros: 0n,
    }),
  );

const spent = (workspaceId: string, since: string, until: string, channel?: string) =>
  getSpend(deps)(
    {
      since: timestampFromDate(new Date(since)),
      until: timestampFromDate(new Date(until)),
      ...(channel === undefined ? {} : { channel }),
    },
    { workspaceId },
  );

test('what was charged in a time is told by kind, with what the allowance paid, and nothing of others', async () => {
  const [ours, others] = [await workspace(), await workspace()];
  await charge(ours, 'CALL', 28_000n);
  await charge(ours, 'CALL', 14_000n, 60n);
  await charge(ours, 'CALL', 0n, 120n);
  await charge(ours, 'MESSAGE', 8_300n);
  await charge(others, 'CALL', 9_000_000n);
  clock.advance(86_400_000);
  await charge(ours, 'TRANSCRIPT', 5_000n);

  expect(await spent(ours, '2026-11-21T00:00:00Z', '2026-11-22T00:00:00Z')).toEqual({
    currency: 'USD',
    unbilled: false,
    spends: [
      { kind: 'CALL', channel: 'CALL', micros: 42_000n, items: 3, freeUnits: 180n },
      { kind: 'MESSAGE', channel: 'MESSAGE', micros: 8_300n, items: 1, freeUnits: 0n },
    ],
  });
  // The first instant is in, the last is not.
  const at = clock.now().toISOString();
  expect((await spent(ours, at, '2026-12-01T00:00:00Z')).spends).toMatchObject([{ kind: 'TRANSCRIPT' }]);
  expect((await spent(ours, '2026-11-22T00:00:00Z', at)).spends).toEqual([]);
});

test('what lies beyond the credit was not charged', async () => {
  const ours = await workspace();
  await charge(ours, 'CALL', 60_000_000n);
  const { spends } = await spent(ours, '2026-11-01T00:00:00Z', '2026-12-01T00:00:00Z');
  expect(spends).toMatchObject([{ kind: 'CALL', micros: 50_000_000n }]);
});

test('a time without a beginning is refused', async () => {
  const asked = getSpend(deps)({ since: undefined, until: undefined }, { workspaceId: await workspace() });
  await expect(asked).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
});

test('what was charged for a channel is told alone: transcripts are of calls', async () => {
  const ours = await workspace();
  await charge(ours, 'CALL', 28_000n);
  await charge(ours, 'TRANSCRIPT', 5_000n);
  await charge(ours, 'MESSAGE', 8_300n);
  const of = async (channel?: string) =>
    (await spent(ours, '2026-11-01T00:00:00Z', '2026-12-01T00:00:00Z', channel)).spends.map(({ kind }) => kind);
  expect([await of('CALL'), await of('MESSAGE'), await of()]).toEqual([
    ['CALL', 'TRANSCRIPT'],
    ['MESSAGE'],
    ['CALL', 'MESSAGE', 'TRANSCRIPT'],
  ]);
  await expect(of('FAX')).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
});

/** Between braces, without comments. */
const SPEND_KINDS = /^enum SpendKind \{([^}]*)\}/m;

test('each kind of charge is one that the screens know', async () => {
  const schema = await readFile(new URL('../../../../bff/schema.graphql', import.meta.url), 'utf8');
  const shown = SPEND_KINDS.exec(schema)?.[1]?.match(/\w+/g) ?? [];
  expect(shown.toSorted()).toEqual(Object.keys(CHANNEL_OF).toSorted());
});
