/** A carrier that is slow, forgets, repeats and reorders, and the devices behind it: a part of the scenarios. */
import type { Command } from './commands.ts';
import { worldOutside } from './flow/flows.testkit.ts';
import type { CallInput, LegOutcome } from './inputs.ts';
import type { Stage } from './scenarioStage.testkit.ts';
import type { CallState, LegStatus } from './state.ts';
import { wordsCome } from './transcript.testkit.ts';

/** What comes of a command. */
export function carrierDoes(stage: Stage, command: Command): void {
  const fails = stage.chance(0.04);
  const wait = stage.between(20, 1500);
  if (fails) {
    stage.later(wait, () => ({
      type: 'COMMAND_FAILED',
      commandId: command.id,
      reason: '503',
      sipCode: stage.chance(0.3) ? 404 : null,
      ...(stage.sids % 2 === 0 ? { refused: true } : {}),
    }));
    return;
  }
  const sid = ['PLACE_OFFER', 'DIAL_OUT', 'DIAL_FORWARD'].includes(command.kind) ? stage.newSid('CA') : null;
  stage.later(wait, () => ({ type: 'COMMAND_DONE', commandId: command.id, sid }));
  if (command.kind === 'PLACE_OFFER') device(stage, command.legId, sid ?? '', wait);
  if (command.kind === 'DIAL_OUT') farEnd(stage, command.legId, sid ?? '', wait);
  for (const { after, input } of worldOutside(stage, command, sid ?? '', wait)) stage.later(after, () => input);
  if (command.kind === 'END_LEG')
    legEnds(stage, command.legId, command.sid, wait, command.answered ? 'completed' : 'canceled');
  if (command.kind === 'EXTEND_HOLD') {
    // Of some calls the credit stays used up; of those that come in few are led to a phone outside, which alone costs credit.
    const stays = stage.number % (stage.call.direction === 'INBOUND' ? 2 : 20) === 1;
    const refused = stage.chance(0.15) || stays;
    const whose = command.legId === undefined ? {} : { legId: command.legId };
    stage.later(wait + 1, () =>
      refused
        ? { type: 'CREDIT_EXTENSION_REFUSED', ...whose }
        : { type: 'CREDIT_EXTENDED', coveredSeconds: command.coverSeconds, ...whose },
    );
  }
  if (command.kind === 'ASK_MESSAGE') {
    const left = stage.chance(0.3);
    stage.later(wait - 1, () =>
      left
        ? { type: 'VOICEMAIL', endedAt: stage.now, voicemail: { recordingSid: 'RE2', durationSeconds: 12 } }
        : { type: 'NO_MESSAGE' },
    );
  }
  if (command.kind === 'ASK_RECORDING' && stage.chance(0.7)) {
    const failed = stage.chance(0.2);
    const told = { recordingSid: 'RE1', durationSeconds: 12, failed };
    stage.later(wait - 1, () => ({ type: 'RECORDING_AVAILABLE', ...told }));
  }
  if (command.kind === 'ASK_PRICES') {
    const { legs } = stage.call;
    // Of one call in ten it never knows what a part of the legs cost; of one in five it tells a part first.
    const knows = stage.number % 10 === 0 ? 1 : stage.number % 5 === 0 ? stage.call.pricesAsked : Infinity;
    const told = Object.values(legs)
      .filter(({ sid }) => sid !== null)
      .slice(0, knows);
    const prices = Object.fromEntries(told.map(({ id }) => [id, { micros: 4_000, currency: 'USD' }]));
    stage.later(wait - 1, () => ({ type: 'PRICED', prices }));
  }
  if (command.kind === 'FETCH_RECORDING') {
    stage.later(wait + 1, () => ({
      type: 'RECORDING_STORED',
      storageKey: 'k',
      sizeBytes: 1000,
      mimeType: 'audio/wav',
      transcribe: true,
    }));
    for (const { after, input } of wordsCome(stage.call)) stage.later(wait + after, () => input);
  }
  if (command.kind === 'START_RECORDING' && stage.chance(0.8)) {
    stage.later(stage.between(30_000, 1_000_000), () => ({
      type: 'RECORDING_AVAILABLE',
      recordingSid: 'RE1',
      durationSeconds: 12,
      failed: stage.chance(0.1),
    }));
  }
}

