/** The first step of a purchase: a number is kept for one workspace, and what it costs is told. */
import { timestampDate } from '@bufbuild/protobuf/wkt';
import type { Principal } from '@ringline/kit/auth';
import { invalid, Refusal } from '@ringline/kit/errors';
import { NumberPriceService } from '@ringline/proto/billing/v1/numbers_pb';
import type { Deps, Unit } from '../context.ts';
import type { NumberPurchase } from '../generated/prisma/client.ts';
import { WITHOUT_PHONE } from '../numbers/numberView.ts';
import { planValuesOf } from '../numbers/planValues.ts';
import { proofFor } from '../compliance/documents/atCarrier.ts';
import { decide } from './decide.ts';
import { askCarrier } from './askCarrier.ts';
import { freeUsedOf } from './purchaseView.ts';
import { keepTax } from './quotedTax.ts';
import { sweepLater } from './sweepReserved.ts';
import { kindOf, searchOffers, similarTo } from './search.ts';

/** Milliseconds that a number is kept from opening the confirmation (defaults 7.2). */
export const HELD_MS = 10 * 60_000;

/** Numbers alike that are named where one is gone. */
export const ALTERNATIVES = 3;

/** Whoever buys spends the workspace's money too. @throws Refusal FORBIDDEN_ROLE */
export function assertBills(principal: Principal, action: 'CREATE' | 'UPDATE'): void {
  if (principal.scope('BILLING', action)) return;
  throw new Refusal({
    code: 'FORBIDDEN_ROLE',
    message: `Your role ${principal.role} does not include BILLING:${action}. Ask ${principal.ownerName || 'the owner'}.`,
    why: {
      check: 'role',
      required: `BILLING:${action}`,
      current: principal.role,
      whoCanFix: principal.ownerName ? [principal.ownerName] : ['OWNER'],
    },
  });
}

export const numberTaken = (number: string, alternatives: readonly string[]): Refusal =>
  new Refusal({
    code: 'NUMBER_TAKEN',
    message: `${number} is no longer available. Choose another number.`,
    field: 'number',
    details: { alternatives: alternatives.slice(0, ALTERNATIVES) },
  });

/**
 * Keeps a number for ten minutes. Of two workspaces one gets it; whoever keeps another one lets go of the one before. What is kept
 * to be bought at once is begun in the same step.
 * @throws Refusal FORBIDDEN_ROLE, VALIDATION_FAILED, NUMBER_TAKEN, NUMBER_LIMIT_REACHED, WORKSPACE_SUSPENDED, UNAVAILABLE
 */
