/** A number of one team whose flow leads callers to others: who sees it, and whose it is to call with and to change (defaults 7.3). */
import { emittedEvents } from '@ringline/kit/testing';
import { NumberChangedSchema } from '@ringline/proto/telephony/v1/events_pb';
import { describe, expect, it } from 'vitest';
import { placeCall } from '../calls/placeCall.ts';
import type { FlowDetails } from '../calls/engine/flow/config.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import { principalOf, telephonyWorld } from '../testing/world.ts';
import { listNumberSetups } from './listNumberSetups.ts';
import { getNumber, listNumbers, updateNumberSettings } from './numbers.ts';
import { tryNumberFlow } from './tryNumberFlow.ts';

const world = await telephonyWorld();
const { db, deps, apply } = world;
const [SALES, CARE, THIRD] = [deps.ids.uuid(), deps.ids.uuid(), deps.ids.uuid()];
const MISSING = { code: 'NOT_FOUND' };
let made = 0;

/** A number whose menu leads to Sales, and which falls back to Care. */
const LEADS: FlowDetails = {
  menu: {
    prompt: { say: 'Press 1.' },
    choices: [{ key: '1', label: 'Sales', target: { kind: 'TEAM', teamId: SALES } }],
  },
  fallback: { action: 'TEAM_TEAMMATE', teamId: CARE, userId: null },
};

async function office(flow: FlowDetails = LEADS) {
  const { workspaceId, teamId, phoneNumberId: id } = await world.workspace(['Ana'], `+1415555${7_000 + (made += 1)}`);
  await db.tenant(workspaceId, ({ tx }) =>
    tx.phoneNumber.updateMany({ where: { id }, data: { flowType: 'IVR', flow: flow as unknown as Prisma.JsonObject } }),
  );
  const inTeam = (team: string) => principalOf(workspaceId, deps.ids.uuid(), { scope: 'team', teamIds: [team] });
  return { workspaceId, teamId, id, inTeam };
}

type Who = ReturnType<typeof principalOf>;
const sees = async (who: Who, id: string) => ({
  listed: (await listNumbers(deps)(who)).length,
  usable: (await listNumbers(deps)(who, { usable: true })).length,
  setups: (await listNumberSetups(deps)([id], who)).length,
});
/** What comes of calling with it, of changing it and of trying its flow. */
async function uses(who: Who, id: string): Promise<string[]> {
  const call = { phoneNumberId: id, to: '+14155550123', deviceId: 'd', idempotencyKey: deps.ids.uuid() };
  const trial = { id, at: Date.now(), caller: '', availableUserIds: [], answers: '', keys: [] };
  const attempts = [
    placeCall(deps, apply)(call, who),
    updateNumberSettings(deps)({ id, version: 1, name: 'Front' }, who),
    tryNumberFlow(deps)(trial, who),
  ];
  return Promise.all(
    attempts.map((attempt: Promise<unknown>) =>
      attempt.then(
        () => 'done',
        (error: { code: string }) => error.code,
      ),
    ),
  );
}

describe('a number whose flow leads to other teams', () => {
  it('is its own team’s in all ways', async () => {
    const { teamId, id, inTeam } = await office();
    expect(await sees(inTeam(teamId), id)).toEqual({ listed: 1, usable: 1, setups: 1 });
    expect(await uses(inTeam(teamId), id)).toEqual(['done', 'done', 'done']);
  });

  it.each([
    ['its menu', SALES],
    ['its fallback', CARE],
  ])('is seen by the team to which %s leads, which neither calls with it nor changes it', async (_name, team) => {
    const { id, inTeam } = await office();
    expect(await sees(inTeam(team), id)).toEqual({ listed: 1, usable: 0, setups: 1 });
    expect(await getNumber(deps)(id, inTeam(team))).toMatchObject({ id });
    expect(await uses(inTeam(team), id)).toEqual(['OUT_OF_SCOPE', 'OUT_OF_SCOPE', 'OUT_OF_SCOPE']);
  });

  it('is hidden from a third team, and from all of another workspace', async () => {
    const { id, inTeam } = await office();
    const elsewhere = principalOf(deps.ids.uuid(), deps.ids.uuid(), { scope: 'team', teamIds: [SALES] });
    for (const who of [inTeam(THIRD), elsewhere]) {
      expect(await sees(who, id)).toEqual({ listed: 0, usable: 0, setups: 0 });
      await expect(getNumber(deps)(id, who)).rejects.toMatchObject(MISSING);
      expect(await uses(who, id)).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND']);
    }
  });

  it('is hidden again from who is led to no more, and once it is released', async () => {
    const { id, inTeam } = await office({});
    await expect(getNumber(deps)(id, inTeam(SALES))).rejects.toMatchObject(MISSING);
    const gone = await office();
    await db.tenant(gone.workspaceId, ({ tx }) =>
      tx.phoneNumber.updateMany({ where: { id: gone.id }, data: { status: 'RELEASED' } }),
    );
    await expect(getNumber(deps)(gone.id, gone.inTeam(SALES))).rejects.toMatchObject(MISSING);
    expect(await getNumber(deps)(gone.id, gone.inTeam(gone.teamId))).toMatchObject({ id: gone.id });
  });

  it('tells of its changes whoever sees it', async () => {
    const { teamId, id, inTeam } = await office();
    await updateNumberSettings(deps)({ id, version: 1, name: 'Front' }, inTeam(teamId));
    const told = (await emittedEvents(db, NumberChangedSchema)).findLast(({ key }) => key === id);
    expect(told?.audience?.teams.toSorted()).toEqual([teamId, SALES, CARE].toSorted());
  });
});
