/** `POST /contacts/import` (spec 002 §7): a form with `file` and `workspaceId`, read as it flows. */
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyHeaders } from '@fastify/busboy';
import { invalid, Refusal } from '@ringline/kit/errors';
import { readQuery } from '@ringline/kit/http';
import { ImportService } from '@ringline/proto/contacts/v1/imports_pb';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Edge } from '../edge/edge.ts';
import { callerOf } from '../graphql/caller.ts';
import { OperationContext } from '../graphql/context.ts';
import { admit, type Admission } from '../media/admit.ts';
import { isUpload } from '../media/uploads.ts';
import { answerWhenDone, homeCountry } from './importAnswer.ts';

const LARGEST_FILE = 20 * 1024 * 1024;
/** The file and what stands around it. */
const LARGEST_REQUEST = LARGEST_FILE + 64 * 1024;
/** The longest that a body may take: 20 MB over a slow connection. */
const SENT_WITHIN_MS = 240_000;

const query = z.object({
  subscriberListId: z.string().default(''),
  /** Waits for a person who checks the columns (`startContactImport`). */
  review: z.stringbool().default(false),
  country: z.string().default(''),
});

const tooLarge = (): Refusal =>
  new Refusal({
    code: 'MEDIA_TOO_LARGE',
    field: 'file',
    message: 'This file is larger than 20 MB. Split it, and import the parts.',
    why: { check: 'import-size', required: 'at most 20 MB', current: 'more' },
  });

const CONTACT_FILE: Admission = {
  name: 'import',
  perUser: { limit: 60, perSeconds: 3_600 },
  signIn: 'Sign in before you import contacts.',
  mostBytes: LARGEST_REQUEST,
  unsized: true,
  tooLarge,
  method: ImportService.method.createImport,
};

/**
 * Answers `{ data: { id, state, errors: [{ row, contact, reason }] } }` when the import is done, 202 with a message while a long one
 * runs, and at once with `review=true`.
 */
export function importContacts(app: FastifyInstance, edge: Edge): void {
  app.post('/contacts/import', async (request, reply) => {
    edge.origins.refuseForeign(request);
    const asked = readQuery(request, query);
    const caller = callerOf(edge, request, reply);
    await admit(edge, request, CONTACT_FILE);
    if (!isUpload(request)) throw invalid('file', 'Send the file as a part of a form (multipart/form-data).');
    const id = edge.ids.uuid();
    const form = await receive(edge, request, id);
    try {
      const workspace = form.workspaceId || caller.credentials?.workspace;
      if (!workspace) throw invalid('workspaceId', 'Say which workspace the contacts are for: workspaceId.');
      const credentials = caller.credentials && { ...caller.credentials, workspace };
      const context = new OperationContext(edge, { ...caller, credentials });
      const { principal } = await context.signed();
      const key = `imports/${principal.workspaceId}/${id}`;
      await place(edge, form.key, key);
      const { import: created } = await context
        .call(ImportService)
        .createImport({
          id,
          fileName: form.fileName,
          sizeBytes: BigInt(form.size),
          country: asked.country || (await homeCountry(context)),
          review: asked.review,
          subscriberListId: asked.subscriberListId,
        })
        .catch(async (error: unknown) => {
          // Whoever may not import leaves no file behind.
          await edge.storage.delete(key);
          throw error;
        });
      if (asked.review) return await reply.send({ data: { id, state: created?.state, errors: [] } });
      return await answerWhenDone(context, id, reply);
    } finally {
      await edge.storage.delete(form.key);
    }
  });
}

interface Form {
  readonly key: string;
  readonly fileName: string;
  readonly size: number;
  readonly workspaceId: string;
}

/** Stores the form's file as it comes. @throws Refusal MEDIA_TOO_LARGE, VALIDATION_FAILED; nothing is stored then */
async function receive(edge: Edge, request: FastifyRequest, id: string): Promise<Form> {
  const key = `imports/pending/${id}`;
  const form = new Busboy({
    headers: request.headers as BusboyHeaders,
    limits: { files: 1, fileSize: LARGEST_FILE, fields: 10, fieldSize: 1_024 },
  });
  let workspaceId = '';
  let part: Readable | undefined;
  let stored: Promise<{ fileName: string; size: number }> | undefined;
  form.on('field', (name, value) => {
    if (name === 'workspaceId') workspaceId = value;
  });
  form.on('file', (name, stream, fileName) => {
    if (name !== 'file') return void stream.resume();
    part = stream;
    stored = storeFile(edge, key, stream).then((size) => ({ fileName: fileName || 'contacts.csv', size }));
    // Told below; until then nobody waits for it.
    stored.catch(() => undefined);
  });
  const late = setTimeout(() => request.raw.destroy(), SENT_WITHIN_MS).unref();
  try {
    await pipeline(request.raw, form);
    if (!stored) throw invalid('file', 'The form has no file.');
    return { key, ...(await stored), workspaceId };
  } catch (error) {
    // Of a body that broke off the file never ends by itself.
    part?.destroy(new Error('the upload broke off'));
    await stored?.catch(() => undefined);
    await edge.storage.delete(key);
    if (error instanceof Refusal) throw error;
    throw invalid('file', 'The form could not be read to its end. Upload the file again.');
  } finally {
    clearTimeout(late);
  }
}

async function storeFile(edge: Edge, key: string, stream: Readable): Promise<number> {
  let cut = false;
  stream.on('limit', () => {
    cut = true;
  });
  const { size } = await edge.storage.put(key, stream, { contentType: 'application/octet-stream' });
  if (cut) throw tooLarge();
  return size;
}

/** The workspace may be the last field of the form: only then it is known where the file belongs. */
async function place(edge: Edge, from: string, to: string): Promise<void> {
  const file = await edge.storage.get(from);
  if (file) await edge.storage.put(to, file.body, { contentType: file.contentType });
}
