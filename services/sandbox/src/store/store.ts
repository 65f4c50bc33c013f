/**
 * The carrier's memory. Every change of a call, conference, recording or message is written together with the
 * callbacks that report it, so that a crash between the two cannot lose or invent a report.
 */
import type { Database, TransactionOf } from '@ringline/kit/db';
import type {
  AddressRecord,
  ApiKeyRecord,
  ApplicationRecord,
  CallbackInit,
  CallbackRecord,
  CallRecord,
  ConferenceRecord,
  MessageRecord,
  NumberRecord,
  RecordingRecord,
} from '../carrier/records.ts';
import type { ContentRecord } from '../carrier/registry/content.ts';
import type { ItemKind, RegistryItem } from '../carrier/registry/items.ts';
import { VIBER, WHATSAPP, type SenderRecord } from '../carrier/registry/sender.ts';
import { VIBER_ACCOUNT } from '../carrier/viber/protocol.ts';
import type { VerificationRecord } from '../carrier/registry/verification.ts';
import { finalCallStatuses } from '../carrier/records.ts';
import type { Prisma, PrismaClient } from '../generated/prisma/client.ts';

export type SandboxDatabase = Database<PrismaClient>;

/** Writes of one transaction. */
export interface Writes {
  call(record: CallRecord): void;
  conference(record: ConferenceRecord): void;
  recording(record: RecordingRecord): void;
  message(record: MessageRecord): void;
  number(record: NumberRecord): void;
  address(record: AddressRecord): void;
  sender(record: SenderRecord): void;
  content(record: ContentRecord): void;
  contentGone(sid: string): void;
  verification(record: VerificationRecord): void;
  registry(item: RegistryItem): void;
  registryGone(sid: string): void;
  application(record: ApplicationRecord): void;
  apiKey(record: ApiKeyRecord): void;
  callback(init: CallbackInit): void;
}

export interface Page {
  readonly limit: number;
  readonly offset: number;
}

/** When a record was made. */
interface Made {
  readonly createdFrom?: Date | undefined;
  readonly createdBefore?: Date | undefined;
}

export interface CallFilter extends Made {
  readonly to?: string | undefined;
  readonly from?: string | undefined;
  readonly status?: string | undefined;
  readonly parentSid?: string | undefined;
}

const json = (record: unknown) => JSON.parse(JSON.stringify(record)) as Prisma.InputJsonValue;
const records = <Kept>(rows: readonly { record: unknown }[]): Kept[] => rows.map((row) => row.record as Kept);
const only = (row: { record: unknown } | null) => (row ? [row] : []);
/** Prisma takes an absent key for "any", and refuses an undefined one. */
const given = <T extends object>(filter: T) =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined)) as {
    [Key in keyof T]: Exclude<T[Key], undefined>;
  };

/** The conditions of a filter, its times among them. */
function whereOf<Filter extends Made>({ createdFrom, createdBefore, ...same }: Filter) {
  const createdAt = given({ gte: createdFrom, lt: createdBefore });
  return { ...given(same), ...(Object.keys(createdAt).length > 0 && { createdAt }) };
}

const named = ({ friendlyName }: { friendlyName?: string | undefined }) =>
  friendlyName === undefined ? {} : { record: { path: ['friendlyName'], equals: friendlyName } };

export type Store = ReturnType<typeof createStore>;

