import type { MessageInitShape } from '@bufbuild/protobuf';
import type { Principal } from '@ringline/kit/auth';
import { NumberPriceService } from '@ringline/proto/billing/v1/numbers_pb';
import type {
  ListAvailableNumbersRequest,
  ListAvailableNumbersResponseSchema,
} from '@ringline/proto/telephony/v1/purchases_pb';
import type { Deps } from '../context.ts';
import { proofFor } from '../compliance/documents/atCarrier.ts';
import { askCarrier } from './askCarrier.ts';
import { searchOffers, soldType } from './search.ts';

const MOST_ROWS = 100;
const ROWS = 20;

/**
 * What can be bought, page by page; numbers that another workspace is about to buy are left out.
 * @throws Refusal VALIDATION_FAILED, UNAVAILABLE when the carrier does not answer
 */
export const listAvailable =
  (deps: Deps) =>
  async (
    { country: asked, type: wanted, search, page }: ListAvailableNumbersRequest,
    { workspaceId }: Pick<Principal, 'workspaceId'>,
  ): Promise<MessageInitShape<typeof ListAvailableNumbersResponseSchema>> => {
    const { platform, taken } = await deps.db.tenant(workspaceId, async ({ tx }) => {
      const workspace = await tx.workspaceCopy.findUnique({ where: { workspaceId } });
      const held = await tx.numberReservation.findMany({
        where: { heldUntil: { gt: deps.clock.now() }, NOT: { workspaceId } },
        select: { number: true },
      });
      return { platform: workspace?.platform ?? '', taken: new Set(held.map(({ number }) => number)) };
    });
    const country = asked || 'US';
    const type = soldType(country, wanted, platform);
    const offers = await askCarrier(() => searchOffers(deps, { country, type, search }));
    const { quotes } = await deps.rpc
      .client(NumberPriceService)
      .quoteNumbers({ workspaceId, kinds: [{ country, type }] });
    const monthlyMinor = quotes[0]?.monthlyMinor;
    const proof = await proofFor(deps, { workspaceId, country, type });
    // What has no price is not sold.
    const free = monthlyMinor === undefined ? [] : offers.filter(({ number }) => !taken.has(number));
    const limit = Math.min(Math.max(page?.limit || ROWS, 1), MOST_ROWS);
    const after = page?.after ? free.findIndex(({ number }) => number === page.after) + 1 : 0;
    const from = page?.after ? after : (Math.max(page?.page || 1, 1) - 1) * limit;
    const rows = free.slice(from, from + limit);
    return {
      numbers: rows.map((offer) => ({
        ...offer,
        needsDocuments: offer.needsDocuments && proof === undefined,
        monthlyMinor: monthlyMinor ?? 0n,
      })),
      metadata: {
        count: free.length,
        perPage: limit,
        currentPage: Math.floor(from / limit) + 1,
        totalPages: Math.ceil(free.length / limit),
        endCursor: rows.at(-1)?.number ?? '',
        hasNext: from + rows.length < free.length,
      },
    };
  };
