import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { MessageInitShape } from '@bufbuild/protobuf';
import { cutPage, readPage } from '@ringline/kit/paging';
import type { PageRequest } from '@ringline/proto/common/v1/common_pb';
import type { CouponSchema } from '@ringline/proto/billing/v1/coupons_pb';
import type { Actor, Deps } from '../context.ts';
import type { CouponApplication } from '../generated/prisma/client.ts';
import { promoLeft } from './promoCredit.ts';
import { readTerms } from './terms.ts';

/** Codes of a page unless told. */
const PAGE = 15;

/** The codes that the workspace applied, newest first. */
export const listCoupons =
  (deps: Deps) =>
  async ({ page: asked }: { readonly page?: PageRequest | undefined }, { workspaceId }: Actor) => {
    const page = readPage(asked, PAGE);
    return deps.db.tenant(workspaceId, async (uow) => {
      const rows = await uow.tx.couponApplication.findMany({
        where: {
          workspaceId,
          ...(page.after
            ? { OR: [{ appliedAt: { lt: page.after.at } }, { appliedAt: page.after.at, id: { lt: page.after.id } }] }
            : {}),
        },
        orderBy: [{ appliedAt: 'desc' }, { id: 'desc' }],
        skip: page.offset,
        take: page.limit + 1,
      });
      const count = page.counted ? await uow.tx.couponApplication.count({ where: { workspaceId } }) : 0;
      const cut = cutPage(page, rows, count, ({ appliedAt: at, id }) => ({ at, id }));
      const left = cut.rows.some(({ type }) => type === 'CREDIT_GRANT')
        ? await promoLeft(uow)
        : new Map<string, bigint>();
      return {
        coupons: cut.rows.map((row) => describe(deps, row, left.get(row.id) ?? 0n)),
        metadata: cut.metadata,
      };
    });
  };

function describe(
  { catalogue, clock }: Deps,
  row: CouponApplication,
  left: bigint,
): MessageInitShape<typeof CouponSchema> {
  const terms = readTerms(row.terms);
  const active = row.status === 'APPROVED' && !row.endedAt && row.endsAt !== null && row.endsAt > clock.now();
  return {
    id: row.id,
    workspaceId: row.workspaceId,
    code: row.code,
    type: row.type,
    partner: terms.partner,
    percent: terms.percent,
    amountMinor: BigInt(terms.amountCents),
    currency: catalogue.data.currency,
    months: terms.months,
    plan: terms.plan,
    planDisplayName: terms.plan === '' ? '' : catalogue.plan(terms.plan).displayName,
    freePhoneNumbers: terms.freeNumbers,
    freeMinutes: terms.freeMinutes,
    unpaidUsers: terms.unpaidUsers,
    status: row.status,
    rejectionReason: row.rejectionReason,
    appliedAt: timestampFromDate(row.appliedAt),
    ...(row.status === 'PENDING' && row.reviewBy ? { reviewBy: timestampFromDate(row.reviewBy) } : {}),
    ...(row.endsAt ? { endsAt: timestampFromDate(earlier(row.endsAt, row.endedAt)) } : {}),
    active,
    leftMicros: active ? left : 0n,
  };
}

/** A plan that was bought ended the one that was given, before its time. */
const earlier = (end: Date, ended: Date | null): Date => (ended && ended < end ? ended : end);
