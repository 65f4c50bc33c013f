import { notFound } from '@ringline/kit/errors';
import { isUuid } from '@ringline/kit/ids';
import type { Client, Deps } from '../context.ts';
import { parseCode } from './takeCode.ts';
import { withCode } from './withCode.ts';

/** Takes a code for an action of another service that asks for it again (defaults 2.5). @throws as `withCode` */
export const verifyMfaCode = (deps: Deps) => async (input: { userId: string; code: string; client: Client }) => {
  if (!isUuid(input.userId)) throw notFound('The account');
  await withCode(deps, { ...input, code: parseCode(input.code) }, async () => undefined);
};
