/** What a workspace hands in for numbers of a regulated country: kept as a draft, checked, and sent. */
import type { Principal } from '@ringline/kit/auth';
import { conflict, invalid, notFound, Refusal } from '@ringline/kit/errors';
import { isUuid } from '@ringline/kit/ids';
import { trimmed } from '@ringline/kit/text';
import type {
  AttachNumberDocumentRequest,
  SaveNumberDocumentsRequest,
} from '@ringline/proto/telephony/v1/number_documents_pb';
import { nameOf } from '../../calls/transferCall.ts';
import type { Deps, Transaction, Unit } from '../../context.ts';
import type { NumberDocuments, Prisma } from '../../generated/prisma/client.ts';
import { soldType } from '../../purchases/search.ts';
import { SENDER_ID_RULES } from '../../senderIds/countries.ts';
import { type EndUser, type Requirements, requirementsOf, SENDER_ID_FIELD } from './regulations.ts';

/** The job that sends them, and asks how they stand. */
export const FOLLOW_DOCUMENTS = 'follow-number-documents';

export type DocumentsStatus = 'APPROVED' | 'DRAFT' | 'IN_REVIEW' | 'PENDING' | 'REJECTED';

export interface HandedFile {
  readonly id: string;
  readonly name: string;
  readonly mimeType: string;
  readonly sizeBytes: number;
}

export interface Handed {
  readonly requirement: string;
  /** One of the accepted; empty: none is chosen yet. */
  readonly type: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly file?: HandedFile | undefined;
}

export interface DocumentAddress {
  readonly address1: string;
  readonly address2: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly country: string;
}

export interface Step {
  readonly status: DocumentsStatus;
  /** ISO 8601. */
  readonly at: string;
  /** Empty: the carrier. */
  readonly byName: string;
}

export interface DocumentRejection {
  readonly about: string;
  readonly reason: string;
}

/** A set of documents with its JSON read. */
export interface Dossier {
  readonly endUser: EndUser;
  readonly email: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly address: DocumentAddress;
  readonly documents: readonly Handed[];
}

const LONGEST = 200;
const MOST_FIELDS = 60;
const ADDRESS_PARTS = ['address1', 'address2', 'city', 'state', 'zip', 'country'] as const;
const NEEDED_PARTS = ['address1', 'city', 'state', 'zip'] as const;
/** What the carrier takes as a file. */
const FILES: Readonly<Record<string, string>> = { 'application/pdf': 'pdf', 'image/jpeg': 'jpg', 'image/png': 'png' };
const LARGEST_FILE = 5 * 1024 * 1024;
const EDITABLE: ReadonlySet<string> = new Set<DocumentsStatus>(['DRAFT', 'REJECTED']);

const json = (value: unknown) => value as Prisma.InputJsonValue;

export const dossierOf = (row: NumberDocuments): Dossier => ({
  endUser: row.endUser === 'INDIVIDUAL' ? 'INDIVIDUAL' : 'BUSINESS',
  email: row.email,
  fields: row.fields as Record<string, string>,
  address: row.address as unknown as DocumentAddress,
  documents: row.documents as unknown as Handed[],
});
export const stepsOf = ({ steps }: Pick<NumberDocuments, 'steps'>): Step[] => steps as unknown as Step[];
export const missingIn = ({ missing }: Pick<NumberDocuments, 'missing'>): string[] => missing as string[];
export const isEditable = ({ status }: Pick<NumberDocuments, 'status'>): boolean => EDITABLE.has(status);

/** Where the edge stores a file. */
export const fileKey = (workspaceId: string, { id, mimeType }: Pick<HandedFile, 'id' | 'mimeType'>): string =>
  `number-documents/${workspaceId}/${id}.${FILES[mimeType] ?? 'bin'}`;

