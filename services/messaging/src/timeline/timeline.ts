import { phoneMatchKey } from '@ringline/kit/phone';
import type { Deps, Unit } from '../context.ts';
import type { MessageFigures } from '../figures.ts';
import type { Item, NumberCopy, SendCommand, Thread, UsageCopy } from '../generated/prisma/client.ts';
import type { Consent, ConsentChange } from '../consent/consent.ts';
import { fromRecord, toRecord } from './records.ts';

export type { Item, NumberCopy, SendCommand, Thread };

/** What is known before a change: the rows that exist. */
export interface Snapshot {
  readonly workspaceId: string;
  readonly item: Item | undefined;
  readonly thread: Thread | undefined;
  /** The newest item of the thread. */
  readonly last: Item | undefined;
  readonly contactId: string | undefined;
  /** Whether the person agreed to texts; undefined: never asked. */
  readonly consent: Consent | undefined;
  /** The same of WhatsApp, which asks apart. */
  readonly whatsappConsent?: Consent | undefined;
  /** And of Viber. */
  readonly viberConsent?: Consent | undefined;
  readonly number: NumberCopy | undefined;
  readonly usage: UsageCopy | undefined;
  /** The command of the item's present attempt. */
  readonly command: SendCommand | undefined;
}

/** How a change names what it is about; the first that fits is taken. */
export interface Subject {
  readonly itemId?: string | undefined;
  readonly carrierSid?: string | undefined;
  readonly callId?: string | undefined;
  /** E.164, or whatever stands for the person outside. */
  readonly peerNumber?: string | undefined;
  readonly phoneNumberId?: string | undefined;
}

export type Emit = Unit['emit'];

/** Rows to write, each with one version more than was read (1: new), and the events that tell of them. */
export interface Change {
  readonly thread?: Thread | undefined;
  readonly item?: Item | undefined;
  readonly command?: SendCommand | undefined;
  readonly consent?: ConsentChange | undefined;
  announce(emit: Emit): void;
}

/** Where a change runs: alone, as one read and one durable write, or inside a unit of work. */
export interface Store {
  read(sql: string, values: readonly unknown[]): Promise<Readonly<Record<string, Record<string, unknown>>> | null>;
  save(workspaceId: string, change: Change): Promise<boolean>;
  /** Told of what was written for good. */
  readonly figures?: MessageFigures;
}

const SAVE =
  'SELECT save_timeline($1::uuid, $2::jsonb, $3::integer, $4::jsonb, $5::integer, $6::jsonb, $7::jsonb) AS answer';
const SAVE_WITH_CONSENT =
  'SELECT save_timeline_with_consent($1::uuid, $2::jsonb, $3::integer, $4::jsonb, $5::integer, $6::jsonb, $8::jsonb, $9::integer, $10::jsonb, $7::jsonb) AS answer';
const READ = 'SELECT read_timeline($1::uuid, $2::text, $3::uuid, $4::uuid, $5::text, $6::uuid) AS answer';
const READ_INBOUND = 'SELECT read_inbound($1::text, $2::text, $3::text) AS answer';
/** Writers of one thread that overtake each other this often in a row are no race any more. */
const MAX_ATTEMPTS = 100;

export function poolStore({ db, figures }: Pick<Deps, 'db' | 'figures'>): Store {
  return {
    figures,
    async read(sql, values) {
      const { rows } = await db.pool.query<{ answer: never }>(sql, [...values]);
      return rows[0]?.answer ?? null;
    },
    async save(workspaceId, change) {
      const events = db.encodeEvents((emit) =>
        change.announce((schema, init, options) => emit(schema, init, { ...options, workspaceId })),
      );
      const { rows } = await db.pool.query<{ answer: boolean }>(...saving(workspaceId, change, events));
      const saved = rows[0]?.answer === true;
      if (saved) db.notify();
      return saved;
    },
  };
}

export function unitStore(uow: Unit): Store {
  return {
    async read(sql, values) {
      const rows = await uow.tx.$queryRawUnsafe<{ answer: never }[]>(sql, ...values);
      return rows[0]?.answer ?? null;
    },
    async save(workspaceId, change) {
      const [sql, values] = saving(workspaceId, change, '[]');
      const rows = await uow.tx.$queryRawUnsafe<{ answer: boolean }[]>(sql, ...values);
      const saved = rows[0]?.answer === true;
      if (saved) change.announce((schema, init, options) => uow.emit(schema, init, options));
      return saved;
    },
  };
}

/**
 * Reads, decides, writes, until no other write came in between. `decide` must be pure: it may run several times.
 * @returns what was written, or the snapshot alone when `decide` found nothing to do.
 */
