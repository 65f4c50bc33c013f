/**
 * Documents at the carrier: who uses the number, the address, each document with its file, and the bundle that holds them. What was
 * made is kept before the next request, so that a step that is repeated goes on where it was. It tells nobody how a bundle stands in a
 * way that can be relied on, so that it is asked.
 */
import { buffer } from 'node:stream/consumers';
import { carrierFailure } from '@ringline/kit/carrier';
import { job, type Job } from '@ringline/kit/jobs';
import { cutText, oneLine } from '@ringline/kit/text';
import { z } from 'zod';
import type { Deps, Unit } from '../../context.ts';
import type { NumberDocuments } from '../../generated/prisma/client.ts';
import {
  type DocumentRejection,
  type Dossier,
  dossierOf,
  type DocumentsStatus,
  fileKey,
  FOLLOW_DOCUMENTS,
  type Handed,
  lock,
  moveDocuments,
} from './dossier.ts';
import { OF_SENDER_ID, setUpLater } from '../../senderIds/senderIds.ts';
import { carrierType, type Requirements, requirementsOf, SENDER_ID_FIELD } from './regulations.ts';

/** How long until it is asked again: reviews take days, the sandbox's take seconds. */
const AGAIN_MS = { carrier: 3_600_000, sandbox: 1_000 } as const;
/** What the carrier takes as the name of who is at an address, in characters. */
const LONGEST_CUSTOMER = 21;

/** What the carrier has of a set of documents. */
export interface AtCarrier {
  readonly addressSid?: string;
  readonly endUserSid?: string;
  readonly bundleSid?: string;
  /** By requirement: which document stands for what was handed in. */
  readonly documents?: Readonly<Record<string, { readonly sid: string; readonly of: string }>>;
  readonly assigned?: readonly string[];
}

export const atCarrier = ({ registry }: Pick<NumberDocuments, 'registry'>): AtCarrier => registry as AtCarrier;

const payload = z.object({ workspaceId: z.uuid(), documentsId: z.uuid() });
type Which = z.infer<typeof payload>;

export const numberDocumentsJobs = (deps: Deps): Job[] => [
  job({
    name: FOLLOW_DOCUMENTS,
    schema: payload,
    retry: { limit: 20, delaySeconds: 2 },
    handler: (which) => followDocuments(deps, which),
  }),
];

/** Sends what has to be sent, asks how it stands, and looks again later. */
export async function followDocuments(deps: Deps, which: Which): Promise<void> {
  const row = await rowOf(deps, which);
  if (row?.status === 'PENDING' && !isSent(row)) await send(deps, row);
  const sent = await rowOf(deps, which);
  if (!sent || (sent.status !== 'PENDING' && sent.status !== 'IN_REVIEW')) return;
  await ask(deps, sent);
  const after = await rowOf(deps, which);
  if (!after || (after.status !== 'PENDING' && after.status !== 'IN_REVIEW')) return;
  const startAfter = new Date(deps.clock.now().getTime() + AGAIN_MS[deps.env.SANDBOX_ENABLED ? 'sandbox' : 'carrier']);
  await deps.db.tenant(which.workspaceId, (uow) => deps.jobs.enqueue(uow, FOLLOW_DOCUMENTS, which, { startAfter }));
}

/** Whether what was submitted last is at the carrier. */
const isSent = (row: NumberDocuments): boolean => (row.registry as { sent?: boolean }).sent === true;

