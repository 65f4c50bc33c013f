import type { HandlerContext } from '@connectrpc/connect';
import { clientAddressOf, principalOf, type Principal } from '@ringline/kit/auth';

/** Whoever does something: what rights are decided by, and what the audit log notes. */
export type MemberActor = Pick<Principal, 'workspaceId' | 'userId' | 'role' | 'teamIds' | 'ownerName' | 'scope'> & {
  readonly ip: string;
};

/** Who calls, with the network address for the audit log. */
export function actorOf(context: HandlerContext): Principal & { readonly ip: string } {
  return { ...principalOf(context), ip: clientAddressOf(context) };
}
