import type { MessageInitShape } from '@bufbuild/protobuf';
import type { InvoiceTaxSchema } from '@ringline/proto/billing/v1/subscriptions_pb';
import type { Taxed } from './tax.ts';

/** Tax as RPC tells it. */
export const describeTax = ({
  rate,
  netCents,
  taxCents,
  ...same
}: Taxed): MessageInitShape<typeof InvoiceTaxSchema> => ({
  ...same,
  rate: Number(rate),
  netMinor: netCents,
  taxMinor: taxCents,
});
