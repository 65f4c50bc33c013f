/** Where a seeded scenario is played: its chance, its clock, and the call as it is. */
import type { Candidate } from './candidate.ts';
import type { Chance } from './flow/flows.testkit.ts';
import type { CallInput } from './inputs.ts';
import type { CallState } from './state.ts';

/** What those who act in a scenario see of it. */
export interface Stage extends Chance {
  /** Of the scenario. What is decided by it instead of by chance leaves chance to go on as before. */
  readonly number: number;
  readonly call: CallState;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** How many legs and recordings the carrier has named. */
  readonly sids: number;
  newSid(kind: 'CA' | 'RE'): string;
  /** From 0, below 1. */
  random(): number;
  candidates(): Candidate[];
  /** Legs whose pages are gone, so that their people are not heard, and which the carrier counts as there: since when, epoch ms. */
  readonly dead: Map<string, number>;
  /** @param after milliseconds from now @param make what happens then, if anything does */
  later(after: number, make: () => CallInput | null): void;
}

/** mulberry32: small, seeded, the same on every machine. */
export function randomFrom(seed: number): () => number {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
