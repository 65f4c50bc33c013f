/** Joining by the domain of an e-mail address (defaults 2.6). */
import type { Principal } from '@ringline/kit/auth';
import { Refusal, invalid } from '@ringline/kit/errors';
import freeMailDomains from 'free-email-domains';
import type { Unit } from '../context.ts';
import type { UserCopy, Workspace } from '../generated/prisma/client.ts';

const FREE_MAIL = new Set<string>(freeMailDomains);

/** The domain of a verified address, in lower case; undefined while it is not verified. */
export function verifiedDomain(user: Pick<UserCopy, 'email' | 'isEmailVerified'> | null): string | undefined {
  return user?.isEmailVerified ? user.email.split('@').at(-1)?.toLowerCase() : undefined;
}

/** @returns whether everybody can have an address there, so that it says nothing about who somebody works for */
export const isFreeMail = (domain: string): boolean => FREE_MAIL.has(domain);

/**
 * Opens the workspace to a domain, or with an empty one closes it.
 * @returns the domain
 * @throws Refusal FORBIDDEN_ROLE for anybody but the OWNER; VALIDATION_FAILED for free mail and for a domain that is not that of
 * the OWNER's own verified address
 */
export async function assertMayOpenTo(
  { tx, workspaceId }: Unit,
  typed: string,
  workspace: Workspace,
  { userId, role }: Pick<Principal, 'userId' | 'role'>,
): Promise<string> {
  const field = 'allowSignupFromDomain';
  const domain = typed.trim().toLowerCase().replace(/^@/, '');
  if (domain === workspace.allowSignupFromDomain) return domain;
  if (role !== 'OWNER') {
    throw new Refusal({
      code: 'FORBIDDEN_ROLE',
      field,
      message: 'Only the owner can open the workspace to a domain. Ask the owner.',
      why: { check: 'role', required: 'OWNER', current: role, whoCanFix: ['OWNER'] },
    });
  }
  await tx.joinDomain.deleteMany({ where: { targetWorkspace: workspaceId } });
  if (domain === '') return '';
  if (isFreeMail(domain))
    throw invalid(field, `Anyone can have an address at ${domain}. Use a domain that is your company's own.`);
  const own = verifiedDomain(await tx.userCopy.findUnique({ where: { userId } }));
  if (own !== domain)
    throw invalid(field, `Use the domain of your own verified email address${own ? `, ${own}` : ''}.`);
  await tx.joinDomain.create({ data: { targetWorkspace: workspaceId, domain } });
  return domain;
}
