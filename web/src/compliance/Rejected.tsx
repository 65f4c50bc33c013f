import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { Rejected_registration$key } from '../__generated__/Rejected_registration.graphql.ts';
import { Card } from '../ui/Card.tsx';
import { writtenMoment } from '../ui/dates.ts';
import { Words } from '../ui/Words.tsx';
import styles from './Compliance.module.css';
import { rejectionKey } from './rules.ts';

/** Why the carriers rejected it, in plain words with what to change, and in their own. */
export function Rejected({ registration: key }: { registration: Rejected_registration$key }) {
  const { t } = useTranslation('compliance');
  const { rejections, editUntil, editable } = useFragment(
    graphql`
      fragment Rejected_registration on ComplianceRegistrationDraft {
        rejections {
          code
          reason
        }
        editUntil
        editable
      }
    `,
    key,
  );
  return (
    <Card title={t('rejected.title')}>
      <ol className={styles['rejections']} data-testid="rejections">
        {rejections.map(({ code, reason }) => (
          <li key={code}>
            <p>{t(`rejections.${rejectionKey(code)}`)}</p>
            <small>
              {t('rejected.words', { code })} <Words>{reason}</Words>
            </small>
          </li>
        ))}
      </ol>
      <p className={styles['note']}>
        {editable
          ? editUntil
            ? t('rejected.until', { date: writtenMoment(new Date(editUntil)) })
            : t('rejected.edit')
          : t('rejected.final')}
      </p>
    </Card>
  );
}