export function createStore(db: SandboxDatabase) {
  const read = <R>(query: (tx: TransactionOf<PrismaClient>) => Promise<R>) =>
    db.platform('the outside world has no workspace', (uow) => query(uow.tx));

  return {
    /** Runs all writes in one transaction; tells whether callbacks were among them. */
    async write(collect: (writes: Writes) => void): Promise<{ callbacks: boolean }> {
      const steps: ((tx: TransactionOf<PrismaClient>) => Promise<unknown>)[] = [];
      let callbacks = false;
      collect({
        call: (record) => steps.push(saveCall(record)),
        conference: (record) => steps.push(saveConference(record)),
        recording: (record) => steps.push(saveRecording(record)),
        message: (record) => steps.push(saveMessage(record)),
        number: (record) => steps.push(saveNumber(record)),
        address: (record) => steps.push(saveAddress(record)),
        sender: (record) => steps.push(saveSender(record)),
        content: (record) => steps.push(saveContent(record)),
        contentGone: (sid) => steps.push((tx) => tx.content.deleteMany({ where: { sid } })),
        verification: (record) => steps.push(saveVerification(record)),
        registry: (item) => steps.push(saveRegistryItem(item)),
        registryGone: (sid) => steps.push((tx) => tx.registryItem.deleteMany({ where: { sid } })),
        application: (record) => steps.push(saveApplication(record)),
        apiKey: (record) => steps.push(saveApiKey(record)),
        callback: (init) => {
          callbacks = true;
          steps.push((tx) =>
            tx.callback.create({ data: { key: init.key, dueAt: new Date(init.dueAt), record: json(init) } }),
          );
        },
      });
      await read(async (tx) => {
        for (const step of steps) await step(tx);
      });
      return { callbacks };
    },

    call: (sid: string) =>
      read(async (tx) => records<CallRecord>(only(await tx.call.findUnique({ where: { sid } })))[0]),
    calls: (filter: CallFilter, page: Page) =>
      read(async (tx) =>
        records<CallRecord>(
          await tx.call.findMany({
            where: whereOf(filter),
            orderBy: [{ createdAt: 'desc' }, { sid: 'desc' }],
            take: page.limit,
            skip: page.offset,
          }),
        ),
      ),
    /** The calls that were alive when the process ended. */
    liveCalls: () =>
      read(async (tx) =>
        records<CallRecord>(
          await tx.call.findMany({
            where: { status: { notIn: [...finalCallStatuses] } },
            orderBy: { createdAt: 'asc' },
          }),
        ),
      ),

    conference: (sid: string) =>
      read(async (tx) => records<ConferenceRecord>(only(await tx.conference.findUnique({ where: { sid } })))[0]),
    conferences: (filter: { friendlyName?: string | undefined; status?: string | undefined }, page: Page) =>
      read(async (tx) =>
        records<ConferenceRecord>(
          await tx.conference.findMany({
            where: given(filter),
            orderBy: [{ createdAt: 'desc' }, { sid: 'desc' }],
            take: page.limit,
            skip: page.offset,
          }),
        ),
      ),
    liveConferences: () =>
      read(async (tx) =>
        records<ConferenceRecord>(await tx.conference.findMany({ where: { status: { not: 'completed' } } })),
      ),

    recording: (sid: string) =>
      read(async (tx) => records<RecordingRecord>(only(await tx.recording.findUnique({ where: { sid } })))[0]),
    recordings: (filter: Made & { callSid?: string | undefined }, page: Page) =>
      read(async (tx) =>
        records<RecordingRecord>(
          await tx.recording.findMany({
            where: whereOf(filter),
            orderBy: [{ createdAt: 'desc' }, { sid: 'desc' }],
            take: page.limit,
            skip: page.offset,
          }),
        ),
      ),
    liveRecordings: () =>
      read(async (tx) =>
        records<RecordingRecord>(await tx.recording.findMany({ where: { status: { in: ['in-progress', 'paused'] } } })),
      ),
    deleteRecording: (sid: string) => read((tx) => tx.recording.deleteMany({ where: { sid } })),

    message: (sid: string) =>
      read(async (tx) => records<MessageRecord>(only(await tx.message.findUnique({ where: { sid } })))[0]),
    messages: (filter: Made & { to?: string | undefined; from?: string | undefined }, page: Page) =>
      read(async (tx) =>
        records<MessageRecord>(
          await tx.message.findMany({
            // The carrier knows nothing of what goes by the other provider.
            where: { ...whereOf(filter), accountSid: { not: VIBER_ACCOUNT } },
            orderBy: [{ createdAt: 'desc' }, { sid: 'desc' }],
            take: page.limit,
            skip: page.offset,
          }),
        ),
      ),
    /** Messages of one outside number by any channel, oldest first. */
    textsOf: (number: string, limit: number) =>
      read(async (tx) => {
        const addresses = [number, `${WHATSAPP}${number}`, `${VIBER}${number}`];
        return records<MessageRecord>(
          await tx.message.findMany({
            where: { OR: [{ to: { in: addresses } }, { from: { in: addresses } }] },
            orderBy: [{ createdAt: 'desc' }, { sid: 'desc' }],
            take: limit,
          }),
        ).toReversed();
      }),
    dueMessages: (now: Date) =>
      read(async (tx) =>
        records<MessageRecord>(
          await tx.message.findMany({ where: { dueAt: { lte: now } }, orderBy: { dueAt: 'asc' }, take: 100 }),
        ),
      ),
    nextMessageDue: () =>
      read(async (tx) => {
        const row = await tx.message.findFirst({ where: { dueAt: { not: null } }, orderBy: { dueAt: 'asc' } });
        return row?.dueAt ?? undefined;
      }),

    number: (phoneNumber: string) =>
      read(async (tx) => records<NumberRecord>(only(await tx.number.findUnique({ where: { phoneNumber } })))[0]),
    numberBySid: (sid: string) =>
      read(async (tx) => records<NumberRecord>(only(await tx.number.findUnique({ where: { sid } })))[0]),
    numbers: (page: Page) =>
      read(async (tx) =>
        records<NumberRecord>(
          await tx.number.findMany({
            orderBy: [{ createdAt: 'desc' }, { sid: 'desc' }],
            take: page.limit,
            skip: page.offset,
          }),
        ),
      ),
    deleteNumber: (sid: string) => read((tx) => tx.number.deleteMany({ where: { sid } })),

    address: (sid: string) =>
      read(async (tx) => records<AddressRecord>(only(await tx.address.findUnique({ where: { sid } })))[0]),
    addresses: (filter: { friendlyName?: string | undefined }, page: Page) =>
      read(async (tx) =>
        records<AddressRecord>(
          await tx.address.findMany({
            where: named(filter),
            orderBy: { createdAt: 'desc' },
            take: page.limit,
            skip: page.offset,
          }),
        ),
      ),

    /** The oldest first; few enough to be read whole. */
    contents: () =>
      read(async (tx) => records<ContentRecord>(await tx.content.findMany({ orderBy: { createdAt: 'asc' } }))),
    content: (sid: string) =>
      read(async (tx) => records<ContentRecord>(await tx.content.findMany({ where: { sid } }))[0]),
    senders: () =>
      read(async (tx) => records<SenderRecord>(await tx.channelSender.findMany({ orderBy: { createdAt: 'asc' } }))),

    verification: (sid: string) =>
      read(async (tx) => records<VerificationRecord>(only(await tx.verification.findUnique({ where: { sid } })))[0]),
    /** The oldest first; few enough to be read whole. */
    verifications: ({ phoneNumberSid }: { phoneNumberSid?: string | undefined }) =>
      read(async (tx) => {
        const where =
          phoneNumberSid === undefined ? {} : { record: { path: ['phoneNumberSid'], equals: phoneNumberSid } };
        return records<VerificationRecord>(await tx.verification.findMany({ where, orderBy: { createdAt: 'asc' } }));
      }),

    registryItem: (sid: string) =>
      read(async (tx) => records<RegistryItem>(only(await tx.registryItem.findUnique({ where: { sid } })))[0]),
    /** The oldest first; few enough to be read whole. */
    registryItems: (filter: { kind: ItemKind; parentSid?: string | undefined }) =>
      read(async (tx) =>
        records<RegistryItem>(
          await tx.registryItem.findMany({ where: given(filter), orderBy: [{ createdAt: 'asc' }, { sid: 'asc' }] }),
        ),
      ),

    application: (sid: string) =>
      read(async (tx) => records<ApplicationRecord>(only(await tx.application.findUnique({ where: { sid } })))[0]),
    applications: (filter: { friendlyName?: string | undefined }, page: Page) =>
      read(async (tx) =>
        records<ApplicationRecord>(
          await tx.application.findMany({
            where: named(filter),
            orderBy: { createdAt: 'desc' },
            take: page.limit,
            skip: page.offset,
          }),
        ),
      ),
    deleteApplication: (sid: string) => read((tx) => tx.application.deleteMany({ where: { sid } })),

    apiKey: (sid: string) =>
      read(async (tx) => records<ApiKeyRecord>(only(await tx.apiKey.findUnique({ where: { sid } })))[0]),
    apiKeys: (page: Page) =>
      read(async (tx) =>
        records<ApiKeyRecord>(
          await tx.apiKey.findMany({ orderBy: { createdAt: 'desc' }, take: page.limit, skip: page.offset }),
        ),
      ),
    deleteApiKey: (sid: string) => read((tx) => tx.apiKey.deleteMany({ where: { sid } })),

    dueCallbacks: (now: Date, limit: number) =>
      read(async (tx) => {
        const rows = await tx.callback.findMany({
          where: { dueAt: { lte: now } },
          orderBy: { id: 'asc' },
          take: limit,
        });
        return rows.map((row): CallbackRecord => ({ ...(row.record as unknown as CallbackInit), id: String(row.id) }));
      }),
    nextCallbackDue: (after: Date) =>
      read(async (tx) => {
        const row = await tx.callback.findFirst({ where: { dueAt: { gt: after } }, orderBy: { dueAt: 'asc' } });
        return row?.dueAt;
      }),
    forgetCallback: (id: string) => read((tx) => tx.callback.deleteMany({ where: { id: BigInt(id) } })),
  };
}

