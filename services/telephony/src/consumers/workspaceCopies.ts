/** Local copies of workspaces, teams, members and balances; a new workspace gets its test number here (defaults 7.3). */
import { BalanceChangedSchema } from '@ringline/proto/billing/v1/events_pb';
import { MemberChangedSchema, TeamChangedSchema, WorkspaceChangedSchema } from '@ringline/proto/workspace/v1/events_pb';
import type { WorkspaceAddress } from '@ringline/proto/workspace/v1/workspaces_pb';
import { consumer, copyOf, type Consumer } from '@ringline/kit/events';
import { timestampDate } from '@bufbuild/protobuf/wkt';
import type { Deps } from '../context.ts';
import { Prisma, type PrismaClient } from '../generated/prisma/client.ts';
import { SERVICE_LEVEL_SECONDS } from '../live/liveScope.ts';
import { hoursOf } from '../hours/hoursOf.ts';
import { grantTestNumber } from '../numbers/grantTestNumber.ts';
import { memberChanged } from '../presence/presence.ts';
import { wakeQueues } from '../queues/wake.ts';

/** Without what marks it as a message. */
function addressOf(address: WorkspaceAddress | undefined) {
  if (!address) return Prisma.DbNull;
  const { address1, address2, city, state, zip, country } = address;
  return { address1, address2, city, state, zip, country };
}

export function workspaceCopies(deps: Deps): Consumer<PrismaClient> {
  return consumer<PrismaClient>({
    name: 'workspace-copies',
    handlers: [
      copyOf(WorkspaceChangedSchema, async ({ event: { workspace }, meta, uow }) => {
        if (!workspace) return;
        const { workspaceId, tx } = uow;
        const known = await tx.workspaceCopy.findUnique({ where: { workspaceId } });
        if (known && known.version > workspace.version) return;
        const data = {
          defaultTeamId: workspace.defaultTeamId,
          country: workspace.setting?.country ?? '',
          status: workspace.status,
          isDemo: workspace.isDemo,
          timezone: workspace.setting?.timezone || 'UTC',
          language: workspace.setting?.language ?? '',
          serviceLevelSeconds: workspace.serviceLevelSeconds || SERVICE_LEVEL_SECONDS,
          address: addressOf(workspace.address),
          platform: workspace.platform,
          version: workspace.version,
        };
        await tx.workspaceCopy.upsert({ where: { workspaceId }, create: { workspaceId, ...data }, update: data });
        if (workspace.isDemo || (known && meta.republished)) return;
        // Whose days are over is lent no other, whatever else changes in the workspace.
        const lent = await tx.phoneNumber.count({ where: { workspaceId, isTestNumber: true } });
        if (lent === 0) await grantTestNumber(deps, uow, workspace.defaultTeamId);
      }),
      copyOf(TeamChangedSchema, async ({ event: { team }, uow }) => {
        if (!team) return;
        const { workspaceId, tx } = uow;
        const where = { workspaceId_id: { workspaceId, id: team.id } };
        const known = await tx.teamCopy.findUnique({ where });
        if (known && known.version > team.version) return;
        const { name, memberUserIds, version, isDeleted: deleted } = team;
        const data = { name, memberUserIds, version, deleted };
        await tx.teamCopy.upsert({ where, create: { workspaceId, id: team.id, ...data }, update: data });
        await wakeQueues(deps, uow);
      }),
      copyOf(MemberChangedSchema, async ({ event: { userProfile: profile }, uow }) => {
        if (!profile) return;
        const { workspaceId, tx } = uow;
        const where = { workspaceId_userId: { workspaceId, userId: profile.userId } };
        const known = await tx.memberCopy.findUnique({ where });
        if (known && known.version > profile.version) return;
        const data = {
          name: `${profile.firstName} ${profile.lastName}`.trim(),
          active: profile.status === 'ACTIVE',
          hasSeat: profile.hasSeat,
          presence: profile.availabilityStatus || 'AVAILABLE',
          hours: (hoursOf(profile.workingHours) as object | undefined) ?? Prisma.DbNull,
          ringsByPush: profile.ringsByPush,
          presenceChosenAt: profile.presenceChosenAt ? timestampDate(profile.presenceChosenAt) : null,
          version: profile.version,
        };
        const copy = await tx.memberCopy.upsert({
          where,
          create: { workspaceId, userId: profile.userId, ...data },
          update: data,
        });
        await memberChanged(deps, uow, known, copy);
        await wakeQueues(deps, uow);
      }),
      copyOf(BalanceChangedSchema, async ({ event: { creditBalance: balance }, uow }) => {
        if (!balance) return;
        const { workspaceId, tx } = uow;
        const known = await tx.balanceCopy.findUnique({ where: { workspaceId } });
        if (known && known.version > balance.version) return;
        const data = {
          testMinutesLeft: Number(balance.testMinutesLeft),
          balanceMicros: balance.balanceMicros,
          version: balance.version,
        };
        await tx.balanceCopy.upsert({ where: { workspaceId }, create: { workspaceId, ...data }, update: data });
      }),
    ],
  });
}
