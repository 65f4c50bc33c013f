/** Texts both ways, each with words of its own, so that one that comes twice is seen. */
import { setTimeout as pause } from 'node:timers/promises';
import { ApiRefusal } from '../../testkit/api.ts';
import type { Person, Stage } from '../stage.ts';

/** Texts from outside that are under way at once. */
const INBOUND_AT_ONCE = 6;
/** Texts that one person is writing at once: one that can't be sent yet does not hold up the rest. */
const OUTBOUND_AT_ONCE = 4;
const AGAIN_AFTER_MS = 500;
const SEND = 'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { id } }';

export interface TextTraffic {
  /** Texts that the carrier took from outside: its id by their words. */
  readonly inbound: ReadonlyMap<string, string>;
  /** Texts that the product said it would send: its id by their words. */
  readonly outbound: ReadonlyMap<string, string>;
  readonly done: Promise<void>;
}

/**
 * `count` texts, half of them each way, over all people.
 * @param overMs the texts from outside are spread over this time
 */
export function textTraffic(stage: Stage, name: string, count: number, overMs: number): TextTraffic {
  const inbound = new Map<string, string>();
  const outbound = new Map<string, string>();
  const half = Math.floor(count / 2);
  const { people, outside } = stage;
  const began = performance.now();

  let arriving = 0;
  async function arrive(): Promise<void> {
    for (let index = arriving++; index < half; index = arriving++) {
      await pause(Math.max(0, began + (index / half) * overMs - performance.now()));
      const person = people[index % people.length] as Person;
      const body = `${name} in ${index}`;
      const { sid } = await outside.text(`+1202555${2_000 + (index % 300)}`, person.number.number, body);
      inbound.set(body, sid);
    }
  }

  async function write(place: number): Promise<void> {
    const person = people[place % people.length] as Person;
    for (let index = place; index < half; index += people.length * OUTBOUND_AT_ONCE) {
      await pause(Math.max(0, began + (index / half) * overMs - performance.now()));
      const body = `${name} out ${index}`;
      const to = `+1202555${3_000 + (index % 300)}`;
      const input = { phoneNumberId: person.number.id, to, body, idempotencyKey: `${name}-${index}` };
      outbound.set(body, await insist(async () => (await person.api.run(SEND, { input })).sendMessage.id as string));
    }
  }

  const writers = Array.from({ length: people.length * OUTBOUND_AT_ONCE }, (_, place) => write(place));
  const done = Promise.all([...Array.from({ length: INBOUND_AT_ONCE }, arrive), ...writers]);
  return { inbound, outbound, done: done.then(() => undefined) };
}

/** Asks until it is answered, as a client with a key does; a refusal for good is a fault of the run. */
async function insist<T>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (error instanceof ApiRefusal && FOR_GOOD.has(error.refusal.code)) throw error;
      await pause(AGAIN_AFTER_MS);
    }
  }
}

const FOR_GOOD = new Set([
  'VALIDATION_FAILED',
  'NOT_FOUND',
  'INSUFFICIENT_BALANCE',
  'FORBIDDEN_ROLE',
  'FORBIDDEN_PLAN',
]);
