/** What people do with the product, each as one try that ends when it has come about, wherever that has to be seen. */
import { setTimeout as pause } from 'node:timers/promises';
import { Api, newEmail, openPhone, signUp, type HeadlessPhone } from '../../testkit/index.ts';
import type { Person, Stage } from '../stage.ts';
import type { LiveCall } from './liveCalls.ts';
import type { Subscriber } from './subscribers.ts';

/** One try. Rejects when it is refused, waits for what comes later. @returns what frees the line for the next one, if it took one */
type Try = (signal: AbortSignal) => Promise<void | (() => Promise<void>)>;

/** It came about, in another way than the usual one. */
export class Otherwise extends Error {}

export interface Feature {
  readonly name: string;
  readonly attempt: Try;
  /** A try that takes the person's phone or line: no second one beside it. */
  readonly alone?: true;
}

export interface Cast {
  /** Reads, writes and signs in. */
  readonly clerk: Person;
  /** Are called: one call each at a time. */
  readonly receivers: readonly { readonly person: Person; readonly phone: HeadlessPhone }[];
  /** Calls out. */
  readonly caller: { readonly person: Person; readonly phone: HeadlessPhone };
  /** Is in a call all the time. */
  readonly talker: LiveCall;
  /** Looks at the clerk's inbox. */
  readonly watcher: Subscriber;
}

/** A phone that takes whatever rings. */
export async function readyPhone(person: Person): Promise<HeadlessPhone> {
  const phone = await openPhone(person.api, { tone: 'none' });
  void (async () => {
    for (;;) void (await phone.ring()).accept().catch(() => undefined);
  })();
  return phone;
}

const LOOK_EVERY_MS = 200;
/** Louder than this is no silence, of 32,767. */
const AUDIBLE_RMS = 100;
/** Digits that make each text and caller one of its own. */
let made = 0;
const fresh = () => String((made += 1)).padStart(3, '0');

/** Waits until it is so; what can't be seen now may be seen later. */
async function until(signal: AbortSignal, is: () => Promise<boolean>): Promise<void> {
  while (!(await is().catch(() => false))) await pause(LOOK_EVERY_MS, undefined, { signal });
}

export function featuresOf({ outside, url, database }: Stage, cast: Cast): readonly Feature[] {
  const { clerk, receivers, caller, talker, watcher } = cast;
  const free = [...receivers];
  const answers = { number: `+12025558${fresh()}` };
  const isOver = async (sid: string) => (await outside.callOf(sid)).status === 'completed';
  const atCarrier = async (to: string, body: string) => (await outside.textsOf(to)).some((text) => text.body === body);

  return [
    {
      name: 'sign in',
      attempt: async () => {
        await new Api(url).run('mutation ($input: LoginInput!) { login(input: $input) { authTokens { token } } }', {
          input: { email: clerk.email, password: clerk.password },
        });
      },
    },
    {
      name: 'sign up: a code by mail',
      attempt: async (signal) => {
        const email = newEmail('fault');
        await signUp(url, 'Fault', email);
        await until(signal, async () => (await outside.mail(email)).length > 0);
      },
    },
    {
      name: 'see the inbox',
      attempt: async () => {
        await clerk.api.run('{ fetchInbox { data { id peerNumber } } }');
      },
    },
    {
      name: 'send a text',
      attempt: async (signal) => {
        const to = `+12025556${fresh()}`;
        const body = `outage out ${to}`;
        await clerk.api.run('mutation ($input: SendMessageInput!) { sendMessage(input: $input) { id } }', {
          input: { phoneNumberId: clerk.number.id, to, body, idempotencyKey: body },
        });
        await until(signal, () => atCarrier(to, body));
      },
    },
    {
      name: 'get a text',
      attempt: async (signal) => {
        const { sid } = await outside.text(`+12025557${fresh()}`, clerk.number.number, 'outage in');
        await until(signal, async () => {
          const { rowCount } = await database('messaging').query('SELECT FROM item WHERE carrier_sid = $1', [sid]);
          return rowCount === 1;
        });
      },
    },
    {
      name: 'see a new text at once (live frame)',
      attempt: async (signal) => {
        const before = new Set(watcher.seen);
        await outside.text(`+12025559${fresh()}`, clerk.number.number, 'outage live');
        await until(signal, async () => [...watcher.seen].some((id) => !before.has(id)));
      },
    },
    {
      name: 'an inbound call is answered',
      attempt: async (signal) => {
        await until(signal, async () => free.length > 0);
        const receiver = free.shift() as Cast['receivers'][number];
        const { sid } = await outside.call(`+12025551${fresh()}`, receiver.person.number.number, 'silence');
        const seen = async () => {
          const { rows } = await database('telephony').query<{ answered: boolean; final: boolean; status: string }>(
            `SELECT state ->> 'answeredAt' IS NOT NULL AS answered, final, status FROM call
             WHERE state -> 'legs' -> (state ->> 'outsideLegId') ->> 'sid' = $1`,
            [sid],
          );
          return rows[0];
        };
        try {
          await until(signal, async () => (await seen())?.answered === true || (await isOver(sid)));
          if (await isOver(sid)) {
            await until(signal, async () => (await seen())?.final === true);
            throw new Otherwise(`becomes ${(await seen())?.status}`);
          }
        } catch (error) {
          free.push(receiver);
          throw error;
        }
        return async () => {
          await outside.hangUp(sid);
          await until(signal, async () => (await seen())?.final === true).finally(() => free.push(receiver));
        };
      },
    },
    {
      name: 'an inbound caller hears something',
      attempt: async (signal) => {
        // A line that nobody takes: what is heard is what the product says.
        const { sid } = await outside.call(`+12025551${fresh()}`, clerk.number.number, 'silence');
        await until(signal, async () => (await outside.tones(sid, [])).rms > AUDIBLE_RMS);
        await outside.hangUp(sid);
      },
    },
    {
      name: 'place a call',
      alone: true,
      attempt: async (signal) => {
        await outside.phone(answers.number, 0, 'silence');
        const { api, number } = caller.person;
        const { placeCall } = await api.run(
          'mutation ($input: PlaceCallInput!) { placeCall(input: $input) { call { id } connectParams { name value } } }',
          {
            input: {
              phoneNumberId: number.id,
              to: answers.number,
              deviceId: caller.phone.deviceId,
              idempotencyKey: `outage-${fresh()}`,
            },
          },
        );
        const talk = await caller.phone.connect(placeCall.connectParams);
        await until(signal, async () =>
          (await outside.callsOf(answers.number)).some(({ status }) => status === 'in-progress'),
        );
        return async () => {
          const { id } = placeCall.call as { id: string };
          await until(signal, async () => {
            await api.run('mutation ($id: ID!) { endCall(callId: $id) { id } }', { id });
            return true;
          });
          talk.hangUp();
        };
      },
    },
    {
      name: 'a live call goes on, heard both ways',
      attempt: async () => {
        if (!(await talker.isUp())) throw new Error('it was dropped');
        if (!(await talker.isHeard())) throw new Error('a side does not hear the other');
      },
    },
  ];
}
