/** What the banner of an unpaid plan is about; undefined: there is none to show. */
export function unpaidState(
  { status, isPaymentFailing, numbersEndAt }: { status: string; isPaymentFailing: boolean; numbersEndAt?: unknown },
  buys: boolean,
): 'failing' | 'suspended' | 'ended' | undefined {
  if (status === 'SUSPENDED') return 'suspended';
  if (status === 'EXPIRED') return numbersEndAt ? 'ended' : undefined;
  return isPaymentFailing && buys ? 'failing' : undefined;
}
