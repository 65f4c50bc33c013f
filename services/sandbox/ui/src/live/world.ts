/** What the pages know of the outside world: loaded once, then kept up to date by one stream. */
import { useSyncExternalStore } from 'react';
import type { Call, Fault, Mail, Phone, Text, WireEntry, WorkspaceNumber } from '../types.ts';
import { ask } from './api.ts';

export interface World {
  readonly connected: boolean;
  readonly loaded: boolean;
  readonly phones: readonly Phone[];
  readonly numbers: readonly WorkspaceNumber[];
  readonly faults: readonly Fault[];
  readonly wire: readonly WireEntry[];
  readonly mails: readonly Mail[];
  readonly calls: Readonly<Record<string, Call>>;
  /** By outside number, oldest first. */
  readonly texts: Readonly<Record<string, readonly Text[]>>;
}

let world: World = {
  connected: false,
  loaded: false,
  phones: [],
  numbers: [],
  faults: [],
  wire: [],
  mails: [],
  calls: {},
  texts: {},
};
const listeners = new Set<() => void>();
const keptWire = 300;

function change(next: Partial<World>): void {
  world = { ...world, ...next };
  for (const listener of listeners) listener();
}

/** What is known now, also outside of React. */
export const currentWorld = (): World => world;

export function useWorld(): World {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, currentWorld);
}

/** How many answers are on their way, and what the stream said meanwhile: an answer may be older than that. */
let asked = 0;
let said: (() => void)[] = [];

/** What the stream says is shown at once, or after the answers that are on their way, which would put it away again. */
function show(take: () => void): void {
  if (asked > 0) said.push(take);
  else take();
}

/** Milliseconds until what could not be answered is asked again. */
const againAfter = 1_000;

async function load(...asks: (() => Promise<void>)[]): Promise<void> {
  asked += 1;
  const ends = await Promise.allSettled(asks.map((one) => one()));
  asked -= 1;
  if (asked === 0) for (const take of said.splice(0)) show(take);
  const failed = asks.filter((_one, at) => ends[at]?.status === 'rejected');
  if (failed.length > 0) setTimeout(() => void load(...failed), againAfter);
}

async function loadPhones(): Promise<void> {
  const phones = await ask<Phone[]>('GET', '/phones');
  const details = await Promise.all(
    phones.map((phone) => ask<{ texts: Text[] }>('GET', `/phones/${encodeURIComponent(phone.number)}`)),
  );
  const texts = Object.fromEntries(phones.map((phone, at) => [phone.number, details[at]?.texts ?? []]));
  change({ phones, texts, loaded: true });
}

const loadNumbers = async () => change({ numbers: await ask<WorkspaceNumber[]>('GET', '/numbers') });

function takeText(text: Text): void {
  const outside = text.direction === 'inbound' ? text.from : text.to;
  const known = world.texts[outside] ?? [];
  const at = known.findIndex((one) => one.sid === text.sid);
  const next = at === -1 ? [...known, text] : known.with(at, text);
  change({ texts: { ...world.texts, [outside]: next } });
}

/** Loads everything and follows the stream; the browser reconnects it by itself, and then everything is loaded again. */
export function followWorld(): () => void {
  const stream = new EventSource('/sandbox/api/stream');
  const on = (event: string, take: (data: never) => void) =>
    stream.addEventListener(event, (message) => {
      const data = JSON.parse((message as MessageEvent<string>).data) as never;
      show(() => take(data));
    });
  stream.addEventListener('open', () => {
    change({ connected: true, wire: [] });
    void load(
      loadPhones,
      loadNumbers,
      () => ask<Fault[]>('GET', '/faults').then((faults) => change({ faults })),
      () => ask<Mail[]>('GET', '/mail').then((mails) => change({ mails })),
      () =>
        ask<Call[]>('GET', '/calls').then((calls) =>
          change({ calls: Object.fromEntries(calls.map((call) => [call.sid, call])) }),
        ),
    );
  });
  stream.addEventListener('error', () => change({ connected: false }));
  on('wire', (entry: WireEntry) => change({ wire: [...world.wire, entry].slice(-keptWire) }));
  on('call', (call: Call) => change({ calls: { ...world.calls, [call.sid]: call } }));
  on('text', takeText);
  on('phones', () => void load(loadPhones));
  on('numbers', () => void load(loadNumbers));
  on('faults', (faults: Fault[]) => change({ faults }));
  on('mail', (mail: Mail) => change({ mails: [mail, ...world.mails.filter(({ id }) => id !== mail.id)] }));
  return () => stream.close();
}
