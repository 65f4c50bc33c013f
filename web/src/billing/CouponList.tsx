import { IconTicket } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery, usePaginationFragment } from 'react-relay';
import type { CouponList_query$data, CouponList_query$key } from '../__generated__/CouponList_query.graphql.ts';
import type { CouponListPageQuery } from '../__generated__/CouponListPageQuery.graphql.ts';
import type { CouponListQuery } from '../__generated__/CouponListQuery.graphql.ts';
import { sideBySide } from '../base/words.ts';
import { writtenDate } from '../ui/dates.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { formatMoney } from '../ui/money.ts';
import { MoreRows } from '../ui/MoreRows.tsx';
import { usePaneKey } from '../ui/Pane.tsx';
import { StatusChip } from '../ui/StatusChip.tsx';
import { Words } from '../ui/Words.tsx';
import styles from './Billing.module.css';
import { REJECTIONS } from './coupons.ts';

type Coupon = CouponList_query$data['fetchWorkspaceCouponCodes']['edges'][number]['node'];

const PAGE = 5;
const day = (moment: unknown) => writtenDate(new Date(String(moment)));

/** What was applied, newest first: what it gives, until when, and how it stands. */
export function CouponList({ renewed }: { renewed: number | string }) {
  const { t } = useTranslation('billing');
  const paneKey = usePaneKey();
  const query = useLazyLoadQuery<CouponListQuery>(
    graphql`
      query CouponListQuery {
        ...CouponList_query
      }
    `,
    {},
    { fetchPolicy: 'store-and-network', fetchKey: `${paneKey}.${renewed}` },
  );
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<CouponListPageQuery, CouponList_query$key>(
    graphql`
      fragment CouponList_query on Query
      @argumentDefinitions(count: { type: "Int", defaultValue: 5 }, cursor: { type: "String" })
      @refetchable(queryName: "CouponListPageQuery") {
        fetchWorkspaceCouponCodes(first: $count, after: $cursor)
          @connection(key: "CouponList_fetchWorkspaceCouponCodes") {
          edges {
            node {
              id
              code
              type
              partner
              valueGained
              currency
              planDisplayName
              totalFreePhoneNumbers
              numberOfFreePerMonthMinutes
              totalUnpaidUsers
              status
              rejectionReason
              reviewBy
              endsAt
              isActive
              creditLeft
            }
          }
        }
      }
    `,
    query,
  );
  const rows = data.fetchWorkspaceCouponCodes.edges.map(({ node }) => node);
  if (rows.length === 0)
    return (
      <EmptyState compact icon={<IconTicket size={22} stroke={1.5} />}>
        {t('coupon.empty')}
      </EmptyState>
    );
  return (
    <>
      <ul className={styles['ledger']}>
        {rows.map((coupon) => (
          <li key={coupon.id} className={styles['entry']} data-testid="coupon">
            <div className={styles['head']}>
              <IconTicket size={18} className={styles['chevron']} aria-hidden />
              <span className={styles['what']}>
                <Words as="b">{coupon.code}</Words>
                <Gives coupon={coupon} />
                <Stands coupon={coupon} />
              </span>
              <State coupon={coupon} />
            </div>
          </li>
        ))}
      </ul>
      {hasNext ? <MoreRows loading={isLoadingNext} label={t('ledger.more')} onMore={() => loadNext(PAGE)} /> : null}
    </>
  );
}

/** What it takes off or adds, in words. */
function Gives({ coupon }: { coupon: Coupon }) {
  const { t } = useTranslation('billing');
  const { type, valueGained: value, currency, planDisplayName } = coupon;
  const amount = formatMoney(value, currency);
  const main = {
    PERCENT_OFF: () => t('coupon.gives.PERCENT_OFF', { percent: value }),
    AMOUNT_OFF: () => t('coupon.gives.AMOUNT_OFF', { amount }),
    FREE_PERIOD: () => t('coupon.gives.FREE_PERIOD', { count: value }),
    PLAN_GRANT: () => t('coupon.gives.PLAN_GRANT', { plan: planDisplayName ?? '' }),
    CREDIT_GRANT: () => t('coupon.gives.CREDIT_GRANT', { amount }),
  };
  const more = [
    coupon.totalFreePhoneNumbers > 0 && t('coupon.numbers', { count: coupon.totalFreePhoneNumbers }),
    coupon.numberOfFreePerMonthMinutes > 0 && t('coupon.minutes', { count: coupon.numberOfFreePerMonthMinutes }),
    coupon.totalUnpaidUsers > 0 && t('coupon.users', { count: coupon.totalUnpaidUsers }),
  ].filter((text) => text !== false);
  return <small>{sideBySide([type in main ? main[type as keyof typeof main]() : '', ...more])}</small>;
}

/** Until when, what is left of it, or why it was not taken. */
function Stands({ coupon }: { coupon: Coupon }) {
  const { t } = useTranslation('billing');
  const { status, isActive, endsAt, creditLeft, currency, partner, reviewBy, rejectionReason } = coupon;
  if (status === 'PENDING')
    return reviewBy ? <small>{t('coupon.review', { partner, date: day(reviewBy) })}</small> : null;
  if (status === 'REJECTED') {
    const reason = REJECTIONS.find((known) => known === rejectionReason);
    return reason ? <small>{t(`coupon.why.${reason}`)}</small> : null;
  }
  const date = endsAt ? day(endsAt) : '';
  const until = !isActive
    ? t('coupon.ended', { date })
    : creditLeft === null || creditLeft === undefined
      ? t('coupon.until', { date })
      : t('coupon.left', { amount: formatMoney(creditLeft, currency), date });
  return <small>{partner ? `${until} ${t('coupon.partner', { partner })}` : until}</small>;
}

function State({ coupon: { status, isActive } }: { coupon: Coupon }) {
  const { t } = useTranslation('billing');
  if (status === 'PENDING') return <StatusChip tone="warning">{t('coupon.status.PENDING')}</StatusChip>;
  if (status === 'REJECTED') return <StatusChip tone="danger">{t('coupon.status.REJECTED')}</StatusChip>;
  return isActive ? (
    <StatusChip tone="success">{t('coupon.status.APPROVED')}</StatusChip>
  ) : (
    <StatusChip>{t('coupon.over')}</StatusChip>
  );
}
