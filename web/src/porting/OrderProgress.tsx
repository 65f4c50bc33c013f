import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { OrderProgress_order$key } from '../__generated__/OrderProgress_order.graphql.ts';
import { Card } from '../ui/Card.tsx';
import { writtenDate, writtenMoment } from '../ui/dates.ts';
import { Words } from '../ui/Words.tsx';
import styles from './Porting.module.css';

const TO_COME = {
  DRAFT: ['SUBMITTED', 'FOC_CONFIRMED', 'COMPLETED'],
  SUBMITTED: ['FOC_CONFIRMED', 'COMPLETED'],
  ACTION_NEEDED: ['FOC_CONFIRMED', 'COMPLETED'],
  FOC_CONFIRMED: ['COMPLETED'],
  COMPLETED: [],
  CANCELLED: [],
  REJECTED: [],
} as const;

/** What happened to an order, and what comes when. */
export function OrderProgress({ order: key }: { order: OrderProgress_order$key }) {
  const { t } = useTranslation('porting');
  const { status, steps, expectedFrom, expectedUntil } = useFragment(
    graphql`
      fragment OrderProgress_order on PortingOrder {
        status
        expectedFrom
        expectedUntil
        steps {
          status
          cause
          at
          byName
        }
      }
    `,
    key,
  );
  return (
    <Card title={t('progress.title')}>
      <ol className={styles['progress']} data-testid="porting-progress">
        {steps.map(({ status: reached, cause, at, byName }, place) => (
          <li
            // Two steps may be taken at once.
            key={`${at} ${reached}`}
            data-tone={reached === 'REJECTED' ? 'danger' : reached === 'ACTION_NEEDED' ? 'warning' : 'success'}
            aria-current={place === steps.length - 1}
          >
            <b>{cause ? t(`cause.${cause}`) : t(`status.${reached}`)}</b>
            <small>
              {writtenMoment(new Date(at))}
              {byName ? (
                <>
                  {' · '}
                  <Words>{byName}</Words>
                </>
              ) : null}
            </small>
          </li>
        ))}
        {TO_COME[status].map((next) => (
          <li key={next}>
            <b>{t(`status.${next}`)}</b>
            {next !== 'COMPLETED' ? null : expectedFrom && expectedUntil ? (
              <small data-testid="porting-expected">
                {status === 'FOC_CONFIRMED'
                  ? t('movesOn', { date: writtenDate(new Date(expectedFrom)) })
                  : t('progress.between', {
                      from: writtenDate(new Date(expectedFrom)),
                      until: writtenDate(new Date(expectedUntil)),
                    })}
              </small>
            ) : (
              <small>{t('progress.days')}</small>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}
