import { writtenName } from '@ringline/kit/mail';
import type { Deps, Unit } from '../context.ts';
import type { Invitation } from '../generated/prisma/client.ts';
import { nameOf } from '../audit/audit.ts';
import { pageOf } from '../mails/pageOf.ts';
import { enqueueMail } from '../mails/sendMail.ts';
import { hashOf, newToken } from './token.ts';

/** Makes the one link that works for an invitation, and mails it. The link of before is dead. */
export async function mailLink(deps: Deps, uow: Unit, invitation: Invitation): Promise<void> {
  const { tx, workspaceId } = uow;
  const token = newToken();
  const route = { tokenHash: hashOf(token), targetWorkspace: workspaceId };
  await tx.invitationRoute.upsert({
    where: { invitationId: invitation.id },
    create: { invitationId: invitation.id, ...route },
    update: route,
  });
  const {
    name: workspace,
    language,
    displayName,
  } = await tx.workspace.findUniqueOrThrow({ where: { id: workspaceId } });
  const [invited] = await tx.userCopy.findMany({
    where: { email: { equals: invitation.email, mode: 'insensitive' } },
    take: 1,
  });
  const inviter = await tx.userCopy.findUnique({ where: { userId: invitation.invitedBy } });
  await enqueueMail(
    deps,
    uow,
    { to: invitation.email, language: invited?.language || inviter?.language || language },
    'invitation',
    {
      inviter: writtenName(await nameOf(tx, invitation.invitedBy)),
      workspace: writtenName(displayName || workspace),
      role: invitation.role,
      link: pageOf(deps.env, `/login?invitation=${token}`),
    },
  );
}
