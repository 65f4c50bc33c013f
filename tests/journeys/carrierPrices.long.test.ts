/**
 * What the carrier charged for calls that were about the same time: the sandbox tells it for all of them in one list.
 *
 * @area telephony/carrier, sandbox/carrier, rating
 */
import { setTimeout as wait } from 'node:timers/promises';
import { eventually } from '@ringline/kit/testing';
import { expect, test } from 'vitest';
import { askForPricesNow } from '../testkit/carrierPrices.ts';
import { anOwner, OutsideWorld, startProduct } from '../testkit/index.ts';

const CALLS = 5;
/** The sandbox knows a price five seconds after the call. */
const PRICED_MS = 6_000;

test('prices of many calls are asked for with one request, not with one for each', async () => {
  const product = await startProduct({ METRICS_PORT: '0' });
  const outside = new OutsideWorld(product.url);
  const owner = await anOwner(product.url, 'Ana');
  const db = product.services.find(({ name }) => name === 'telephony')!.db;
  const requests = async (operation: string) => {
    const text = await (await fetch(product.metricsUrl ?? '')).text();
    const counts = text.split('\n').filter((line) => line.includes('carrier_request_duration_seconds_count'));
    const ours = counts.filter((line) => line.includes(`operation="GET ${operation}"`));
    return ours.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
  };
  const LIST = '/2010-04-01/Accounts/:sid/Calls.json';
  const ONE = '/2010-04-01/Accounts/:sid/Calls/:sid.json';
  const states = async () =>
    db.tenant(owner.workspaceId, async ({ tx }) => {
      const rows = tx as unknown as { $queryRawUnsafe<Row>(sql: string): Promise<Row[]> };
      return rows.$queryRawUnsafe<{ final: boolean; legs: Record<string, { price?: object }> }>(
        `SELECT final, state -> 'legs' AS legs FROM call`,
      );
    });

  for (let call = 0; call < CALLS; call += 1) {
    const { sid } = await outside.call(`+1503555017${call}`, owner.number.number, 'silence');
    await wait(500);
    await outside.hangUp(sid);
  }
  await eventually(async () => expect((await states()).filter(({ final }) => final)).toHaveLength(CALLS), 30_000);
  await wait(PRICED_MS);
  const [lists, single] = [await requests(LIST), await requests(ONE)];
  await askForPricesNow(product);
  await eventually(async () => {
    const legs = (await states()).flatMap((call) => Object.values(call.legs));
    expect(legs.map(({ price }) => price)).toEqual(
      legs.map(() => expect.objectContaining({ currency: 'USD' }) as object),
    );
  }, 30_000);
  expect([(await requests(LIST)) - lists, (await requests(ONE)) - single]).toEqual([1, 0]);
});
