import { IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { CreditEntryRow_entry$key } from '../__generated__/CreditEntryRow_entry.graphql.ts';
import { formatSmallMoney } from '../calls/formatSmallMoney.ts';
import { useDuration } from '../calls/useDuration.ts';
import { writtenMoment } from '../ui/dates.ts';
import styles from './Billing.module.css';

const TYPES = ['TOPUP', 'PROMO', 'REFUND', 'FEE', 'ADJUSTMENT'] as const;
/** What is charged as one, however long it is. */
const SENT_BY = ['MMS', 'WHATSAPP', 'VIBER'] as const;
const KINDS = ['CALL', 'MESSAGE', 'TRANSCRIPT', 'BRAND_FEE', 'CAMPAIGN_FEE'] as const;
/** What costs one amount, of which there is nothing to reckon. */
const FEES: readonly string[] = ['BRAND_FEE', 'CAMPAIGN_FEE'];

/** One change of the credit. What was spent opens to its rate, what was billed, and what the plan paid of it. */
export function CreditEntryRow({ entry }: { entry: CreditEntryRow_entry$key }) {
  const { t } = useTranslation('billing');
  const duration = useDuration();
  const {
    type,
    kind,
    amount,
    createdAt,
    billedUnits,
    freeUnits,
    rate,
    writtenOff,
    channel,
    inSession,
    automatic,
    disputed,
    invoiceNumber,
  } = useFragment(
    graphql`
      fragment CreditEntryRow_entry on CreditEntry {
        type
        kind
        amount
        createdAt
        billedUnits
        freeUnits
        rate
        writtenOff
        automatic
        disputed
        invoiceNumber
        channel
        inSession
      }
    `,
    entry,
  );
  const spent = KINDS.find((known) => known === kind);
  const sentBy = SENT_BY.find((known) => known === channel);
  const title = spent
    ? t(sentBy === undefined ? `ledger.kind.${spent}` : `ledger.sent.${inSession ? 'VIBER_REPLY' : sentBy}`)
    : type === 'PROMO' && amount < 0
      ? t('ledger.promoEnded')
      : disputed
        ? t(amount < 0 ? 'ledger.disputed' : 'ledger.disputeWon')
        : automatic
          ? t('ledger.auto')
          : t(`ledger.type.${TYPES.find((known) => known === type) ?? 'ADJUSTMENT'}`);
  const signed = `${amount > 0 ? '+' : amount < 0 ? '−' : ''}${formatSmallMoney(Math.abs(amount))}`;
  const head = (
    <>
      <span className={styles['what']}>
        <b>{title}</b>
        <small>
          {writtenMoment(new Date(String(createdAt)))}
          {invoiceNumber ? ` · ${invoiceNumber}` : ''}
        </small>
        {automatic ? <small>{t('ledger.autoWhy')}</small> : null}
      </span>
      <span className="tabular" data-gain={amount > 0 || undefined}>
        {signed}
      </span>
    </>
  );
  if (spent === undefined || FEES.includes(spent))
    return (
      <li className={styles['entry']} data-testid="credit-entry">
        <div className={styles['head']}>{head}</div>
      </li>
    );
  const units = (count: number) =>
    spent === 'MESSAGE' ? t(sentBy ? 'ledger.messages' : 'ledger.segments', { count }) : duration(count);
  const per = sentBy ? 'perMessage' : spent === 'MESSAGE' ? 'perSegment' : 'perMinute';
  return (
    <li className={styles['entry']} data-testid="credit-entry">
      <details>
        <summary className={styles['head']}>
          <IconChevronRight size={16} className={styles['chevron']} aria-hidden />
          {head}
        </summary>
        <dl className={styles['why']}>
          <dt>{t('ledger.rate')}</dt>
          <dd>{t(`ledger.${per}`, { rate: formatSmallMoney(rate) })}</dd>
          <dt>{t('ledger.billed')}</dt>
          <dd>{units(billedUnits)}</dd>
          <dt>{t('ledger.free')}</dt>
          <dd>{freeUnits === 0 ? t('ledger.none') : units(freeUnits)}</dd>
          {writtenOff > 0 ? (
            <>
              <dt>{t('ledger.writtenOff')}</dt>
              <dd>{formatSmallMoney(writtenOff)}</dd>
            </>
          ) : null}
          <dt>{t('ledger.amount')}</dt>
          <dd>{formatSmallMoney(Math.abs(amount))}</dd>
        </dl>
      </details>
    </li>
  );
}
