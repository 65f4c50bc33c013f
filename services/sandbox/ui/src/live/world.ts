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

export function useWorld(): World {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => world,
  );
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
    stream.addEventListener(event, (message) => take(JSON.parse((message as MessageEvent<string>).data) as never));
  stream.addEventListener('open', () => {
    change({ connected: true, wire: [] });
    void Promise.all([
      loadPhones(),
      loadNumbers(),
      ask<Fault[]>('GET', '/faults').then((faults) => change({ faults })),
      ask<Mail[]>('GET', '/mail').then((mails) => change({ mails })),
      ask<Call[]>('GET', '/calls').then((calls) =>
        change({ calls: Object.fromEntries(calls.map((call) => [call.sid, call])) }),
      ),
    ]);
  });
  stream.addEventListener('error', () => change({ connected: false }));
  on('wire', (entry: WireEntry) => change({ wire: [...world.wire, entry].slice(-keptWire) }));
  on('call', (call: Call) => change({ calls: { ...world.calls, [call.sid]: call } }));
  on('text', takeText);
  on('phones', () => void loadPhones());
  on('numbers', () => void loadNumbers());
  on('faults', (faults: Fault[]) => change({ faults }));
  on('mail', (mail: Mail) => change({ mails: [mail, ...world.mails] }));
  return () => stream.close();
}
