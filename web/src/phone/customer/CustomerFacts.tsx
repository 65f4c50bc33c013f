import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { CustomerFactsQuery } from '../../__generated__/CustomerFactsQuery.graphql.ts';
import { formatLocale } from '../../base/i18n/formatLocale.ts';
import { useFetchKey } from '../../base/relay/resync.ts';
import { formatMoney } from '../../ui/money.ts';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { useNow } from '../../ui/useNow.ts';
import { monthsAgo, orderMoment } from '../../ui/dates.ts';
import { Words } from '../../ui/Words.tsx';
import { currencyAndAmount, readStatus } from './customerWords.ts';
import styles from './CustomerDetails.module.css';
import { useCustomerChanged } from './useCustomerChanged.ts';

/** Stands where nothing is known. */
const UNKNOWN = '–';

/**
 * What a shop knows of a contact, also what it tells meanwhile: the last order, and what all of them come to.
 * @param opened another number asks anew
 */
export function CustomerFacts({ contactId, opened }: { contactId: string; opened: number }) {
  const { t } = useTranslation('contacts');
  const now = useNow();
  const [fetchKey, renew] = useFetchKey();
  useCustomerChanged(contactId, renew);
  const { getContactById: customer } = useLazyLoadQuery<CustomerFactsQuery>(
    graphql`
      query CustomerFactsQuery($id: ID!) {
        getContactById(id: $id) {
          id
          createdAtPlatform
          totalSpent
          totalSpentCurrency
          totalNumberOfOrders
          latestOrder {
            orderNumber
            financialStatus
            fulfillmentStatus
            createdAtPlatform
            currency
            totalPrice
            lineItems {
              name
              quantity
              price
              priceCurrency
            }
          }
        }
      }
    `,
    { id: contactId },
    { fetchPolicy: 'store-and-network', fetchKey: `${opened}.${fetchKey}` },
  );
  const { latestOrder: order, totalSpent, totalSpentCurrency, totalNumberOfOrders, createdAtPlatform } = customer;
  const number = new Intl.NumberFormat(formatLocale());
  return (
    <>
      {order ? (
        <div data-testid="customer-order">
          <p className={styles['order']}>
            <span>{t('customer.lastOrder')}</span> <strong>{order.orderNumber}</strong>
            <Status of={order.financialStatus} />
            <Status of={order.fulfillmentStatus} />
          </p>
          <p className={styles['quiet']}>
            {t('customer.placedAt', orderMoment(new Date(String(order.createdAtPlatform))))}
          </p>
          <ul className={styles['items']} aria-label={t('customer.items')}>
            {order.lineItems.map(({ name, quantity, price, priceCurrency }, index) => (
              // An order may have the same item twice, and is shown as it was placed.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={index}>
                <Words>{name}</Words> <em>{`x${number.format(quantity)}`}</em>{' '}
                <b>{formatMoney(price, priceCurrency)}</b>
              </li>
            ))}
          </ul>
          <p className={styles['total']}>
            <span>{t('customer.total')}</span> <b>{currencyAndAmount(order.totalPrice, order.currency)}</b>
          </p>
        </div>
      ) : (
        <p className={styles['quiet']}>{t('customer.noOrder')}</p>
      )}
      <table className={styles['totals']} data-testid="customer-totals">
        <caption>{t('customer.totals')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('customer.spent')}</th>
            <th scope="col">{t('customer.orders')}</th>
            <th scope="col">{t('customer.joined')}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>{spent(totalSpent, totalSpentCurrency) ?? UNKNOWN}</td>
            <td>{totalNumberOfOrders == null ? UNKNOWN : number.format(totalNumberOfOrders)}</td>
            <td>{createdAtPlatform ? monthsAgo(new Date(String(createdAtPlatform)), now) : UNKNOWN}</td>
          </tr>
        </tbody>
      </table>
    </>
  );
}

/** Who has spent nothing may have done so in no currency. */
function spent(amount: number | null | undefined, currency: string | null | undefined): string | undefined {
  if (amount == null) return undefined;
  return currency ? formatMoney(amount, currency) : new Intl.NumberFormat(formatLocale()).format(amount);
}

function Status({ of }: { of: string | null | undefined }) {
  const { t } = useTranslation('contacts');
  if (!of) return null;
  const status = readStatus(of);
  if (!('known' in status)) return <StatusChip>{status.words}</StatusChip>;
  const done = status.known === 'PAID' || status.known === 'FULFILLED';
  return <StatusChip tone={done ? 'success' : 'neutral'}>{t(`customer.status.${status.known}`)}</StatusChip>;
}
