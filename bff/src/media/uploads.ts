/** Who may send a file, decided before a byte of it lies in memory (defaults 6.2, 22). */
import { Refusal } from '@ringline/kit/errors';
import { overLimit } from '@ringline/kit/limits';
import type { FastifyRequest } from 'fastify';
import type { Edge } from '../edge/edge.ts';
import { admit, type Admission } from './admit.ts';
import { LARGEST_REQUEST_BYTES, LARGEST_UPLOAD_BYTES } from './limits.ts';

const PICTURE: Admission = {
  name: 'upload',
  // Twenty messages an hour with ten pictures each.
  perUser: { limit: 200, perSeconds: 3_600 },
  signIn: 'Sign in before you upload a file.',
  mostBytes: LARGEST_REQUEST_BYTES,
  tooLarge: (contentLength) =>
    new Refusal({
      code: 'MEDIA_TOO_LARGE',
      field: 'file',
      message: 'This file is larger than 25 MB, or has no size. Choose a smaller one.',
      why: { check: 'media-size', required: 'at most 25 MB', current: contentLength ?? 'unknown' },
    }),
};
/** Files that a process holds at once, and their bytes together: each lies in memory whole until it is stored. */
const AT_ONCE = 10;
const BYTES_AT_ONCE = AT_ONCE * LARGEST_UPLOAD_BYTES;
/** The longest that 10 MB of a body may take, in milliseconds: over a slow phone's connection. */
const SENT_WITHIN_MS = 120_000;

export interface Uploads {
  /**
   * Runs what reads the request's body.
   * @throws Refusal MEDIA_TOO_LARGE, RATE_LIMITED (of the person's uploads, or of this process), UNAUTHENTICATED and what else
   * the access service refuses with; nothing was read then
   */
  take<T>(request: FastifyRequest, read: () => T | Promise<T>): Promise<T>;
}

export const isUpload = ({ headers }: FastifyRequest): boolean =>
  headers['content-type']?.startsWith('multipart/form-data') === true;

export function createUploads(edge: Pick<Edge, 'principals' | 'limits'>): Uploads {
  let running = 0;
  let held = 0;

  return {
    async take(request, read) {
      await admit(edge, request, PICTURE);
      const size = Number(request.headers['content-length']);
      if (running >= AT_ONCE || held + size > BYTES_AT_ONCE + AT_ONCE * 64 * 1024)
        throw overLimit(
          { allowed: false, retryAfterSeconds: 5 },
          'Many files are being uploaded right now. Try again in a few seconds.',
        );
      running += 1;
      held += size;
      const { raw } = request;
      const late = setTimeout(() => raw.destroy(), SENT_WITHIN_MS * Math.max(1, size / LARGEST_UPLOAD_BYTES)).unref();
      raw.once('end', () => clearTimeout(late));
      try {
        return await read();
      } finally {
        clearTimeout(late);
        running -= 1;
        held -= size;
      }
    },
  };
}

/** What is wrong with a form: GraphQL's reader of forms breaks on a `map` or operations of another shape than the specification's. */
export const refusalOfForm = (error: unknown): unknown =>
  error instanceof TypeError
    ? new Refusal({
        code: 'VALIDATION_FAILED',
        message:
          'This upload’s form can’t be read. Send operations, map and files as graphql-multipart-request-spec says.',
      })
    : error;
