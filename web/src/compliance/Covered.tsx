import { IconCircleCheck, IconCircleX, IconHourglass } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { Covered_registration$key } from '../__generated__/Covered_registration.graphql.ts';
import { Card } from '../ui/Card.tsx';
import { PhoneNumber } from '../ui/PhoneNumber.tsx';
import { Words } from '../ui/Words.tsx';
import styles from './Compliance.module.css';

const LOOKS = {
  COVERED: { icon: IconCircleCheck, tone: 'success' },
  WAITING: { icon: IconHourglass, tone: 'muted' },
  REFUSED: { icon: IconCircleX, tone: 'danger' },
} as const;

/** Which local numbers the registration covers. One that is bought later is taken in by itself. */
export function Covered({ registration: key }: { registration: Covered_registration$key }) {
  const { t } = useTranslation('compliance');
  const { type, numbers } = useFragment(
    graphql`
      fragment Covered_registration on ComplianceRegistrationDraft {
        type
        numbers {
          state
          code
          phoneNumber {
            id
            name
            number
          }
        }
      }
    `,
    key,
  );
  if (type === 'TOLL_FREE') return null;
  return (
    <Card title={t('covered.title')}>
      <ul className={styles['checks']} data-testid="covered">
        {numbers.map(({ state, code, phoneNumber }) => {
          if (!phoneNumber || !(state in LOOKS)) return null;
          const { icon: Icon, tone } = LOOKS[state as keyof typeof LOOKS];
          return (
            <li key={phoneNumber.id} data-tone={tone}>
              <Icon size={16} aria-hidden />
              <div>
                <Words>{phoneNumber.name}</Words> <PhoneNumber number={phoneNumber.number} />
                <small>{t(`covered.${state}`, { code: code ?? '' })}</small>
              </div>
            </li>
          );
        })}
        <li>
          <span />
          <div>
            <small>
              {t(type === 'SOLE_PROPRIETOR' ? 'covered.one' : numbers.length === 0 ? 'covered.none' : 'covered.later')}
            </small>
          </div>
        </li>
      </ul>
    </Card>
  );
}
