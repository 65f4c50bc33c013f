/**
 * What billing is told of a call's legs, for the random scenarios: each leg by one figure, once, and never for longer than it was seen
 * to talk. The engine itself says neither: the events of a step are made of its state (../callView.ts, ../outsideLegs.ts), here as there.
 */
import { billableSeconds, forwardedLeg } from '../callView.ts';
import { heldTooLate, outsideLegsEnded } from '../outsideLegs.ts';
import type { CallInput } from './inputs.ts';
import { type CallState, type ForwardAttempt, isFinal } from './state.ts';
import type { StepResult } from './step.ts';

/** Begun seconds count, and the first one does whenever somebody answered (defaults 5.2). */
const secondsOf = (ms: number): number => Math.max(1, Math.ceil(ms / 1000));

export class Charges {
  /** Seconds, by leg. */
  private readonly told = new Map<string, number>();
  /** When a leg was seen to take part, and not to any longer; epoch ms. */
  private readonly from = new Map<string, number>();
  private readonly until = new Map<string, number>();
  private readonly held = new Set<string>();

  /** @param now of the step, epoch ms */
  look(seed: string, before: CallState, input: CallInput, { call, commands, changes }: StepResult, now: number): void {
    const fail = (text: string): never => {
      throw new Error(`${seed}: ${text} (${call.status}, ${call.phase})`);
    };
    const phones = call.forwards ?? [];
    if (new Set(phones.map(({ legId }) => legId)).size < phones.length)
      fail('a leg is charged twice: two phones have it');
    for (const command of commands) {
      if (command.kind !== 'HOLD_CREDIT') continue;
      if (this.held.has(command.legId)) fail('credit is held twice for one leg');
      this.held.add(command.legId);
    }
    this.watch(call, now);
    for (const { leg } of outsideLegsEnded(before, call)) this.tell(leg?.legId ?? '', leg?.billableSeconds ?? 0, fail);
    for (const { leg } of heldTooLate(before, input))
      if ((this.told.get(leg?.legId ?? '') ?? 0) > 0) fail('the talk of a leg is let go unpaid');
    const ends = changes.filter(({ cause }) => cause === 'ENDED').length;
    if (ends !== (isFinal(call) && !isFinal(before) ? 1 : 0)) fail('the talk of a call is told twice, or never');
    if (ends === 1) this.tell(call.outsideLegId, billableSeconds(call), fail);
    if (isFinal(call)) this.checkAll(call, ends === 1, fail);
  }

  private watch(call: CallState, now: number): void {
    const { answeredAt, toneAt, startedAt, outsideLegId } = call;
    if (answeredAt !== null) this.begin(outsideLegId, now);
    // The carrier may tell of the tone, or of what was said after it, when the caller has gone.
    else if (toneAt !== undefined) this.begin(outsideLegId, startedAt);
    for (const phone of call.forwards ?? []) {
      if (phone.state === 'ACCEPTED') this.begin(phone.legId, now);
      if (isOver(call, phone)) this.finish(phone.legId, now);
    }
    if (isFinal(call)) this.finish(outsideLegId, now);
  }

  private begin(legId: string, at: number): void {
    if (!this.from.has(legId)) this.from.set(legId, at);
  }

  private finish(legId: string, at: number): void {
    if (!this.until.has(legId)) this.until.set(legId, at);
  }

  private tell(legId: string, seconds: number, fail: (text: string) => never): void {
    if (this.told.has(legId)) fail('a leg is charged twice');
    this.told.set(legId, seconds);
    const from = this.from.get(legId);
    if (from === undefined ? seconds > 0 : seconds > secondsOf((this.until.get(legId) ?? Infinity) - from))
      fail(`a leg is charged for ${seconds} s, which is longer than it talked`);
  }

  /** The end names every phone once more, and billing keeps what it was told first: the figure has to be the same, now and ever after. */
  private checkAll(call: CallState, isEnd: boolean, fail: (text: string) => never): void {
    for (const phone of call.forwards ?? []) {
      const { legId, billableSeconds: seconds } = forwardedLeg(call, phone);
      if (isEnd && !this.told.has(legId)) this.tell(legId, seconds, fail);
      else if (this.told.get(legId) !== seconds) fail('a leg is charged twice: by another figure than before');
    }
    if (this.told.get(call.outsideLegId) !== billableSeconds(call)) fail('what a call costs changed after its end');
  }
}

/** A leg that we end talks until the carrier has ended it. */
const isOver = (call: CallState, { legId, endedAt }: ForwardAttempt): boolean =>
  isFinal(call) || endedAt !== undefined || call.legs[legId]?.status === 'ENDED';
