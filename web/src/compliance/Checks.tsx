import { IconAlertCircle, IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { Checks_registration$key } from '../__generated__/Checks_registration.graphql.ts';
import { Card } from '../ui/Card.tsx';
import { StatusChip } from '../ui/StatusChip.tsx';
import styles from './Compliance.module.css';
import type { Field } from './registration.ts';
import { isRule, PREVENTS, type Rule } from './rules.ts';

/** What would get the registration rejected, as it was saved last, and which rejection of the carriers that is. */
export function Checks({
  registration: key,
  labels,
}: {
  registration: Checks_registration$key;
  labels: Readonly<Record<Field, string>>;
}) {
  const { t, i18n } = useTranslation('compliance');
  const { findings } = useFragment(
    graphql`
      fragment Checks_registration on ComplianceRegistrationDraft {
        findings {
          rule
          isWarning
          field
          about
        }
      }
    `,
    key,
  );
  const missing = findings.filter(({ rule }) => rule === 'MISSING').map(({ field }) => labels[field as Field]);
  const others = findings.filter(({ rule }) => rule !== 'MISSING' && isRule(rule));
  const errors = findings.filter(({ isWarning }) => !isWarning).length;
  return (
    <Card
      title={t('checks.title')}
      aside={
        errors > 0 ? (
          <StatusChip tone="danger" icon={<IconAlertCircle size={14} />}>
            {errors}
          </StatusChip>
        ) : undefined
      }
    >
      <ul className={styles['checks']} data-testid="checks">
        {missing.length === 0 ? null : (
          <li data-tone="danger">
            <IconAlertCircle size={16} />
            <div>{t('checks.missing', { fields: new Intl.ListFormat(i18n.language).format(missing) })}</div>
          </li>
        )}
        {others.map(({ rule, field, about, isWarning }) => {
          const Icon = isWarning ? IconAlertTriangle : IconAlertCircle;
          const code = PREVENTS[rule as Rule];
          const sample = /^messageSamples\.(\d+)$/.exec(field);
          return (
            <li key={`${rule} ${field}`} data-tone={isWarning ? 'warning' : 'danger'} data-rule={rule}>
              <Icon size={16} />
              <div>
                {sample ? <b>{t('checks.sample', { n: Number(sample[1]) + 1 })} </b> : null}
                {t(`rules.${rule as Rule}`, { about: about ?? '' })}
                {code === undefined ? null : <small>{t('checks.prevents', { code })}</small>}
              </div>
            </li>
          );
        })}
        {findings.length === 0 ? (
          <li data-tone="success">
            <IconCircleCheck size={16} />
            <div>{t('checks.passed')}</div>
          </li>
        ) : null}
      </ul>
    </Card>
  );
}
