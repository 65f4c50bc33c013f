import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { Missing_order$key } from '../__generated__/Missing_order.graphql.ts';
import { Card } from '../ui/Card.tsx';
import { writtenDay } from '../ui/dates.ts';
import { formatPhone } from '../ui/numbers.ts';
import type { Field } from './order.ts';
import styles from './Porting.module.css';

const RULES = [
  'NO_NUMBERS',
  'NOT_PORTABLE',
  'PIN_MISSING',
  'BILL_MISSING',
  'BILL_OLD',
  'BILL_FUTURE',
  'DATE_TOO_SOON',
  'DATE_TOO_FAR',
  'NAME_NOT_FULL',
  'EMAIL_INVALID',
  'PHONE_INVALID',
  'PO_BOX',
  'ZIP_INVALID',
] as const;
type Rule = (typeof RULES)[number];
const isRule = (rule: string): rule is Rule => (RULES as readonly string[]).includes(rule);

/** What an order lacks, as it was saved last. */
export function Missing({ order: key, labels }: { order: Missing_order$key; labels: Readonly<Record<Field, string>> }) {
  const { t, i18n } = useTranslation('porting');
  const { findings, earliestDate, numbers } = useFragment(
    graphql`
      fragment Missing_order on PortingOrder {
        earliestDate
        findings {
          rule
          field
          about
        }
        numbers {
          id
          number
          obstacle
        }
      }
    `,
    key,
  );
  const empty = findings.filter(({ rule }) => rule === 'MISSING').map(({ field }) => labels[field as Field]);
  const others = findings.filter(({ rule }) => isRule(rule));
  return (
    <Card title={t('missing.title')}>
      <ul className={styles['checks']} data-testid="missing">
        {empty.length === 0 ? null : (
          <li data-tone="danger">
            <IconAlertCircle size={16} aria-hidden />
            <div>{t('missing.fields', { fields: new Intl.ListFormat(i18n.language).format(empty) })}</div>
          </li>
        )}
        {others.map(({ rule, field, about }) => {
          const obstacle = numbers.find(({ number }) => number === about)?.obstacle;
          return (
            <li key={`${rule} ${field} ${about ?? ''}`} data-tone="danger" data-rule={rule}>
              <IconAlertCircle size={16} aria-hidden />
              <div>
                {about ? <b>{formatPhone(about)} </b> : null}
                {rule === 'NOT_PORTABLE' && obstacle
                  ? t(`obstacle.${obstacle}`)
                  : t(`rules.${rule as Rule}`, { date: writtenDay(earliestDate) })}
              </div>
            </li>
          );
        })}
        {findings.length === 0 ? (
          <li data-tone="success">
            <IconCircleCheck size={16} aria-hidden />
            <div>{t('missing.nothing')}</div>
          </li>
        ) : null}
      </ul>
    </Card>
  );
}