async function send(deps: Deps, row: NumberDocuments): Promise<void> {
  const { workspaceId, country, numberType, senderId } = row;
  const dossier = dossierOf(row);
  const attributes = { ...dossier.fields, ...(senderId === '' ? {} : { [SENDER_ID_FIELD]: senderId }) };
  const { numbers } = deps.carrier.rest;
  const { bundles, endUsers } = numbers.v2.regulatoryCompliance;
  const friendlyName = `ringline ${row.id}`;
  let state = atCarrier(row);
  const note = async (change: Partial<AtCarrier> & { sent?: boolean }) => {
    state = { ...state, ...change };
    await deps.db.tenant(workspaceId, ({ tx }) =>
      tx.numberDocuments.update({ where: at(row), data: { registry: state as never } }),
    );
  };
  try {
    const required = await requirementsOf(deps, { country, numberType, endUser: dossier.endUser });
    if (!required)
      return await decide(deps, row, 'REJECTED', [
        { about: '', reason: 'The carrier asks for no documents here any more.' },
      ]);
    if (needsAddress(required, dossier))
      await note({ addressSid: await sendAddress(deps, dossier, state.addressSid, row.id) });
    if (state.endUserSid === undefined) {
      const { sid } = await endUsers.create({
        friendlyName,
        type: required.endUserType as 'business',
        attributes,
      });
      await note({ endUserSid: sid });
    } else await endUsers(state.endUserSid).update({ attributes });
    for (const handed of dossier.documents) {
      const accepted = acceptedOf(required, handed);
      if (!accepted) continue;
      const of = JSON.stringify([handed.type, handed.fields, handed.file?.id ?? '']);
      if (state.documents?.[handed.requirement]?.of === of) continue;
      const sid = await sendDocument(deps, row, handed, accepted.needsAddress ? state.addressSid : undefined);
      await note({ documents: { ...state.documents, [handed.requirement]: { sid, of } } });
    }
    if (state.bundleSid === undefined) {
      const [known] = await bundles.list({ friendlyName, limit: 1 });
      const made =
        known ??
        (await bundles.create({
          friendlyName,
          email: dossier.email,
          regulationSid: required.sid,
          isoCountry: country,
          numberType: carrierType(numberType),
          endUserType: dossier.endUser.toLowerCase() as 'business',
        }));
      await note({ bundleSid: made.sid });
    }
    const bundle = bundles(state.bundleSid ?? '');
    const wanted = [
      state.endUserSid,
      ...dossier.documents.map(({ requirement }) => state.documents?.[requirement]?.sid),
    ].filter((sid) => sid !== undefined);
    // What was handed in before and is replaced now stays out of it.
    for (const { sid, objectSid } of await bundle.itemAssignments.list({ limit: 100 }))
      if (!wanted.includes(objectSid)) await bundle.itemAssignments(sid).remove();
    for (const objectSid of wanted.filter((sid) => !state.assigned?.includes(sid)))
      await bundle.itemAssignments.create({ objectSid }).catch(ignoreTwice);
    await note({ assigned: wanted });
    const evaluation = await bundle.evaluations.create();
    if (evaluation.status !== 'compliant') return await decide(deps, row, 'REJECTED', objectionsOf(evaluation.results));
    await bundle.update({ status: 'pending-review' });
    await note({ sent: true });
  } catch (error) {
    const failure = carrierFailure(error);
    if (failure.kind !== 'refused') throw error;
    await decide(deps, row, 'REJECTED', [{ about: '', reason: failure.message }]);
  }
}

async function ask(deps: Deps, row: NumberDocuments): Promise<void> {
  const { bundleSid, documents } = atCarrier(row);
  if (bundleSid === undefined) return;
  const { bundles, supportingDocuments } = deps.carrier.rest.numbers.v2.regulatoryCompliance;
  const { status } = await bundles(bundleSid).fetch();
  if (status === 'in-review' && row.status === 'PENDING') return decide(deps, row, 'IN_REVIEW');
  if (status === 'twilio-approved' || status === 'provisionally-approved') return decide(deps, row, 'APPROVED');
  if (status !== 'twilio-rejected') return;
  const reasons: DocumentRejection[] = [];
  for (const [about, { sid }] of Object.entries(documents ?? {})) {
    const { failureReason } = await supportingDocuments(sid).fetch();
    if (failureReason) reasons.push({ about, reason: failureReason });
  }
  await decide(
    deps,
    row,
    'REJECTED',
    reasons.length > 0 ? reasons : [{ about: '', reason: 'The carrier gave no reason.' }],
  );
}

/** What the carrier decided, unless another replica has heard it before. */
async function decide(
  deps: Deps,
  row: NumberDocuments,
  status: DocumentsStatus,
  rejections: readonly DocumentRejection[] = [],
): Promise<void> {
  await deps.db.tenant(row.workspaceId, async (uow) => {
    await lock(uow.tx, row.workspaceId);
    const known = await uow.tx.numberDocuments.findUniqueOrThrow({ where: at(row) });
    if (known.status !== row.status) return;
    // Sent again, it is sent as it is then.
    const registry = status === 'REJECTED' ? { ...atCarrier(known), sent: false } : undefined;
    await moveDocuments(deps, uow, known, status, { rejections, registry });
    if (status === 'APPROVED' && known.senderId !== '') await setUpSenderId(deps, uow, known);
  });
}

/** A name that is registered works once the carrier has it; it may have been removed meanwhile. */
async function setUpSenderId(
  deps: Deps,
  uow: Unit,
  { workspaceId, country, senderId: number }: NumberDocuments,
): Promise<void> {
  const found = await uow.tx.phoneNumber.findFirst({ where: { ...OF_SENDER_ID, workspaceId, country, number } });
  if (found) await setUpLater(deps, uow, found.id);
}

