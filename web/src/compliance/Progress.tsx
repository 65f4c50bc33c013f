import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { Progress_registration$key } from '../__generated__/Progress_registration.graphql.ts';
import { Card } from '../ui/Card.tsx';
import { writtenDate, writtenMoment } from '../ui/dates.ts';
import { Words } from '../ui/Words.tsx';
import styles from './Compliance.module.css';

/** Working days that the carriers usually need, by type. */
const DAYS = { LV_STANDARD: '3–10', SOLE_PROPRIETOR: '1–7', TOLL_FREE: '3–10' } as const;
const TO_COME = {
  DRAFT: ['PENDING', 'APPROVED'],
  READY_FOR_SUBMISSION: ['PENDING', 'APPROVED'],
  PENDING: ['IN_REVIEW', 'APPROVED'],
  IN_REVIEW: ['APPROVED'],
  REJECTED: ['PENDING', 'APPROVED'],
  APPROVED: [],
  SUSPENDED: [],
} as const;

/** What happened to a registration, and what comes next. */
export function Progress({ registration: key }: { registration: Progress_registration$key }) {
  const { t } = useTranslation('compliance');
  const { type, status, steps, expectedFrom, expectedUntil } = useFragment(
    graphql`
      fragment Progress_registration on ComplianceRegistrationDraft {
        type
        status
        expectedFrom
        expectedUntil
        steps {
          status
          at
          byName
        }
      }
    `,
    key,
  );
  return (
    <Card title={t('progress.title')}>
      <ol className={styles['progress']} data-testid="progress">
        {steps.map(({ status: reached, at, byName }, place) => (
          <li
            key={at}
            data-tone={reached === 'REJECTED' ? 'danger' : 'success'}
            aria-current={place === steps.length - 1}
          >
            <b>{t(`status.${reached}`)}</b>
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
            {next !== 'APPROVED' ? null : expectedFrom && expectedUntil ? (
              <small data-testid="expected">
                {t('progress.between', {
                  from: writtenDate(new Date(expectedFrom)),
                  until: writtenDate(new Date(expectedUntil)),
                })}
              </small>
            ) : (
              <small>{t('progress.days', { days: DAYS[type] })}</small>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}
