import { Button } from '@mantine/core';
import { IconSignature } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { OrderState_order$key } from '../__generated__/OrderState_order.graphql.ts';
import { writtenDate } from '../ui/dates.ts';
import { formatMoney } from '../ui/money.ts';
import { formatPhone } from '../ui/numbers.ts';
import { Words } from '../ui/Words.tsx';
import styles from './Porting.module.css';

/** How an order stands in plain words: what to do now, and each number with what was said of it. */
export function OrderState({ order: key }: { order: OrderState_order$key }) {
  const { t } = useTranslation('porting');
  const { status, awaitsSignature, signatureUrl, representative, representativeEmail, currency, numbers } = useFragment(
    graphql`
      fragment OrderState_order on PortingOrder {
        status
        awaitsSignature
        signatureUrl
        representative
        representativeEmail
        currency
        numbers {
          id
          number
          state
          rejection
          rejectionCode
          rejectionReason
          portDate
          monthlyPrice
          isFree
        }
      }
    `,
    key,
  );
  const rejected = numbers.some(({ state }) => state === 'REJECTED');
  const next =
    status === 'ACTION_NEEDED' ? (rejected ? 'ACTION_NEEDED' : awaitsSignature ? 'SIGNATURE' : 'SUBMITTED') : status;
  return (
    <div className={styles['state']} data-testid="order-state">
      <p>
        {next === 'SIGNATURE'
          ? t('next.SIGNATURE', { name: representative, email: representativeEmail })
          : t(`next.${next}`)}
      </p>
      {awaitsSignature && signatureUrl ? (
        <div>
          <Button
            component="a"
            href={signatureUrl}
            target="_blank"
            rel="noreferrer"
            variant="light"
            leftSection={<IconSignature size={16} aria-hidden />}
            data-testid="sign-letter"
          >
            {t('sign')}
          </Button>
        </div>
      ) : null}
      {status === 'DRAFT' ? null : (
        <ul className={styles['numberStates']}>
          {numbers.map(({ id, number, state, rejection, rejectionCode, rejectionReason, portDate, ...price }) => (
            <li key={id} data-state={state}>
              <b>{formatPhone(number)}</b>
              <span>
                {state === 'CONFIRMED' && portDate
                  ? t('movesOn', { date: writtenDate(new Date(portDate)) })
                  : t(`numberState.${state}`)}
                {price.isFree
                  ? ` · ${t('included')}`
                  : price.monthlyPrice && currency
                    ? ` · ${t('monthly', { price: formatMoney(price.monthlyPrice, currency) })}`
                    : null}
              </span>
              {rejection && state === 'REJECTED' ? (
                <div role="note" data-testid="rejection">
                  <p>{t(`rejection.${rejection}`)}</p>
                  {rejectionReason ? (
                    <small>
                      {rejectionCode ? t('words', { code: rejectionCode }) : t('wordsOnly')}{' '}
                      <Words>{rejectionReason}</Words>
                    </small>
                  ) : null}
                </div>
              ) : null}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
