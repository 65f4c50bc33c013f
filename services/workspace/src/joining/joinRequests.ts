import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { Refusal, invalid, notFound } from '@ringline/kit/errors';
import type { JoinRequestSchema } from '@ringline/proto/workspace/v1/settings_pb';
import { isUuid } from '@ringline/kit/ids';
import { audit, nameOf } from '../audit/audit.ts';
import type { Deps, Unit } from '../context.ts';
import type { JoinRequest } from '../generated/prisma/client.ts';
import { tellAsker } from './mails.ts';
import { addMember } from '../members/addMember.ts';
import { lockWorkspace } from '../members/member.ts';
import { announceWorkspace, loadWorkspace } from '../workspaces/workspace.ts';

type Shown = MessageInitShape<typeof JoinRequestSchema>;

async function show({ tx }: Unit, requests: readonly JoinRequest[]): Promise<Shown[]> {
  const users = await tx.userCopy.findMany({ where: { userId: { in: requests.map(({ userId }) => userId) } } });
  return requests.map(({ id, userId, status, createdAt }) => {
    const user = users.find((each) => each.userId === userId);
    return {
      id,
      status,
      firstName: user?.firstName ?? '',
      lastName: user?.lastName ?? '',
      email: user?.email ?? '',
      createdAt: timestampFromDate(createdAt),
    };
  });
}

/** Requests to join that wait, the oldest first. */
export const listJoinRequests =
  (deps: Deps) =>
  (_input: unknown, { workspaceId }: { workspaceId: string }): Promise<Shown[]> =>
    deps.db.tenant(workspaceId, async (uow) =>
      show(uow, await uow.tx.joinRequest.findMany({ where: { status: 'PENDING' }, orderBy: { createdAt: 'asc' } })),
    );

/**
 * Lets somebody in who asked, as a MEMBER without a seat, or not.
 * @throws Refusal NOT_FOUND; INVALID_TRANSITION for a request that was decided; USER_LIMIT_REACHED
 */
export const decideJoinRequest =
  (deps: Deps) =>
  async (
    input: { id: string; status: string },
    principal: { workspaceId: string; userId: string; ip?: string },
  ): Promise<Shown> => {
    const { id, status } = input;
    if (status !== 'APPROVED' && status !== 'REJECTED') throw invalid('status', 'Choose APPROVED or REJECTED.');
    if (!isUuid(id)) throw notFound('The request');
    return deps.db.tenant(principal.workspaceId, async (uow) => {
      const { tx } = uow;
      await lockWorkspace(uow);
      const { count } = await tx.joinRequest.updateMany({
        where: { id, status: 'PENDING' },
        data: { status, decidedAt: deps.clock.now(), decidedBy: principal.userId },
      });
      const request = await tx.joinRequest.findUnique({ where: { id } });
      if (!request) throw notFound('The request');
      if (count === 0 && request.status !== status) {
        throw new Refusal({
          code: 'INVALID_TRANSITION',
          message: 'Someone already decided on this request. Reload the list.',
          why: { check: 'join-request', required: 'PENDING', current: request.status },
        });
      }
      if (count > 0) {
        await audit(deps, uow, principal, {
          action: 'join-request.decided',
          target: { type: 'JOIN_REQUEST', id, name: await nameOf(tx, request.userId) },
          changes: [{ field: 'status', before: 'PENDING', after: status }],
        });
        await tellAsker(deps, uow, request.userId, status);
        announceWorkspace(uow, await loadWorkspace(uow));
      }
      if (count > 0 && status === 'APPROVED') {
        const { userId } = request;
        // An invitation may have been faster.
        if ((await tx.userProfile.count({ where: { userId, removedAt: null } })) === 0)
          await addMember(deps, uow, principal, {
            userId,
            role: 'MEMBER',
            withSeat: false,
            teamIds: [],
            absent: true,
          });
      }
      const [shown] = await show(uow, [request]);
      if (!shown) throw notFound('The request');
      return shown;
    });
  };