type Step = (tx: TransactionOf<PrismaClient>) => Promise<unknown>;

function saveCall(record: CallRecord): Step {
  const { sid, accountSid, from, to, status } = record;
  const data = { accountSid, parentSid: record.parentCallSid ?? null, from, to, status, record: json(record) };
  return (tx) =>
    tx.call.upsert({ where: { sid }, create: { sid, createdAt: new Date(record.createdAt), ...data }, update: data });
}

function saveConference(record: ConferenceRecord): Step {
  const { sid, accountSid, friendlyName, status } = record;
  const data = { accountSid, friendlyName, status, record: json(record) };
  return (tx) =>
    tx.conference.upsert({
      where: { sid },
      create: { sid, createdAt: new Date(record.createdAt), ...data },
      update: data,
    });
}

function saveRecording(record: RecordingRecord): Step {
  const { sid, accountSid, callSid, status } = record;
  const data = { accountSid, callSid, status, record: json(record) };
  return (tx) =>
    tx.recording.upsert({
      where: { sid },
      create: { sid, createdAt: new Date(record.createdAt), ...data },
      update: data,
    });
}

function saveMessage(record: MessageRecord): Step {
  const { sid, accountSid, from, to, status } = record;
  const next = record.plan[0];
  const data = { accountSid, from, to, status, dueAt: next ? new Date(next.at) : null, record: json(record) };
  return (tx) =>
    tx.message.upsert({
      where: { sid },
      create: { sid, createdAt: new Date(record.createdAt), ...data },
      update: data,
    });
}

