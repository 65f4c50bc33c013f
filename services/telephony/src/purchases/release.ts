/** Giving a number back. It can be had back for ten days; only then does the carrier get it, which never sells it back. */
import type { Principal } from '@ringline/kit/auth';
import { invalid, notFound } from '@ringline/kit/errors';
import { isUuid } from '@ringline/kit/ids';
import type { Deps, Unit } from '../context.ts';
import type { PhoneNumber } from '../generated/prisma/client.ts';
import { announceNumber } from '../numbers/announceNumber.ts';
import { RECLAIM_MS, WITHOUT_PHONE } from '../numbers/numberView.ts';
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
      if (number.type === 'SENDER_ID') throw notFound('The number');
      if (number.type === 'WEB')
        throw invalid('phoneNumber', 'A web number is removed, not released. It costs nothing.');
      if (number.isTestNumber) throw invalid('phoneNumber', 'A test number ends by itself. It costs nothing.');
      if (number.status === 'RELEASED') return { alreadyReleased: true, number };
      const alreadyReleased = !(await letGo(deps, uow, number));
      return { alreadyReleased, number: await tx.phoneNumber.findUniqueOrThrow({ where }) };
    });
  };

/** Lets go of all numbers of a workspace whose plan nobody paid for 30 days; they can be had back like others (defaults 4.1). */
export async function releaseAll(deps: Pick<Deps, 'clock'>, uow: Unit): Promise<void> {
  const { tx, workspaceId } = uow;
  const held = await tx.phoneNumber.findMany({
    where: { workspaceId, isTestNumber: false, type: { notIn: [...WITHOUT_PHONE] }, NOT: { status: 'RELEASED' } },
  });
  for (const number of held) await letGo(deps, uow, number);
}

/** @returns false when it was released already */
async function letGo({ clock }: Pick<Deps, 'clock'>, uow: Unit, { id, number }: PhoneNumber): Promise<boolean> {
  const { tx, workspaceId } = uow;
  const now = clock.now();
  const { count } = await tx.phoneNumber.updateMany({
    where: { workspaceId, id, NOT: { status: 'RELEASED' } },
    data: { status: 'RELEASED', releaseDate: now, version: { increment: 1 } },
  });
  if (count === 0) return false;
  await tx.numberRoute.updateMany({
    where: { number, phoneNumberId: id },
    data: { dueAt: new Date(now.getTime() + RECLAIM_MS) },
  });
  announceNumber(uow, await tx.phoneNumber.findUniqueOrThrow({ where: { workspaceId_id: { workspaceId, id } } }));
  return true;
}
