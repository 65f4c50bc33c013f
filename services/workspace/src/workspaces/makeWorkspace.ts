import { type Language, languageOf } from '@ringline/kit/mail';
import type { Deps, Unit } from '../context.ts';
import { announceAccess, announceMember, lockUser } from '../members/member.ts';
import type { RoleName } from '../roles/matrix.ts';
import { planSummary } from '../summary/planSummary.ts';
import { announceTeam } from '../teams/team.ts';
import { uniqueNameCandidates } from './uniqueName.ts';
import { announceWorkspace, loadWorkspace, type LoadedWorkspace } from './workspace.ts';

/** The first team's name, in the language of who makes the workspace; from then on it is a name like others. */
const DEFAULT_TEAM_NAMES: Readonly<Record<Language, string>> = {
  en: 'Everyone',
  es: 'Todos',
  fr: 'Tout le monde',
  de: 'Alle',
};

export interface NewWorkspace {
  readonly name: string;
  readonly country: string;
  readonly timezone: string;
  readonly teamSize: string;
  readonly industry: string;
  readonly website: string;
  readonly isDemo: boolean;
  readonly members: readonly { readonly userId: string; readonly role: RoleName }[];
}

/** Writes a workspace with its members, each with a seat, in its default team; and announces all of it. */
export async function makeWorkspace(deps: Deps, uow: Unit, wanted: NewWorkspace): Promise<LoadedWorkspace> {
  const { tx, workspaceId } = uow;
  const { members, ...fields } = wanted;
  // In one order, so that two transactions with the same people cannot wait for each other.
  for (const userId of members.map((member) => member.userId).toSorted()) await lockUser(tx, userId);
  const now = deps.clock.now();
  const teamId = deps.ids.uuid();
  await insertWorkspace(uow, { ...fields, defaultTeamId: teamId, displayName: wanted.name, createdAt: now });
  // Nobody is asked to name the demo; everybody else says by the screen that the guesses are right.
  if (wanted.isDemo) {
    await tx.onboardingStep.create({
      data: { workspaceId, step: 'WORKSPACE_DETAILS', status: 'COMPLETED', updatedAt: now },
    });
  }
  await tx.userProfile.createMany({
    data: members.map(({ userId, role }) => ({
      id: deps.ids.uuid(),
      workspaceId,
      userId,
      role,
      hasSeat: true,
      createdAt: now,
    })),
  });
  await tx.membershipIndex.createMany({
    data: members.map(({ userId }) => ({ userId, targetWorkspace: workspaceId })),
  });
  const name = DEFAULT_TEAM_NAMES[await languageOfOwner(uow, members)];
  await tx.team.create({ data: { id: teamId, workspaceId, name, isDefault: true, createdAt: now } });
  await tx.teamMember.createMany({
    data: members.map(({ userId }, position) => ({ workspaceId, teamId, userId, position })),
  });

  const loaded = await loadWorkspace(uow);
  await planSummary(deps, uow, loaded.workspace);
  announceWorkspace(uow, loaded, true);
  await announceTeam(uow, teamId);
  for (const { userId } of members) {
    await announceMember(uow, userId);
    announceAccess(uow, userId);
  }
  return loaded;
}

async function languageOfOwner({ tx }: Unit, members: NewWorkspace['members']): Promise<Language> {
  const owner = members.find(({ role }) => role === 'OWNER');
  const user = owner && (await tx.userCopy.findUnique({ where: { userId: owner.userId }, select: { language: true } }));
  return languageOf(user?.language ?? '');
}

type WorkspaceRow = Omit<NewWorkspace, 'members'> & { defaultTeamId: string; displayName: string; createdAt: Date };

/** Other workspaces' rows cannot be seen, but their unique names bind: a name that is taken inserts nothing. */
async function insertWorkspace({ tx, workspaceId }: Unit, row: WorkspaceRow): Promise<void> {
  for (const staticUniqueName of uniqueNameCandidates(row.name, workspaceId)) {
    const { count } = await tx.workspace.createMany({
      data: [{ ...row, id: workspaceId, staticUniqueName }],
      skipDuplicates: true,
    });
    if (count === 1) return;
  }
  throw new Error('No unique name is left for the workspace');
}
