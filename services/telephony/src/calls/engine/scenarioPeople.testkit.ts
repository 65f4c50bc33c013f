/** What people do in a call, each at any time: a part of the scenarios. */
import type { Candidate } from './candidate.ts';
import type { CallInput } from './inputs.ts';
import { isGuest, peopleOnCall } from './participants.ts';
import { legEnds, outsideEnds } from './scenarioCarrier.testkit.ts';
import type { Stage } from './scenarioStage.testkit.ts';
import type { TransferTarget } from './together.ts';

/** Phones that calls are transferred to and that are asked to join. */
const OUTSIDERS = ['+14155550180', '+14155550181'] as const;

const TALKS = { engaged: 'CALL', callWaiting: true } as const;

/** What the person on the call does. */
export function agentActs(stage: Stage): void {
  const { agentUserId, agentLegId } = stage.call;
  if (agentUserId === null || agentLegId === null) return;
  const sid = stage.call.legs[agentLegId]?.sid ?? '';
  takesAnother(stage, agentUserId);
  pagesDie(stage);
  for (let at = stage.between(2000, 40_000); at < 200_000; at += stage.between(5000, 60_000)) {
    const what = stage.random();
    if (what < 0.5) {
      const hold = stage.chance(0.6);
      stage.later(at, () => ({ type: 'HOLD', userId: agentUserId, hold }));
    } else if (what < 0.57) {
      const on = stage.chance(0.6);
      stage.later(at, () => ({ type: 'RECORD', userId: agentUserId, userName: 'Ana', on }));
    } else if (what < 0.64) {
      const paused = stage.chance(0.6);
      stage.later(at, () => ({ type: 'PAUSE_RECORDING', userId: agentUserId, userName: 'Ana', paused }));
    } else if (what < 0.7) stage.later(at, () => ({ type: 'END', userId: agentUserId, userName: 'Ana' }));
    else if (what > 0.9) transfer(stage, agentUserId, at);
    else if (what > 0.85) company(stage, agentUserId, at);
    else if (what < 0.82) {
      legEnds(stage, agentLegId, sid, at, 'completed');
      if (stage.chance(0.6))
        stage.later(at + stage.between(500, 22_000), () => ({ type: 'REJOIN', userId: agentUserId, identity: 'i' }));
    }
  }
}

/**
 * Another call is taken and this one waits, until its person comes back, ends it, or is not heard of again: by the seed, so that
 * chance goes on as before.
 */
function takesAnother(stage: Stage, userId: string): void {
  const seed = stage.number;
  if (seed % 6 !== 1) return;
  const at = 3_000 + (seed % 25_000);
  stage.later(at, () => ({ type: 'SET_ASIDE', userId, userName: userId }));
  const then = at + 1_000 + ((seed * 7) % 90_000);
  if (seed % 5 < 3) stage.later(then, () => ({ type: 'REJOIN', userId, identity: 'i' }));
  else if (seed % 5 === 3) stage.later(then, () => ({ type: 'END', userId, userName: userId }));
}

/** So long the carrier counts a page that is gone as there, in ms. */
const CARRIER_NOTICES_MS = 300_000;

/**
 * Pages of people on the call are gone without a word: that is noticed by their silence, 30 s and a look later, or within seconds as
 * the page was loaded anew, in which case its person mostly comes back. By the seed, so that chance goes on as before.
 */
function pagesDie(stage: Stage): void {
  const seed = stage.number;
  if (seed % 5 !== 4) return;
  for (const [n, at] of [3_000 + (seed % 17_000), 30_000 + (seed % 41_000)].entries())
    stage.later(at, () => {
      const up = Object.values(stage.call.legs).filter(
        ({ id, userId, status, unwanted }) =>
          userId !== null && status === 'ANSWERED' && !unwanted && !stage.dead.has(id),
      );
      const leg = up[(seed + n) % Math.max(1, up.length)];
      if (!leg) return null;
      const { id: legId, sid, userId } = leg;
      stage.dead.set(legId, stage.now);
      const isLoadedAnew = (seed + n) % 3 === 0;
      const noticed = isLoadedAnew ? 400 + (seed % 6_000) : 30_000 + (seed % 5_000);
      const why = isLoadedAnew ? 'LOADED_ANEW' : 'SILENT';
      stage.later(noticed, () => ({ type: 'DEVICE_LOST', legId, why }));
      if (isLoadedAnew && seed % 4 !== 0)
        stage.later(noticed + 900 + (seed % 9_000), () => ({ type: 'REJOIN', userId: userId ?? '', identity: 'i' }));
      legEnds(stage, legId, sid ?? '', CARRIER_NOTICES_MS, 'failed');
      return null;
    });
}

