import { assertAllowed, authorizationOf } from '@ringline/kit/auth';
import { Refusal } from '@ringline/kit/errors';
import { overLimit } from '@ringline/kit/limits';
import type { DescMethod } from '@bufbuild/protobuf';
import type { FastifyRequest } from 'fastify';
import type { Edge } from '../edge/edge.ts';
import { credentialsOf } from '../graphql/caller.ts';

/** Who may send a file, and how much. */
export interface Admission {
  /** What it counts as: each person's files are counted under this name. */
  readonly name: string;
  readonly perUser: { readonly limit: number; readonly perSeconds: number };
  /** What a caller without a session reads. */
  readonly signIn: string;
  /** Of the request with what stands around the file. */
  readonly mostBytes: number;
  /** A body whose size is not told may come in; what reads it counts. */
  readonly unsized?: true;
  readonly tooLarge: (contentLength: string | undefined) => Refusal;
  /** What is called with the file: a caller who may not do that in their workspace is refused. */
  readonly method?: DescMethod;
}

/**
 * Decides by its head whether a request's body is read.
 * @throws Refusal UNAUTHENTICATED, MEDIA_TOO_LARGE, RATE_LIMITED, what the method's authorization and what the access service
 * refuse with
 */
export async function admit(
  edge: Pick<Edge, 'principals' | 'limits'>,
  request: FastifyRequest,
  { name, perUser, signIn, mostBytes, unsized, tooLarge, method }: Admission,
): Promise<void> {
  const credentials = credentialsOf(request);
  if (!credentials) throw new Refusal({ code: 'UNAUTHENTICATED', message: signIn });
  const length = request.headers['content-length'];
  const isFine = length === undefined ? unsized : Number(length) <= mostBytes;
  if (!isFine) throw tooLarge(length);
  const { principal } = await edge.principals.of(credentials);
  // Without a workspace in its head, the request says it in its body.
  if (method && principal.workspaceId) assertAllowed(principal, authorizationOf(method));
  const permit = await edge.limits.take(`${name}:${principal.userId}`, perUser);
  if (!permit.allowed) throw overLimit(permit, 'Too many files within an hour. Try again later.');
}
