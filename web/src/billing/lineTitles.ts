import type { TFunction } from 'i18next';
import { formatPhonesIn } from '../ui/numbers.ts';
import { percent } from './percent.ts';

interface Titled {
  readonly kind: string;
  readonly name: string;
  readonly displayName: string;
  readonly quantity: number;
  readonly amount: number;
  readonly proRateFactor: number;
}

/** What a line of an invoice or an offer is for, in the reader's words. */
export function lineTitle(t: TFunction<'billing'>, line: Titled): string {
  const { kind, name, displayName: plan, quantity: count, amount, proRateFactor: factor } = line;
  if (kind === 'CREDIT' && name.startsWith('INV-')) return t('lines.refund', { number: name });
  if (kind === 'CREDIT') return t('lines.credit');
  if (kind === 'TAX') return t('tax.line', { name, percent: percent(factor) });
  if (kind === 'COUPON') return t('lines.coupon', { code: name });
  if (kind === 'COMPLIANCE') return t('lines.registration');
  if (kind === 'PHONE_NUMBER') return formatPhonesIn(plan.replace(/^Ringline /, ''));
  if (kind !== 'CARRIED') return t(amount < 0 ? 'lines.unused' : 'lines.seats', { plan, count });
  // A negative amount that comes from earlier, or a positive one that moves on, is the workspace's own money.
  if (name === 'EARLIER') return t(amount < 0 ? 'lines.earlierBalance' : 'lines.earlier');
  if (name === 'LATER') return t(amount > 0 ? 'lines.laterBalance' : 'lines.later');
  return t('lines.refund', { number: name });
}
