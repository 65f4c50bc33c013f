import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { isBuilt } from '../base/toCome.ts';
import { Card } from '../ui/Card.tsx';
import { rightTo } from '../ui/accessRequests.ts';
import { Disabled } from '../ui/Disabled.tsx';
import styles from './People.module.css';

const PLANS = '/settings/billing-and-payments/change-plan';

/** How many seats are taken, who waits for one, and the way to more. */
export function SeatsCard({ seats, waiting, whyNot }: { seats: number; waiting: number; whyNot: string | undefined }) {
  const { t } = useTranslation('people');
  return (
    <Card title={t('seats.title')} aside={<span className="tabular">{t('seats.used', { count: seats })}</span>}>
      <div className={styles['cardBody']}>
        <p>{t('seats.text')}</p>
        {waiting > 0 ? <p className={styles['amber']}>{t('seats.waiting', { count: waiting })}</p> : null}
        {isBuilt(PLANS) ? (
          <Disabled why={whyNot} access={rightTo('BILLING', 'CREATE')}>
            <Button component={Link} to={PLANS} variant="default" fullWidth>
              {t('seats.plans')}
            </Button>
          </Disabled>
        ) : null}
      </div>
    </Card>
  );
}
