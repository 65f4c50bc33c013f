import type { MessageInitShape } from '@bufbuild/protobuf';
import type { PreviewTopupResponseSchema } from '@ringline/proto/billing/v1/billing_profile_pb';
import type { Actor, Deps } from '../context.ts';
import { describeTax } from '../tax/describeTax.ts';
import { priceOfCredit } from './topup.ts';

/**
 * What credit costs with its tax: exactly what a top-up charges now.
 * @throws Refusal VALIDATION_FAILED for less than $10 or more than $1,000
 */
export const previewTopup =
  (deps: Deps) =>
  async (
    { amountMinor }: { readonly amountMinor: bigint },
    { workspaceId }: Actor,
  ): Promise<MessageInitShape<typeof PreviewTopupResponseSchema>> => {
    const { dueCents, tax } = await priceOfCredit(deps, workspaceId, amountMinor);
    return {
      creditMinor: amountMinor,
      dueMinor: dueCents,
      currency: deps.catalogue.data.currency,
      ...(tax ? { tax: describeTax(tax) } : {}),
    };
  };