/** What a purchase shows along with it; undefined: this workspace has nothing approved for such numbers. */
export async function proofFor(
  { db }: Pick<Deps, 'db'>,
  { workspaceId, country, type }: { workspaceId: string; country: string; type: string },
): Promise<{ bundleSid: string; addressSid?: string } | undefined> {
  const row = await db.tenant(workspaceId, ({ tx }) =>
    tx.numberDocuments.findFirst({ where: { workspaceId, country, numberType: type, status: 'APPROVED' } }),
  );
  const { bundleSid, addressSid } = row ? atCarrier(row) : {};
  return bundleSid === undefined ? undefined : { bundleSid, ...(addressSid === undefined ? {} : { addressSid }) };
}

const acceptedOf = (required: Requirements, { requirement, type }: Handed) =>
  required.documents.find((one) => one.requirement === requirement)?.accepted.find((one) => one.type === type);

const needsAddress = (required: Requirements, { documents }: Dossier): boolean =>
  documents.some((handed) => acceptedOf(required, handed)?.needsAddress);

async function sendAddress(
  { carrier }: Deps,
  { address, fields }: Dossier,
  known: string | undefined,
  id: string,
): Promise<string> {
  const named = fields['business_name'] ?? [fields['first_name'], fields['last_name']].filter(Boolean).join(' ');
  const place = {
    customerName: cutText(oneLine(named || 'Ringline'), LONGEST_CUSTOMER),
    street: address.address1,
    streetSecondary: address.address2,
    city: address.city,
    region: address.state,
    postalCode: address.zip,
  };
  const { addresses } = carrier.rest;
  const friendlyName = id.replaceAll('-', '');
  const sid = known ?? (await addresses.list({ friendlyName, limit: 1 }))[0]?.sid;
  const kept = sid
    ? await addresses(sid).update(place)
    : await addresses.create({ ...place, friendlyName, isoCountry: address.country });
  return kept.sid;
}

async function sendDocument(
  { carrier, storage }: Deps,
  { workspaceId, id }: NumberDocuments,
  { requirement, type, fields, file }: Handed,
  addressSid: string | undefined,
): Promise<string> {
  const attributes = { ...fields, ...(addressSid === undefined ? {} : { address_sids: [addressSid] }) };
  const friendlyName = cutText(`ringline ${id} ${requirement}`, 128);
  if (!file) {
    const { supportingDocuments } = carrier.rest.numbers.v2.regulatoryCompliance;
    return (await supportingDocuments.create({ friendlyName, type, attributes })).sid;
  }
  const stored = await storage.get(fileKey(workspaceId, file));
  if (!stored) throw new Error(`The file of ${requirement} is not in the store`);
  return carrier.handInDocument({
    friendlyName,
    type,
    attributes,
    file: { name: file.name, mimeType: file.mimeType, bytes: await buffer(stored.body) },
  });
}

/** An assignment whose answer was lost is there already. */
function ignoreTwice(error: unknown): void {
  if ((error as { status?: number }).status !== 409) throw error;
}

const results = z.array(
  z.looseObject({
    passed: z.boolean().default(true),
    requirement_name: z.string().default(''),
    requirement_friendly_name: z.string().nullish(),
    failure_reason: z.string().nullish(),
    invalid: z
      .array(z.looseObject({ friendly_name: z.string().nullish(), failure_reason: z.string().nullish() }))
      .default([]),
  }),
);

/** What an evaluation finds missing, one sentence each. */
function objectionsOf(told: unknown): DocumentRejection[] {
  const read = results.safeParse(told);
  const failed = read.success ? read.data.filter(({ passed }) => !passed) : [];
  const reasons = failed.flatMap(({ requirement_name: about, failure_reason: whole, invalid }) => {
    const each = invalid.map(({ failure_reason: reason }) => reason ?? '').filter(Boolean);
    return (each.length > 0 ? each : [whole ?? '']).filter(Boolean).map((reason) => ({ about, reason }));
  });
  return reasons.length > 0 ? reasons : [{ about: '', reason: 'The carrier misses something and does not say what.' }];
}

const at = ({ workspaceId, id }: NumberDocuments) => ({ workspaceId_id: { workspaceId, id } });

const rowOf = ({ db }: Pick<Deps, 'db'>, { workspaceId, documentsId: id }: Which): Promise<NumberDocuments | null> =>
  db.tenant(workspaceId, ({ tx }) => tx.numberDocuments.findUnique({ where: { workspaceId_id: { workspaceId, id } } }));