/** What the carrier would not take it without, by name. */
export function missingOf(required: Requirements, { email, fields, address, documents }: Dossier): string[] {
  const chosen = required.documents.map((one) => {
    const handed = documents.find(({ requirement }) => requirement === one.requirement);
    return { one, handed, accepted: one.accepted.find(({ type }) => type === handed?.type) };
  });
  const needsAddress = chosen.some(({ accepted }) => accepted?.needsAddress);
  return [
    ...(/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? [] : ['email']),
    ...required.fields.filter(({ name }) => !fields[name]).map(({ name }) => `field.${name}`),
    ...(needsAddress ? NEEDED_PARTS.filter((part) => !address[part]).map((part) => `address.${part}`) : []),
    ...chosen.flatMap(({ one, handed, accepted }) => {
      if (!accepted) return [`document.${one.requirement}`];
      return [
        ...accepted.fields
          .filter(({ name }) => !handed?.fields[name])
          .map(({ name }) => `document.${one.requirement}.${name}`),
        ...(accepted.needsFile && !handed?.file ? [`file.${one.requirement}`] : []),
      ];
    }),
  ];
}

export const listNumberDocuments =
  ({ db }: Pick<Deps, 'db'>) =>
  ({ workspaceId }: Pick<Principal, 'workspaceId'>): Promise<NumberDocuments[]> =>
    db.tenant(workspaceId, ({ tx }) =>
      tx.numberDocuments.findMany({ where: { workspaceId }, orderBy: [{ country: 'asc' }, { numberType: 'asc' }] }),
    );

/** @throws Refusal VALIDATION_FAILED for a kind that is not sold, or is sold without documents; UNAVAILABLE */
export const getRequirements =
  (deps: Deps) =>
  async (asked: { country: string; numberType: string; endUser: string }): Promise<Requirements> => {
    const country = asked.country.toUpperCase();
    const endUser = endUserOf(asked.endUser);
    const numberType = documentedType(country, asked.numberType);
    const required = await requirementsOf(deps, { country, numberType, endUser });
    if (numberType === 'SENDER_ID') {
      if (endUser === 'INDIVIDUAL') throw invalid('endUser', 'Sender names are registered for businesses only.');
      if (!required)
        throw invalid(
          'country',
          'The carrier takes no registration of sender names of this country here. Contact support.',
        );
      // The name itself is known.
      return { ...required, fields: required.fields.filter(({ name }) => name !== SENDER_ID_FIELD) };
    }
    if (!required) throw invalid('country', 'Numbers of this country need no documents. Buy one right away.');
    return required;
  };

/**
 * Keeps what is filled in and says what is missing.
 * @throws Refusal VALIDATION_FAILED, CONFLICT, INVALID_TRANSITION while the carrier reviews it, UNAVAILABLE
 */
export const saveNumberDocuments =
  (deps: Deps) =>
  async (input: SaveNumberDocumentsRequest, principal: Principal): Promise<NumberDocuments> => {
    const { workspaceId } = principal;
    const required = await getRequirements(deps)(input);
    const country = input.country.toUpperCase();
    const numberType = documentedType(country, input.numberType);
    const given = readDossier(input);
    return deps.db.tenant(workspaceId, async (uow) => {
      const { tx } = uow;
      await lock(tx, workspaceId);
      const senderId =
        numberType === 'SENDER_ID'
          ? await senderIdIn(tx, { workspaceId, country }, bounded('senderId', input.senderId))
          : '';
      const where = { workspaceId, country, numberType, senderId };
      const known = await tx.numberDocuments.findFirst({ where });
      if ((known?.version ?? 0) !== input.version) throw conflict('The documents');
      assertEditable(known);
      const before = known ? dossierOf(known).documents : [];
      const documents = given.documents.map((one): Handed => {
        const file = before.find(({ requirement }) => requirement === one.requirement)?.file;
        return file ? { ...one, file } : one;
      });
      const { endUser, email, fields, address } = given;
      const kept = {
        endUser,
        email,
        fields: json(fields),
        address: json({ ...address, country: address.country || country }),
        documents: json(documents),
        missing: json(missingOf(required, { ...given, documents })),
        status: 'DRAFT',
        updatedAt: deps.clock.now(),
      };
      if (known)
        return tx.numberDocuments.update({
          where: { workspaceId_id: { workspaceId, id: known.id } },
          data: { ...kept, version: { increment: 1 }, ...(await stepTo(deps, uow, known, 'DRAFT', principal)) },
        });
      const steps = json([
        { status: 'DRAFT', at: deps.clock.now().toISOString(), byName: await nameOf(tx, principal) },
      ]);
      return tx.numberDocuments.create({ data: { ...kept, ...where, id: deps.ids.uuid(), steps } });
    });
  };

