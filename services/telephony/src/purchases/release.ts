/** Giving a number back. It can be had back for ten days; only then does the carrier get it, which never sells it back. */
import type { Principal } from '@ringline/kit/auth';
import { invalid, notFound } from '@ringline/kit/errors';
import { isUuid } from '@ringline/kit/ids';
import type { Deps } from '../context.ts';
import type { PhoneNumber } from '../generated/prisma/client.ts';
import { announceNumber } from '../numbers/announceNumber.ts';
import { RECLAIM_MS } from '../numbers/numberView.ts';
import { assertBills } from './reserve.ts';

/** @throws Refusal FORBIDDEN_ROLE, NOT_FOUND, VALIDATION_FAILED for a test number */
export const releaseNumber =
  (deps: Deps) =>
  async (id: string, principal: Principal): Promise<{ alreadyReleased: boolean; number: PhoneNumber }> => {
    assertBills(principal, 'UPDATE');
    const { workspaceId } = principal;
    return deps.db.tenant(workspaceId, async (uow) => {
      const { tx } = uow;
      const where = { workspaceId_id: { workspaceId, id } };
      const number = isUuid(id) ? await tx.phoneNumber.findUnique({ where }) : null;
      if (!number) throw notFound('The number');
      if (number.isTestNumber) throw invalid('phoneNumber', 'A test number ends by itself. It costs nothing.');
      if (number.status === 'RELEASED') return { alreadyReleased: true, number };
      const now = deps.clock.now();
      const { count } = await tx.phoneNumber.updateMany({
        where: { workspaceId, id, NOT: { status: 'RELEASED' } },
        data: { status: 'RELEASED', releaseDate: now, version: { increment: 1 } },
      });
      const saved = await tx.phoneNumber.findUniqueOrThrow({ where });
      if (count === 0) return { alreadyReleased: true, number: saved };
      await tx.numberRoute.updateMany({
        where: { number: number.number, phoneNumberId: id },
        data: { dueAt: new Date(now.getTime() + RECLAIM_MS) },
      });
      announceNumber(uow, saved);
      return { alreadyReleased: false, number: saved };
    });
  };
