import { IconAlertCircle, IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { InvoiceState_invoice$key } from '../__generated__/InvoiceState_invoice.graphql.ts';
import { StatusChip } from '../ui/StatusChip.tsx';

const TONES = { PAID: 'success', PARTIAL: 'warning', UNPAID: 'danger' } as const;
const STATES = ['PAID', 'PARTIAL', 'UNPAID'] as const;

/** How an invoice stands, in a word. A credit note is one: it is paid by being written. */
export function InvoiceState({ invoice }: { invoice: InvoiceState_invoice$key }) {
  const { t } = useTranslation('billing');
  const { status, writtenOff, amountDue } = useFragment(
    graphql`
      fragment InvoiceState_invoice on Invoice {
        status
        writtenOff
        amountDue
      }
    `,
    invoice,
  );
  if (amountDue < 0) return <StatusChip>{t('invoices.note')}</StatusChip>;
  if (writtenOff) return <StatusChip>{t('invoices.writtenOff')}</StatusChip>;
  const state = STATES.find((one) => one === status) ?? 'UNPAID';
  return (
    <StatusChip
      tone={TONES[state]}
      icon={state === 'PAID' ? <IconCheck size={13} stroke={2.25} /> : <IconAlertCircle size={13} />}
    >
      {t(`invoices.status.${state}`)}
    </StatusChip>
  );
}
