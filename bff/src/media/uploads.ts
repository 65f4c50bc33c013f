/** Who may send a file, decided before a byte of it lies in memory (defaults 6.2, 22). */
import { Refusal } from '@ringline/kit/errors';
import { overLimit } from '@ringline/kit/limits';
import type { FastifyRequest } from 'fastify';
import type { Edge } from '../edge/edge.ts';
import { admit, type Admission } from './admit.ts';
import { LARGEST_REQUEST_BYTES } from './limits.ts';

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
      message: 'This file is larger than 10 MB, or has no size. Choose a smaller one.',
      why: { check: 'media-size', required: 'at most 10 MB', current: contentLength ?? 'unknown' },
    }),
};
/** Files that a process holds at once: each lies in memory whole until it is stored. */
const AT_ONCE = 10;
/** The longest that a body may take, in milliseconds: 10 MB over a slow phone's connection. */
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

  return {
    async take(request, read) {
      await admit(edge, request, PICTURE);
      if (running >= AT_ONCE)
        throw overLimit(
          { allowed: false, retryAfterSeconds: 5 },
          'Many files are being uploaded right now. Try again in a few seconds.',
        );
      running += 1;
      const { raw } = request;
      const late = setTimeout(() => raw.destroy(), SENT_WITHIN_MS).unref();
      raw.once('end', () => clearTimeout(late));
      try {
        return await read();
      } finally {
        clearTimeout(late);
        running -= 1;
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
