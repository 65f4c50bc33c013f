import { timestampFromMs } from '@bufbuild/protobuf/wkt';
import type { MessageInitShape } from '@bufbuild/protobuf';
import type { Principal } from '@ringline/kit/auth';
import type { LegQualitySchema } from '@ringline/proto/telephony/v1/media_quality_pb';
import { findCall } from '../calls/callAccess.ts';
import { isKeptFrom } from '../calls/monitored.ts';
import type { Deps } from '../context.ts';
import type { Sample, Summary } from './figures.ts';
import type { Setup, Warning } from './readReport.ts';

/** How the media of a call was at each of our browsers. @throws Refusal NOT_FOUND for a call that the person may not see */
export function getCallQuality(deps: Deps) {
  return async (callId: string, principal: Principal): Promise<MessageInitShape<typeof LegQualitySchema>[]> => {
    const call = await findCall(deps, principal, callId, principal.scope('CALLS', 'READ'));
    const { workspaceId } = principal;
    return deps.db.tenant(workspaceId, async ({ tx }) => {
      const rows = await tx.callQuality.findMany({
        where: { workspaceId, callId: call.id },
        orderBy: { beganAt: 'asc' },
      });
      const members = await tx.memberCopy.findMany({
        where: { workspaceId, userId: { in: rows.map(({ userId }) => userId) } },
        select: { userId: true, name: true },
      });
      const names = new Map(members.map(({ userId, name }) => [userId, name]));
      const sees = ({ legId, userId }: { legId: string; userId: string }) =>
        !call.legs[legId]?.hidden || !isKeptFrom(call, userId, principal);
      return rows.filter(sees).map(({ legId, userId, setup, samples, warnings, summary }) => ({
        legId,
        userId,
        name: names.get(userId) ?? '',
        setup: setup as Setup,
        ...(summary as unknown as Summary),
        samples: (samples as unknown as Sample[]).map(({ at, ...sample }) => ({
          ...sample,
          at: timestampFromMs(at),
        })),
        warnings: (warnings as unknown as Warning[]).map(({ number, kind, raisedAt, clearedAt, value }) => ({
          number,
          kind,
          value,
          raisedAt: timestampFromMs(raisedAt),
          ...(clearedAt === null ? {} : { clearedAt: timestampFromMs(clearedAt) }),
        })),
      }));
    });
  };
}
