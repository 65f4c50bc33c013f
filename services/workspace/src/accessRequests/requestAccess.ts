import { writtenName } from '@ringline/kit/mail';
import type { Principal } from '@ringline/kit/auth';
import { Refusal, invalid, notFound } from '@ringline/kit/errors';
import { audit } from '../audit/audit.ts';
import type { Deps, Unit } from '../context.ts';
import { enqueueMail } from '../mails/sendMail.ts';
import { pageOf } from '../mails/pageOf.ts';
import { loadMembers, lockUser, memberName, type LoadedMember } from '../members/member.ts';
import { hasIt, keyOf, parseWanted, rolesThatGive, type Wanted } from './wanted.ts';

/** The same thing is asked for once in this time, in milliseconds: whoever is asked has a day to answer. */
const AGAIN_MS = 24 * 60 * 60_000;
/** Different things in the same time: a screen full of greyed buttons must not fill a mailbox. */
const MOST = 10;

type Asking = Pick<Principal, 'workspaceId' | 'userId' | 'role' | 'scope' | 'seat' | 'features' | 'plansWith'> & {
  readonly ip?: string;
};

export interface AccessRequested {
  /** Names of those who were asked. */
  readonly sentTo: readonly string[];
  readonly requestedAt: Date;
}

/**
 * Mails those who can give it that a member asks for a right, a seat or a feature (ux 5). Asked again within 24 hours it
 * gives the same answer and mails nobody.
 * @throws Refusal VALIDATION_FAILED for what they have, or what only they themselves can change; RATE_LIMITED
 */
export const requestAccess =
  (deps: Deps) =>
  async (input: { check: string; required: string }, by: Asking): Promise<AccessRequested> => {
    const wanted = parseWanted(input, by.plansWith);
    if (hasIt(by, wanted)) throw invalid('required', 'You already have this. Reload the page.');
    const { workspaceId, userId } = by;
    const key = { workspaceId, userId, wanted: keyOf(wanted) };
    return deps.db.tenant(workspaceId, async (uow) => {
      const { tx } = uow;
      await lockUser(tx, userId);
      const requestedAt = deps.clock.now();
      const recent = await tx.accessRequest.findMany({
        where: { userId, requestedAt: { gt: new Date(requestedAt.getTime() - AGAIN_MS) } },
        orderBy: { requestedAt: 'asc' },
      });
      const earlier = recent.find((request) => request.wanted === key.wanted);
      if (earlier) return earlier;
      if (recent[0] && recent.length >= MOST) throw tooMany(recent[0].requestedAt, requestedAt);

      const { asking, givers } = await whoGives(uow, wanted, by);
      const sentTo = givers.map(memberName);
      await tx.accessRequest.upsert({
        where: { workspaceId_userId_wanted: key },
        create: { ...key, requestedAt, sentTo },
        update: { requestedAt, sentTo },
      });
      await mail(deps, uow, asking, givers, key.wanted);
      await audit(deps, uow, by, {
        action: 'access.requested',
        target: { type: 'MEMBER', id: asking.profile.id, name: memberName(asking) },
        changes: [{ field: 'access', before: null, after: key.wanted }],
      });
      return { sentTo, requestedAt };
    });
  };

/** Who asks, and who can give it: never themselves, never somebody whose mail is not known. */
async function whoGives(uow: Unit, wanted: Wanted, { userId, role }: Asking) {
  const members = await loadMembers(uow, []);
  const asking = members.find(({ profile }) => profile.userId === userId);
  if (!asking) throw notFound('Your profile');
  const roles = rolesThatGive(wanted, role);
  const givers = members.filter(
    ({ profile, user }) =>
      roles.includes(profile.role) && profile.status === 'ACTIVE' && user?.email && profile.userId !== userId,
  );
  if (givers.length === 0) throw invalid('required', 'No one else here can give you this.');
  return { asking, givers };
}

async function mail(
  deps: Deps,
  uow: Unit,
  asking: LoadedMember,
  givers: readonly LoadedMember[],
  wanted: string,
): Promise<void> {
  const { workspaceId, tx } = uow;
  const workspace = await tx.workspace.findUnique({ where: { id: workspaceId }, select: { displayName: true } });
  const facts = {
    person: writtenName(memberName(asking)),
    workspace: writtenName(workspace?.displayName ?? ''),
    wanted,
    link: pageOf(deps.env, `/settings/users?member=${asking.profile.id}`),
  };
  for (const { user } of givers)
    if (user) await enqueueMail(deps, uow, { to: user.email, language: user.language }, 'access-requested', facts);
}

function tooMany(first: Date, now: Date): Refusal {
  const retryAfterSeconds = Math.ceil((first.getTime() + AGAIN_MS - now.getTime()) / 1000);
  return new Refusal({
    code: 'RATE_LIMITED',
    message: `You sent ${MOST} requests within a day. Talk to an owner or admin, or ask again tomorrow.`,
    retryable: true,
    why: {
      check: 'access-requests',
      required: `at most ${MOST} within 24 hours`,
      current: String(MOST),
      whoCanFix: ['you'],
    },
    details: { retryAfterSeconds },
  });
}
