import { percent } from '../../billing/percent.ts';
import { formatMoney } from '../../ui/money.ts';

interface Tax {
  readonly name: string;
  readonly percent: number;
  readonly inclusive: boolean;
  readonly reverseCharge: boolean;
  readonly amount: number;
}

/** What the tax adds to a price: nothing where the price contains it. */
export const addedBy = (tax: Tax | null | undefined): number => (tax && !tax.inclusive ? tax.amount : 0);

/** What no line says of the tax: that the price contains it, that the buyer owes it, or that it is added each month too. */
export function noteOf(tax: Tax | null | undefined, monthly: number) {
  if (!tax) return undefined;
  if (tax.reverseCharge) return { key: 'tax.reverseCharge', figures: {} } as const;
  if (tax.percent === 0) return undefined;
  const figures = { name: tax.name, percent: percent(tax.percent / 100), amount: formatMoney(tax.amount, 'USD') };
  if (tax.inclusive) return { key: 'tax.included', figures } as const;
  return monthly > 0 ? ({ key: 'tax.monthly', figures } as const) : undefined;
}
