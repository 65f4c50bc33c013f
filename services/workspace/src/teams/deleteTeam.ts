import { Refusal } from '@ringline/kit/errors';
import { TeamChangedSchema } from '@ringline/proto/workspace/v1/events_pb';
import { audit, changesOf } from '../audit/audit.ts';
import type { MemberActor } from '../audit/actor.ts';
import type { Deps } from '../context.ts';
import { lockWorkspace } from '../members/member.ts';
import { membersOf, namesOf } from './membersOfTeam.ts';
import { announceMembers } from './saveTeam.ts';
import { findTeam, toTeam } from './team.ts';

/**
 * Deletes a team; its members stay in the workspace.
 * @throws Refusal NOT_FOUND, INVALID_TRANSITION for the default team and for one that a number rings
 */
export const deleteTeam =
  (deps: Deps) =>
  (input: { id: string }, by: MemberActor): Promise<void> =>
    deps.db.tenant(by.workspaceId, async (uow) => {
      const { tx } = uow;
      await lockWorkspace(uow);
      const team = await findTeam(uow, input.id);
      if (team.isDefault) {
        throw new Refusal({
          code: 'INVALID_TRANSITION',
          message: `${team.name} is the default team, which new members join. Make another team the default first.`,
          why: {
            check: 'default-team',
            required: 'another default team',
            current: team.name,
            whoCanFix: ['OWNER', 'ADMIN'],
          },
        });
      }
      const numbers = (await tx.numberCopy.findMany({ where: { teamId: team.id } })).map(({ number }) => number);
      if (numbers.length > 0) {
        throw new Refusal({
          code: 'INVALID_TRANSITION',
          message: `${team.name} rings for ${numbers.join(', ')}. Give the number another team first.`,
          why: {
            check: 'team-in-use',
            required: 'no number that rings it',
            current: numbers.join(', '),
            whoCanFix: ['OWNER', 'ADMIN'],
          },
        });
      }
      const userIds = membersOf(team);
      const members = await namesOf(uow, userIds);
      await tx.team.delete({ where: { id: team.id } });
      const gone = { ...toTeam(team), memberUserIds: [], version: team.version + 1, isDeleted: true };
      uow.emit(TeamChangedSchema, { team: gone }, { key: team.id });
      await announceMembers(uow, userIds);
      await audit(deps, uow, by, {
        action: 'team.deleted',
        target: { type: 'TEAM', id: team.id, name: team.name },
        changes: changesOf({ members }, { members: null }),
      });
    });