/**
 * Takes note of a file; one that it replaces is deleted.
 * @throws Refusal NOT_FOUND, VALIDATION_FAILED, INVALID_TRANSITION, UNAVAILABLE
 */
export const attachNumberDocument =
  (deps: Deps) =>
  async (input: AttachNumberDocumentRequest, principal: Principal): Promise<NumberDocuments> => {
    const { workspaceId } = principal;
    const file = readFile(input);
    const row = await rowOf(deps, workspaceId, input.id);
    const { numberType, country } = row;
    const required = await getRequirements(deps)({ country, numberType, endUser: row.endUser });
    if (!required.documents.some(({ requirement }) => requirement === input.requirement))
      throw invalid('requirement', 'The carrier does not ask for this document.');
    if (!(await deps.storage.stat(fileKey(workspaceId, file)))) throw notFound('The file');
    let replaced: HandedFile | undefined;
    const saved = await deps.db.tenant(workspaceId, async (uow) => {
      const { tx } = uow;
      await lock(tx, workspaceId);
      const known = await tx.numberDocuments.findUniqueOrThrow({ where: at(row) });
      assertEditable(known);
      const dossier = dossierOf(known);
      const handed = dossier.documents.find(({ requirement }) => requirement === input.requirement);
      replaced = handed?.file;
      const documents = [
        ...dossier.documents.filter(({ requirement }) => requirement !== input.requirement),
        { requirement: input.requirement, type: '', fields: {}, ...handed, file },
      ];
      return tx.numberDocuments.update({
        where: at(row),
        data: {
          documents: json(documents),
          missing: json(missingOf(required, { ...dossier, documents })),
          status: 'DRAFT',
          version: { increment: 1 },
          updatedAt: deps.clock.now(),
          ...(await stepTo(deps, uow, known, 'DRAFT', principal)),
        },
      });
    });
    if (replaced && replaced.id !== file.id) await deps.storage.delete(fileKey(workspaceId, replaced));
    return saved;
  };

/**
 * Sends them to the carrier.
 * @throws Refusal NOT_FOUND, CONFLICT, VALIDATION_FAILED with the first field that is missing, INVALID_TRANSITION
 */
export const submitNumberDocuments =
  (deps: Deps) =>
  async ({ id, version }: { id: string; version: number }, principal: Principal): Promise<NumberDocuments> => {
    const { workspaceId } = principal;
    const row = await rowOf(deps, workspaceId, id);
    const { country, numberType } = row;
    // What is asked for may have changed since it was kept.
    const required = await getRequirements(deps)({ country, numberType, endUser: row.endUser });
    return deps.db.tenant(workspaceId, async (uow) => {
      const { tx } = uow;
      await lock(tx, workspaceId);
      const known = await tx.numberDocuments.findUniqueOrThrow({ where: at(row) });
      if (known.version !== version) throw conflict('The documents');
      assertEditable(known);
      const [first] = missingOf(required, dossierOf(known));
      if (first !== undefined) throw invalid(first, 'Something is missing. Fill it in, then submit the documents.');
      await deps.jobs.enqueue(uow, FOLLOW_DOCUMENTS, { workspaceId, documentsId: id });
      return moveDocuments(deps, uow, known, 'PENDING', { byName: await nameOf(tx, principal) });
    });
  };

/** Moves a locked one on. */
export async function moveDocuments(
  { clock }: Pick<Deps, 'clock'>,
  { tx }: Unit,
  known: NumberDocuments,
  status: DocumentsStatus,
  told: { byName?: string; rejections?: readonly DocumentRejection[]; registry?: unknown } = {},
): Promise<NumberDocuments> {
  const { byName = '', rejections = [], registry } = told;
  const step: Step = { status, at: clock.now().toISOString(), byName };
  return tx.numberDocuments.update({
    where: at(known),
    data: {
      status,
      steps: json([...stepsOf(known), step]),
      rejections: json(rejections),
      missing: json([]),
      version: { increment: 1 },
      updatedAt: clock.now(),
      ...(registry === undefined ? {} : { registry: json(registry) }),
    },
  });
}

