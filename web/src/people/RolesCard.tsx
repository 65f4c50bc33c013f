import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Card } from '../ui/Card.tsx';
import styles from './People.module.css';

const ROLES = ['OWNER', 'ADMIN', 'MANAGER', 'MEMBER'] as const;

/** What each role may do, in a sentence. */
export function RolesCard({ onCompare }: { onCompare: () => void }) {
  const { t } = useTranslation(['people', 'common']);
  return (
    <Card title={t('roles.title')}>
      <div className={styles['cardBody']}>
        <dl className={styles['roles']}>
          {ROLES.map((role) => (
            <div key={role}>
              <dt>{t(`common:role.${role}`)}</dt>
              <dd>{t(`roles.${role}`)}</dd>
            </div>
          ))}
        </dl>
        <Button variant="subtle" size="compact-sm" onClick={onCompare} data-testid="roles-compare">
          {t('roles.compare')}
        </Button>
      </div>
    </Card>
  );
}
