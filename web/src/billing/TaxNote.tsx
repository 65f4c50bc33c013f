import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { TaxNote_tax$key } from '../__generated__/TaxNote_tax.graphql.ts';
import { formatMoney } from '../ui/money.ts';
import { percent } from './percent.ts';

/** What no line says of the tax: that prices contain it, or that the customer owes it to their own country. */
export function TaxNote({ tax: key, currency }: { tax: TaxNote_tax$key | null | undefined; currency: string }) {
  const { t } = useTranslation('billing');
  const tax = useFragment(
    graphql`
      fragment TaxNote_tax on InvoiceTax {
        name
        percent
        inclusive
        reverseCharge
        amount
      }
    `,
    key ?? null,
  );
  if (tax?.reverseCharge) return <p data-testid="reverse-charge">{t('tax.reverseCharge')}</p>;
  if (!tax?.inclusive || tax.amount === 0) return null;
  return (
    <p data-testid="tax-included">
      {t('tax.included', {
        name: tax.name,
        percent: percent(tax.percent / 100),
        amount: formatMoney(tax.amount, currency),
      })}
    </p>
  );
}