/** Colleagues are added, and somebody listens, whispers and talks along. */
function company(stage: Stage, userId: string, at: number): void {
  stage.later(at, () => ({
    type: 'ADD_PEOPLE',
    userId,
    userName: userId,
    candidates: [
      ...stage.candidates().map((person) => ({ ...person, userId: `${person.userId}-3` })),
      ...(stage.number % 5 === 2 ? thoseHere(stage) : []),
    ],
    numbers: OUTSIDERS.slice(0, stage.pick([0, 0, 1, 2])),
  }));
  guestsHeld(stage, userId, at);
  for (let then = at; then < at + 60_000; then += stage.between(4000, 40_000)) {
    const mode = stage.pick(['LISTEN', 'WHISPER', 'BARGE'] as const);
    stage.later(then, () => ({
      type: 'SUPERVISE',
      userId: 'mia',
      userName: 'Mia',
      mode,
      identity: 'mia_1',
      hidden: stage.number % 3 === 0,
      places: places(stage),
    }));
  }
  if (places(stage) > 1) secondSupervisor(stage, at);
  if (stage.chance(0.5)) stage.later(at + 50_000, () => ({ type: 'END', userId: 'mia', userName: 'Mia' }));
  // By the seed, so that chance goes on as before: at once after the agent left, while a device connects, and twice.
  const seed = stage.number;
  const takeOver = (): CallInput => ({ type: 'TAKE_OVER', userId: 'mia', userName: 'Mia', agentName: 'Ana' });
  if (seed % 2 === 0) for (const after of [4_500, 14_000 + (seed % 9_000)]) stage.later(at + after, takeOver);
}

/** Whoever talks on the call, as people who could be rung: of other calls they are free. */
function thoseHere({ call }: Stage, without = ''): Candidate[] {
  const here = peopleOnCall(call);
  here.delete(without);
  return [...here].map((userId) => ({
    userId,
    name: userId,
    active: true,
    hasSeat: true,
    hours: null,
    availableUntil: null,
    paused: false,
    missedInARow: 0,
    presence: 'AVAILABLE',
    engaged: null,
    devices: [{ identity: `${userId}_1`, label: 'Device' }],
  }));
}

/** Whoever came from outside is put on hold and taken off it, each by the seed, so that chance goes on as before; some are forgotten. */
function guestsHeld(stage: Stage, userId: string, at: number): void {
  const seed = stage.number;
  for (let after = 6_000 + (seed % 5_000), n = 0; after < 60_000; after += 3_000 + (seed % 11_000), n += 1)
    stage.later(at + after, () => {
      const guests = Object.values(stage.call.legs).filter((leg) => isGuest(stage.call, leg));
      const guestId = guests[(seed + n) % Math.max(1, guests.length)]?.id ?? '';
      return { type: 'HOLD', userId, hold: (seed + n) % 3 !== 0, guestId };
    });
}

/** Half of the workspaces have a plan for two: by the seed, so that chance goes on as before. */
function places(stage: Stage): number {
  return 1 + (stage.number % 2);
}

/** Zoe supervises as well: with a device that may be late, in other ways, and after others left or took the call over. */
function secondSupervisor(stage: Stage, at: number): void {
  const seed = stage.number;
  const zoe = { userId: 'zoe', userName: 'Zoe' };
  for (const [n, mode] of (['LISTEN', 'WHISPER', 'BARGE'] as const).entries())
    stage.later(at + n * 9_000 + (seed % 7_000), () => ({
      type: 'SUPERVISE',
      ...zoe,
      mode,
      identity: 'zoe_1',
      hidden: seed % 5 === 0,
      places: places(stage),
    }));
  if (seed % 3 !== 0)
    for (const after of [5_000, 15_000])
      stage.later(at + after + (seed % 9_000), () => ({ type: 'TAKE_OVER', ...zoe, agentName: 'Ana' }));
  if (seed % 4 === 1) stage.later(at + 40_000, () => ({ type: 'END', ...zoe }));
}

function transfer(stage: Stage, userId: string, at: number): void {
  const mode = stage.pick(['COLD', 'WARM'] as const);
  const [phone] = OUTSIDERS;
  // To one person who talks and has chosen call waiting, now and then: by the seed, so that chance goes on as before.
  const busy = stage.number % 7 === 2;
  const some: TransferTarget = busy
    ? { kind: 'USER', id: 'sal', name: 'Sal' }
    : { kind: 'TEAM', id: 'sales', name: 'Sales' };
  const to: TransferTarget = stage.chance(0.4) ? { kind: 'NUMBER', id: phone, name: phone } : some;
  stage.later(at, () => ({
    type: 'TRANSFER',
    userId,
    userName: userId,
    mode,
    to,
    message: '',
    candidates: stage
      .candidates()
      .map((person) => ({ ...person, userId: `${person.userId}-2`, ...(busy ? TALKS : {}) }))
      // Nobody hands a call over to themselves (../transferCall.ts).
      .filter((person) => person.userId !== userId)
      .slice(0, to.kind === 'USER' ? 1 : undefined)
      // A team may have somebody who is on the call already.
      .concat(to.kind === 'TEAM' && stage.number % 5 === 3 ? thoseHere(stage, userId) : []),
  }));
  for (let then = at + stage.between(500, 20_000); then < at + 60_000; then += stage.between(2000, 30_000)) {
    const change = stage.pick(['COMPLETE', 'BACK', 'MERGE'] as const);
    stage.later(then, () => ({ type: 'CHANGE_TRANSFER', userId, change }));
  }
}

/** The caller is asked for a message: leaves one or none, and the carrier tells of it before or after the caller is gone. */
export function afterTheTone(stage: Stage): void {
  const spoken = stage.between(500, 130_000);
  outsideEnds(stage, spoken, 'completed');
  stage.later(300, () => ({ type: 'TONE' }));
  if (stage.chance(0.3)) return;
  const recordingSid = stage.newSid('RE');
  const durationSeconds = stage.pick([0, 1, 2, 12, 120]);
  const tell = (): CallInput => ({
    type: 'VOICEMAIL',
    endedAt: stage.now,
    voicemail: { recordingSid, durationSeconds },
  });
  stage.later(spoken + stage.between(-400, 40_000), tell);
}