function device(stage: Stage, legId: string, sid: string, from: number): void {
  const userId = stage.call.legs[legId]?.userId ?? '';
  legIs(stage, legId, sid, 'RINGING', null, from + stage.between(-10, 500));
  const at = from + stage.between(500, 25_000);
  const what = stage.random();
  // The carrier tells of the answer, before the device asks what to do or after.
  if (what < 0.45) legIs(stage, legId, sid, 'ANSWERED', null, at + stage.between(-300, 300));
  if (what < 0.45) stage.later(at, () => ({ type: 'OFFER_ANSWERED', legId, sid, engaged: stage.chance(0.03) }));
  else if (what < 0.65) stage.later(at, () => ({ type: 'OFFER_DECLINED', userId }));
  else if (what < 0.75) legEnds(stage, legId, sid, at, 'busy');
  else if (what < 0.8) legEnds(stage, legId, sid, from + 30_000, 'no-answer');
  else if (what < 0.85) legEnds(stage, legId, sid, from + 200, 'failed');
}

function farEnd(stage: Stage, legId: string, sid: string, from: number): void {
  const what = stage.random();
  if (what < 0.85) legIs(stage, legId, sid, 'RINGING', null, from + stage.between(-10, 3000));
  const at = from + stage.between(1000, 50_000);
  if (what < 0.6) {
    legIs(stage, legId, sid, 'ANSWERED', null, at);
    outsideEnds(stage, at + stage.between(1000, 700_000), 'completed');
  } else if (what < 0.95) {
    const sip = stage.pick([null, 486, 600, 603, 607, 608, 408, 480, 404, 484, 403, 503]);
    stage.later(at, () => ended(legId, sid, stage.pick(['busy', 'no-answer', 'failed'] as const), sip));
  }
}

/** A device connects to the leg that was made for it: back in its call, or to supervise. */
export function deviceReturns(stage: Stage, before: CallState): void {
  const leg = Object.values(stage.call.legs).find((found) => !before.legs[found.id]);
  if (!leg || !stage.chance(0.85)) return;
  const sid = stage.newSid('CA');
  stage.later(stage.between(100, 4000), () => ({
    type: 'DEVICE_CONNECTED',
    legId: leg.id,
    sid,
    userId: leg.userId ?? '',
  }));
}

/** Whoever is outside leaves, so many milliseconds from now. */
export function outsideEnds(stage: Stage, after: number, outcome: LegOutcome): void {
  stage.later(after, () => {
    const outside = stage.call.legs[stage.call.outsideLegId];
    // What the carrier says of a failure: by the seed as well.
    const codes = [null, 488, 400, 503] as const;
    const sip = outcome === 'failed' ? (codes[stage.number % codes.length] ?? null) : null;
    return outside ? ended(outside.id, outside.sid ?? 'CA-outside', outcome, sip) : null;
  });
}

/** A leg ends, so many milliseconds from now, and now and then the carrier says so twice. */
export function legEnds(stage: Stage, legId: string, sid: string, after: number, outcome: LegOutcome): void {
  stage.later(after, () => ended(legId, sid, outcome, null));
  if (stage.chance(0.2)) stage.later(after + 700, () => ended(legId, sid, outcome, null));
}

function legIs(
  stage: Stage,
  legId: string,
  sid: string,
  status: LegStatus,
  outcome: LegOutcome | null,
  after: number,
): void {
  const make = (): CallInput => ({ type: 'LEG_STATUS', legId, sid, status, outcome, sipCode: null });
  stage.later(Math.max(0, after), make);
  if (stage.chance(0.2)) stage.later(after + stage.between(0, 4000), make);
}

function ended(legId: string, sid: string, outcome: LegOutcome, sipCode: number | null): CallInput {
  return { type: 'LEG_STATUS', legId, sid, status: 'ENDED', outcome, sipCode };
}