/** Of two who change it at the same time, the second sees what the first did. */
export async function lock(tx: Transaction, workspaceId: string): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`number-documents:${workspaceId}`}, 0))`;
}

/** The type of what is documented: of a number that is sold, or a sender id. @throws Refusal VALIDATION_FAILED */
function documentedType(country: string, numberType: string): string {
  if (numberType !== 'SENDER_ID') return soldType(country, numberType, '');
  if (SENDER_ID_RULES[country] === 'REGISTRATION') return numberType;
  throw invalid('country', 'Sender names of this country are not registered. Choose another country.');
}

/** As the workspace wrote it. @throws Refusal NOT_FOUND */
async function senderIdIn(
  tx: Transaction,
  { workspaceId, country }: { workspaceId: string; country: string },
  given: string,
): Promise<string> {
  const found = await tx.phoneNumber.findFirst({
    where: { workspaceId, country, type: 'SENDER_ID', number: given, NOT: { status: 'RELEASED' } },
  });
  if (!found) throw notFound('The sender name');
  return found.number;
}

const at = ({ workspaceId, id }: NumberDocuments) => ({ workspaceId_id: { workspaceId, id } });

async function stepTo(
  { clock }: Pick<Deps, 'clock'>,
  { tx }: Unit,
  known: NumberDocuments,
  status: DocumentsStatus,
  principal: Principal,
): Promise<{ steps?: Prisma.InputJsonValue }> {
  if (known.status === status) return {};
  const step: Step = { status, at: clock.now().toISOString(), byName: await nameOf(tx, principal) };
  return { steps: json([...stepsOf(known), step]) };
}

async function rowOf({ db }: Pick<Deps, 'db'>, workspaceId: string, id: string): Promise<NumberDocuments> {
  const row = isUuid(id)
    ? await db.tenant(workspaceId, ({ tx }) =>
        tx.numberDocuments.findUnique({ where: { workspaceId_id: { workspaceId, id } } }),
      )
    : null;
  if (!row) throw notFound('The documents');
  return row;
}

function assertEditable(known: NumberDocuments | null): void {
  if (!known || isEditable(known)) return;
  if (known.status === 'APPROVED') throw invalidTransition('These documents are approved. Buy a number with them.');
  throw invalidTransition('The carrier is reviewing these documents. You can change them if it asks for something.');
}

const invalidTransition = (message: string): Refusal =>
  new Refusal({ code: 'INVALID_TRANSITION', message, why: { check: 'registration' } });

function endUserOf(given: string): EndUser {
  if (given === 'BUSINESS' || given === 'INDIVIDUAL') return given;
  throw invalid('endUser', 'Say whether a business or a person uses the number.');
}

function readDossier(input: SaveNumberDocumentsRequest): Dossier {
  const filled = (field: string, all: readonly { name: string; value: string }[]): Record<string, string> => {
    if (all.length > MOST_FIELDS) throw invalid(field, `Use at most ${MOST_FIELDS}.`);
    return Object.fromEntries(all.map(({ name, value }) => [bounded(field, name), bounded(field, value)]));
  };
  if (input.documents.length > MOST_FIELDS) throw invalid('documents', `Use at most ${MOST_FIELDS}.`);
  return {
    endUser: endUserOf(input.endUser),
    email: bounded('email', input.email),
    fields: filled('fields', input.fields),
    address: Object.fromEntries(
      ADDRESS_PARTS.map((part) => [part, bounded(`address.${part}`, input.address?.[part] ?? '')]),
    ) as unknown as DocumentAddress,
    documents: input.documents.map(({ requirement, type, fields }) => ({
      requirement: bounded('documents', requirement),
      type: bounded('documents', type),
      fields: filled('documents', fields),
    })),
  };
}

function bounded(field: string, given: string): string {
  const text = trimmed(given);
  if (text.length > LONGEST) throw invalid(field, `Use at most ${LONGEST} characters.`);
  return text;
}

function readFile({ fileId, fileName, mimeType, sizeBytes }: AttachNumberDocumentRequest): HandedFile {
  if (!isUuid(fileId)) throw notFound('The file');
  const name = bounded('fileName', fileName);
  if (name === '') throw invalid('fileName', 'Give the file a name.');
  if (!Object.hasOwn(FILES, mimeType)) throw invalid('file', 'Attach a PDF, a JPEG or a PNG.');
  const size = Number(sizeBytes);
  if (size <= 0 || size > LARGEST_FILE) throw invalid('file', 'This file is larger than 5 MB. Choose a smaller one.');
  return { id: fileId, name, mimeType, sizeBytes: size };
}
