import { parseClientIdentity } from '@ringline/kit/carrier';
import type { Deps } from '../context.ts';

/** The workspace that a number leads to. */
export async function workspaceOfNumber(deps: Deps, number: string): Promise<string | undefined> {
  const route = await deps.db.platform('number routing', ({ tx }) => tx.numberRoute.findUnique({ where: { number } }));
  return route?.workspaceId;
}

/** The workspace that a device's identity names. */
export function workspaceOfClient(identity: string): string | undefined {
  return parseClientIdentity(identity)?.workspaceId;
}