export const reserveNumber =
  (deps: Deps) =>
  async (
    asked: string,
    principal: Principal,
    begin: (uow: Unit, made: NumberPurchase) => Promise<NumberPurchase> = async (_uow, made) => made,
  ): Promise<NumberPurchase> => {
    assertBills(principal, 'CREATE');
    const { workspaceId } = principal;
    const platform = await deps.db.tenant(
      workspaceId,
      async ({ tx }) => (await tx.workspaceCopy.findUnique({ where: { workspaceId } }))?.platform ?? '',
    );
    const { number, country, type } = kindOf(asked, platform);
    const taken = async () => numberTaken(number, await similarTo(deps, { number, country, type }).catch(() => []));
    const offer = (await askCarrier(() => searchOffers(deps, { country, type, search: number }))).find(
      (one) => one.number === number,
    );
    if (!offer) throw await taken();
    if (offer.needsDocuments && !(await proofFor(deps, { workspaceId, country, type })))
      throw invalid(
        'number',
        'The carrier sells this number only with approved documents. Hand them in first, in the settings of your numbers.',
      );
    const quoted = await deps.rpc.client(NumberPriceService).quoteNumbers({ workspaceId, kinds: [{ country, type }] });
    const [quote] = quoted.quotes;
    if (!quote) throw invalid('number', 'Numbers of this kind are not sold here. Choose another one.');
    if (quoted.blocked !== '')
      throw new Refusal({
        code: 'WORKSPACE_SUSPENDED',
        message: 'This workspace is suspended because its invoice is unpaid. Pay the open invoice first.',
      });
    const kept = await deps.db.tenant(workspaceId, async (uow) => {
      const { tx } = uow;
      // One at a time of a workspace, so that two of its people don't both use its last free number.
      await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`number-purchase:${workspaceId}`}, 0))`;
      await lockReserved(uow, principal.userId, number);
      const going = await purchaseOf(uow, number);
      // Somebody pays it at this moment: opened again, it is the same purchase.
      if (going && going.status !== 'RESERVED') return going;
      await letGo(uow, principal.userId, number);
      const { choice } = decide(
        {
          plan: quoted.plan,
          platform,
          values: await planValuesOf(tx, workspaceId),
          freeUsed: (await freeUsedOf(tx, workspaceId)) + (await freeUnderWay(deps, uow)),
          active: await activeOf(uow),
        },
        type,
      );
      const id = deps.ids.uuid();
      const now = deps.clock.now();
      const heldUntil = new Date(now.getTime() + HELD_MS);
      if (!(await hold(uow, number, id, now, heldUntil))) return undefined;
      const isFree = choice === 'FREE';
      const tax = isFree ? undefined : keepTax(quote.tax);
      const made = await tx.numberPurchase.create({
        data: {
          workspaceId,
          id,
          kind: 'BUY',
          number,
          country,
          type,
          status: 'RESERVED',
          choice,
          monthlyMinor: isFree ? 0 : Number(quote.monthlyMinor),
          dueNowMinor: isFree ? 0 : Number(quote.dueNowMinor),
          laterMinor: isFree ? 0 : Number(quote.laterMinor),
          ...(tax && { tax }),
          factor: Number(quoted.factor),
          cycleEnd: quoted.cycleEnd ? timestampDate(quoted.cycleEnd) : heldUntil,
          userId: principal.userId,
          heldUntil,
          createdAt: now,
        },
      });
      const row = await begin(uow, made);
      if (row.status === 'RESERVED') await sweepLater(deps, uow, row);
      return row;
    });
    if (!kept) throw await taken();
    return kept;
  };

/** The purchase of a number that is under way here. */
const purchaseOf = ({ tx, workspaceId }: Unit, number: string): Promise<NumberPurchase | null> =>
  tx.numberPurchase.findFirst({
    where: { workspaceId, number, kind: 'BUY', status: { in: ['RESERVED', 'PAYING', 'PAID', 'BUYING'] } },
    orderBy: { createdAt: 'desc' },
  });

/** Free numbers that the workspace is about to get: they count before they are there. */
const freeUnderWay = ({ clock }: Deps, { tx, workspaceId }: Unit): Promise<number> =>
  tx.numberPurchase.count({
    where: {
      workspaceId,
      choice: 'FREE',
      OR: [{ status: { in: ['PAID', 'BUYING'] } }, { status: 'RESERVED', heldUntil: { gt: clock.now() } }],
    },
  });

/** Numbers of its own, without test and web numbers. */
export const activeOf = ({ tx, workspaceId }: Unit): Promise<number> =>
  tx.phoneNumber.count({
    where: { workspaceId, isTestNumber: false, type: { notIn: [...WITHOUT_PHONE] }, NOT: { status: 'RELEASED' } },
  });

/** Waits for who is about to pay what `letGo` would take away: what is paid for by then is no reservation any more. */
const lockReserved = ({ tx, workspaceId }: Unit, userId: string, number: string): Promise<unknown> =>
  tx.$queryRaw`SELECT 1 FROM number_purchase WHERE workspace_id = ${workspaceId}::uuid AND status = 'RESERVED'
    AND (user_id = ${userId}::uuid OR number = ${number}) ORDER BY id FOR UPDATE`;

/** What this person kept before and did not buy, and what is left of this number. */
async function letGo({ tx, workspaceId }: Unit, userId: string, number: string): Promise<void> {
  const where = { workspaceId, status: 'RESERVED', OR: [{ userId }, { number }] };
  const kept = await tx.numberPurchase.findMany({ where, select: { id: true } });
  const ids = kept.map(({ id }) => id);
  await tx.numberReservation.deleteMany({ where: { workspaceId, purchaseId: { in: ids } } });
  await tx.numberPurchase.deleteMany({ where: { workspaceId, id: { in: ids } } });
}

/** @returns false when another one has it */
export async function hold(
  { tx, workspaceId }: Unit,
  number: string,
  purchaseId: string,
  now: Date,
  heldUntil: Date,
): Promise<boolean> {
  const routed = await tx.numberRoute.count({ where: { number } });
  if (routed > 0) return false;
  const held = await tx.$executeRaw`
    INSERT INTO number_reservation AS kept (number, workspace_id, purchase_id, held_until)
    VALUES (${number}, ${workspaceId}::uuid, ${purchaseId}::uuid, ${heldUntil})
    ON CONFLICT (number) DO UPDATE
      SET workspace_id = excluded.workspace_id, purchase_id = excluded.purchase_id, held_until = excluded.held_until
      WHERE kept.held_until <= ${now} OR kept.purchase_id = excluded.purchase_id`;
  return held > 0;
}
