/** The short form of `npm run faults` with its counts asserted, on one cluster. The figures of long runs: docs/faults.md. */
import { eventually } from '@ringline/kit/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { eventFigures } from '../faults/checks/events.ts';
import { handledTypes } from '../faults/checks/handled.ts';
import { moneyFigures } from '../faults/checks/money.ts';
import { textFigures } from '../faults/checks/texts.ts';
import { PEOPLE_SHORT, SCENARIOS } from '../faults/scenarios.ts';
import { openStage, type Stage } from '../faults/stage.ts';
import { textTraffic } from '../faults/world/writers.ts';

const LONGEST_MS = 300_000;
/** Callers who were not reached are called again three minutes later, and once more. */
const LONGEST_OF_CALLBACKS_MS = 900_000;

let stage: Stage;

beforeAll(async () => {
  stage = await openStage(PEOPLE_SHORT);
});

/** Runs a scenario in its short form. @returns what was not as it must be */
async function run(name: string): Promise<readonly string[]> {
  const scenario = await SCENARIOS[name]?.();
  const result = await scenario?.({ short: true, stage: async () => stage, say: () => undefined });
  process.stdout.write(`\n${result?.table}\n`);
  return result?.wrong ?? [`There is no scenario ${name}`];
}

describe('what dies and is away', () => {
  it.each([
    ['audio', 'drops no call that is talked on, whatever is killed but the carrier'],
    ['rolling', 'restarts in order without a dropped call, a missed event or a failed webhook'],
    ['outages', 'takes away what needs the engine that is away, says so, and gives it back'],
    ['chaos', 'loses nothing, does nothing twice and leaves nothing hanging under random kills'],
    ['broker', 'loses, doubles and reorders no event when the broker dies'],
  ])(
    '%s: %s',
    async (name) => {
      expect(await run(name)).toEqual([]);
    },
    LONGEST_MS,
  );

  it(
    'callbacks: each caller is called back once, or it is said why not, wherever telephony dies',
    async () => {
      expect(await run('callbacks')).toEqual([]);
    },
    LONGEST_OF_CALLBACKS_MS,
  );
});

// Last: what it plants stays.
describe('the counts', () => {
  it('see a delivery that was lost, a text that was sent twice, one that is missing, and money from nowhere', async () => {
    const texts = textTraffic(stage, 'planted', 10, 1_000);
    await texts.done;
    const handled = await handledTypes(stage);
    const missing = async () =>
      (await eventFigures(stage, handled)).map(({ service, missingInInboxes }) => ({ service, missingInInboxes }));
    const clean = { inboundLost: 0, outboundLost: 0, outboundDoubled: 0, unsettled: 0 };
    await eventually(async () => expect(await textFigures(stage, texts)).toMatchObject(clean), 60_000);
    await eventually(
      async () => expect((await missing()).filter((one) => one.missingInInboxes > 0)).toEqual([]),
      60_000,
    );

    await stage
      .database('contacts')
      .query('DELETE FROM kit.inbox WHERE event_id = (SELECT event_id FROM kit.inbox LIMIT 1)');
    await stage.database('messaging').query(`DELETE FROM item WHERE body = 'planted in 0'`);
    await stage.database('sandbox').query(
      `INSERT INTO message SELECT (jsonb_populate_record(m, jsonb_build_object('sid', m.sid || '-again'))).*
       FROM message AS m WHERE m.record ->> 'body' = 'planted out 0'`,
    );
    await stage.database('billing').query(
      `UPDATE ledger_account SET balance = balance + 1
       WHERE workspace_id = $1 AND name = 'credit' AND commodity = 'USD'`,
      [stage.people[0]?.workspaceId],
    );

    expect((await missing()).filter((one) => one.missingInInboxes > 0)).toEqual([
      { service: 'contacts', missingInInboxes: 1 },
    ]);
    expect(await textFigures(stage, texts)).toMatchObject({ inboundLost: 1, outboundLost: 0, outboundDoubled: 1 });
    expect(await moneyFigures(stage)).toMatchObject({ wrongBalances: 1, unbalanced: 0, doubled: 0 });
  });
});