function saveNumber(record: NumberRecord): Step {
  const { sid, accountSid, phoneNumber } = record;
  const data = { sid, accountSid, record: json(record) };
  return (tx) =>
    tx.number.upsert({
      where: { phoneNumber },
      create: { phoneNumber, createdAt: new Date(record.createdAt), ...data },
      update: data,
    });
}

function saveAddress(record: AddressRecord): Step {
  const { sid, accountSid } = record;
  return (tx) =>
    tx.address.upsert({
      where: { sid },
      create: { sid, accountSid, createdAt: new Date(record.createdAt), record: json(record) },
      update: { record: json(record) },
    });
}

function saveSender(record: SenderRecord): Step {
  const { sid, accountSid } = record;
  return (tx) =>
    tx.channelSender.upsert({
      where: { sid },
      create: { sid, accountSid, createdAt: new Date(record.createdAt), record: json(record) },
      update: { record: json(record) },
    });
}

function saveContent(record: ContentRecord): Step {
  const { sid, accountSid } = record;
  return (tx) =>
    tx.content.upsert({
      where: { sid },
      create: { sid, accountSid, createdAt: new Date(record.createdAt), record: json(record) },
      update: { record: json(record) },
    });
}

function saveVerification(record: VerificationRecord): Step {
  const { sid, accountSid } = record;
  return (tx) =>
    tx.verification.upsert({
      where: { sid },
      create: { sid, accountSid, createdAt: new Date(record.createdAt), record: json(record) },
      update: { record: json(record) },
    });
}

function saveRegistryItem(item: RegistryItem): Step {
  const { sid, accountSid, kind, parentSid } = item;
  return (tx) =>
    tx.registryItem.upsert({
      where: { sid },
      create: { sid, accountSid, kind, parentSid, createdAt: new Date(item.createdAt), record: json(item) },
      update: { record: json(item) },
    });
}

function saveApiKey(record: ApiKeyRecord): Step {
  const { sid, accountSid } = record;
  return (tx) =>
    tx.apiKey.upsert({
      where: { sid },
      create: { sid, accountSid, createdAt: new Date(record.createdAt), record: json(record) },
      update: { record: json(record) },
    });
}

function saveApplication(record: ApplicationRecord): Step {
  const { sid, accountSid } = record;
  return (tx) =>
    tx.application.upsert({
      where: { sid },
      create: { sid, accountSid, createdAt: new Date(record.createdAt), record: json(record) },
      update: { record: json(record) },
    });
}
