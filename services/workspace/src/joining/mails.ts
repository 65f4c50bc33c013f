/** Who hears of a request to join, and of what became of it. */
import { type WrittenName, writtenName } from '@ringline/kit/mail';
import type { Deps, Unit } from '../context.ts';
import { pageOf } from '../mails/pageOf.ts';
import { enqueueMail } from '../mails/sendMail.ts';

type Needs = Pick<Deps, 'env' | 'jobs' | 'secrets'>;

const nameOf = async ({ tx, workspaceId }: Unit): Promise<WrittenName> =>
  writtenName(
    (await tx.workspace.findUnique({ where: { id: workspaceId }, select: { displayName: true } }))?.displayName ?? '',
  );

/** Tells those who decide, each in their own language. */
export async function tellDeciders(deps: Needs, uow: Unit, userId: string): Promise<void> {
  const { tx } = uow;
  const deciders = await tx.userProfile.findMany({ where: { role: { in: ['OWNER', 'ADMIN'] }, status: 'ACTIVE' } });
  const users = await tx.userCopy.findMany({
    where: { userId: { in: [userId, ...deciders.map((decider) => decider.userId)] } },
  });
  const asking = users.find((user) => user.userId === userId);
  const person = `${asking?.firstName ?? ''} ${asking?.lastName ?? ''}`.trim() || (asking?.email ?? '');
  const facts = {
    person: writtenName(person),
    workspace: await nameOf(uow),
    link: pageOf(deps.env, '/settings/users'),
  };
  for (const { email: to, language } of users.filter((user) => user.userId !== userId && user.email !== ''))
    await enqueueMail(deps, uow, { to, language }, 'join-requested', facts);
}

/** Tells the person who asked. */
export async function tellAsker(
  deps: Needs,
  uow: Unit,
  userId: string,
  status: 'APPROVED' | 'REJECTED',
): Promise<void> {
  const user = await uow.tx.userCopy.findUnique({ where: { userId } });
  if (!user?.email) return;
  const to = { to: user.email, language: user.language };
  const workspace = await nameOf(uow);
  if (status === 'REJECTED') return enqueueMail(deps, uow, to, 'join-rejected', { workspace });
  return enqueueMail(deps, uow, to, 'join-approved', { workspace, link: pageOf(deps.env, '/select-workspace') });
}
