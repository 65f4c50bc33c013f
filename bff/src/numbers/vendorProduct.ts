/** What a number is at who carries it, owned or for sale. */
export const vendorProduct = ({
  type,
  country,
  monthlyMinor,
  needsDocuments,
}: {
  type: string;
  country: string;
  monthlyMinor: bigint;
  needsDocuments: boolean;
}) => ({
  type,
  country: { code: country },
  phonePrice: Number(monthlyMinor) / 100,
  setupPrice: 0,
  deposit: 0,
  domesticCallsOnly: false,
  domesticSmsOnly: false,
  addressComplainceRequired: needsDocuments,
});
