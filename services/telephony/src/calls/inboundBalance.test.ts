import { describe, expect, it } from 'vitest';
import { telephonyWorld } from '../testing/world.ts';

const world = await telephonyWorld();
const { deps, webhook } = world;
let made = 0;

/** How a call stands that came to a bought number of this type while the workspace had so many cents. */
async function calls(type: 'LOCAL' | 'TOLL_FREE', cents: number) {
  const number = `+1833559${String((made += 1)).padStart(4, '0')}`;
  const { workspaceId, phoneNumberId } = await world.workspace(['Ana'], number, { greeting: true });
  await deps.db.tenant(workspaceId, async ({ tx }) => {
    const where = { workspaceId_id: { workspaceId, id: phoneNumberId } };
    await tx.phoneNumber.update({ where, data: { type, isTestNumber: false } });
    const balanceMicros = BigInt(cents) * 10_000n;
    await tx.balanceCopy.create({ data: { workspaceId, testMinutesLeft: 0, balanceMicros, version: 1 } });
  });
  const CallSid = `CA${made.toString(16).padStart(32, 'd')}`;
  await webhook('/carrier/voice/inbound', { CallSid, From: '+14155550123', To: number });
  const { phase, outcome } = await world.callOf(workspaceId);
  return phase === 'GREETING' ? 'taken' : `${outcome?.status} ${outcome?.reason}`;
}

const REFUSED = 'MISSED INSUFFICIENT_BALANCE';

describe('a call that comes in', () => {
  it.each([
    ['LOCAL', -499, 'taken'],
    ['LOCAL', -500, REFUSED],
    ['TOLL_FREE', 1, 'taken'],
    ['TOLL_FREE', 0, REFUSED],
    ['TOLL_FREE', -1, REFUSED],
  ] as const)('to a number of type %s, with %i cents left, is: %s', async (type, cents, outcome) => {
    expect(await calls(type, cents)).toBe(outcome);
  });
});