export async function changeTimeline(
  store: Store,
  workspaceId: string,
  subject: Subject,
  decide: (snapshot: Snapshot) => Change | undefined,
): Promise<Snapshot> {
  const peerKey = subject.peerNumber === undefined ? null : phoneMatchKey(subject.peerNumber);
  const values = [
    workspaceId,
    peerKey,
    subject.phoneNumberId || null,
    subject.itemId ?? null,
    subject.carrierSid ?? null,
    subject.callId ?? null,
  ];
  return repeat(store, async () => snapshotOf(workspaceId, await store.read(READ, values)), decide);
}

/**
 * The same for what arrives from outside.
 * @returns undefined when no workspace has the number.
 */
export async function changeInbound(
  store: Store,
  number: string,
  peerNumber: string,
  carrierSid: string,
  decide: (snapshot: Snapshot) => Change | undefined,
): Promise<Snapshot | undefined> {
  const values = [number, phoneMatchKey(peerNumber), carrierSid];
  const first = await store.read(READ_INBOUND, values);
  if (!first) return undefined;
  let next: typeof first | null = first;
  const workspaceId = first['workspace_id'] as unknown as string;
  return repeat(
    store,
    async () => {
      const answer = next ?? (await store.read(READ_INBOUND, values));
      next = null;
      return snapshotOf(workspaceId, answer);
    },
    decide,
  );
}

async function repeat(
  store: Store,
  read: () => Promise<Snapshot>,
  decide: (snapshot: Snapshot) => Change | undefined,
): Promise<Snapshot> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const snapshot = await read();
    const change = decide(snapshot);
    if (!change) return snapshot;
    if (await store.save(snapshot.workspaceId, change)) {
      if (change.item) store.figures?.changed(snapshot.item, change.item);
      return {
        ...snapshot,
        thread: change.thread ?? snapshot.thread,
        item: change.item ?? snapshot.item,
        command: change.command ?? snapshot.command,
        ...consentsAfter(snapshot, change),
      };
    }
  }
  throw new Error('The thread is written so often that this change found no gap');
}

function consentsAfter(
  { consent, whatsappConsent, viberConsent }: Snapshot,
  { consent: changed }: Change,
): Pick<Snapshot, 'consent' | 'whatsappConsent' | 'viberConsent'> {
  const known = { consent, whatsappConsent, viberConsent };
  const present = changed?.consent;
  if (!present) return known;
  if (present.channel === 'VIBER') return { ...known, viberConsent: present };
  return present.channel === 'WHATSAPP' ? { ...known, whatsappConsent: present } : { ...known, consent: present };
}

function snapshotOf(workspaceId: string, answer: Awaited<ReturnType<Store['read']>>): Snapshot {
  return {
    workspaceId,
    item: fromRecord(answer?.['item']) as Item | undefined,
    thread: fromRecord(answer?.['thread']) as Thread | undefined,
    last: fromRecord(answer?.['last']) as Item | undefined,
    contactId: (answer?.['contact_id'] as unknown as string | null | undefined) ?? undefined,
    number: fromRecord(answer?.['number']) as NumberCopy | undefined,
    usage: usageOf(answer?.['usage']),
    command: fromRecord(answer?.['command']) as SendCommand | undefined,
    consent: fromRecord(answer?.['consent']) as Consent | undefined,
    whatsappConsent: fromRecord(answer?.['whatsapp_consent']) as Consent | undefined,
    viberConsent: fromRecord(answer?.['viber_consent']) as Consent | undefined,
  };
}

/** JSON has no 64-bit integers; these amounts are far below where that matters. */
function usageOf(record: Record<string, unknown> | null | undefined): UsageCopy | undefined {
  const usage = fromRecord(record) as
    | (Omit<UsageCopy, 'amountMicros' | 'freeSeconds' | 'rateMicros'> &
        Record<'amountMicros' | 'freeSeconds' | 'rateMicros', number>)
    | undefined;
  return (
    usage && {
      ...usage,
      amountMicros: BigInt(usage.amountMicros),
      freeSeconds: BigInt(usage.freeSeconds),
      rateMicros: BigInt(usage.rateMicros),
    }
  );
}

function saving(
  workspaceId: string,
  { thread, item, command, consent }: Change,
  events: string,
): [sql: string, values: unknown[]] {
  const values = [
    workspaceId,
    toRecord(thread),
    thread ? thread.version - 1 : null,
    toRecord(item),
    item ? item.version - 1 : null,
    toRecord(command),
    events,
  ];
  if (!consent) return [SAVE, values];
  return [
    SAVE_WITH_CONSENT,
    [...values, toRecord(consent.consent), consent.consent.version - 1, toRecord(consent.entry)],
  ];
}
