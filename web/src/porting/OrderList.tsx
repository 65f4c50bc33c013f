import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { OrderList_orders$key } from '../__generated__/OrderList_orders.graphql.ts';
import { writtenDate } from '../ui/dates.ts';
import { formatPhone } from '../ui/numbers.ts';
import { StatusChip } from '../ui/StatusChip.tsx';
import { TONES } from './order.ts';
import styles from './Porting.module.css';

/** Numbers of an order that are named; the others are counted. */
const NAMED = 3;

/** All orders, newest first, each with how it stands and when its numbers come. */
export function OrderList({ orders: key }: { orders: OrderList_orders$key }) {
  const { t, i18n } = useTranslation('porting');
  const orders = useFragment(
    graphql`
      fragment OrderList_orders on PortingOrder @relay(plural: true) {
        id
        status
        createdAt
        expectedFrom
        expectedUntil
        numbers {
          id
          number
        }
      }
    `,
    key,
  );
  return (
    <ul className={styles['orders']} data-testid="porting-orders">
      {orders.map(({ id, status, createdAt, expectedFrom, expectedUntil, numbers }) => {
        const named = numbers.slice(0, NAMED).map(({ number }) => formatPhone(number));
        const more = numbers.length - named.length;
        const words = more > 0 ? [...named, t('more', { count: more })] : named;
        return (
          <li key={id}>
            <Link to="/settings/channels/porting" search={{ order: id }} data-testid="porting-order">
              <div>
                <b>{words.length === 0 ? t('noNumbers') : new Intl.ListFormat(i18n.language).format(words)}</b>
                <small>
                  {expectedFrom && expectedUntil
                    ? status === 'FOC_CONFIRMED'
                      ? t('movesOn', { date: writtenDate(new Date(expectedFrom)) })
                      : t('progress.between', {
                          from: writtenDate(new Date(expectedFrom)),
                          until: writtenDate(new Date(expectedUntil)),
                        })
                    : t('begun', { date: writtenDate(new Date(createdAt)) })}
                </small>
              </div>
              <StatusChip tone={TONES[status]}>{t(`status.${status}`)}</StatusChip>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
