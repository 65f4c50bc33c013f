import { IconGift } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Card } from '../ui/Card.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { SettingsPage } from '../ui/SettingsPage.tsx';

/** Stands for the pages of money on a server that bills nothing. */
export function BillingOff({ title }: { title: string }) {
  const { t } = useTranslation('billing');
  return (
    <SettingsPage title={title}>
      <Card title={t('off.title')}>
        <div data-testid="billing-off">
          <EmptyState icon={<IconGift size={22} stroke={1.5} />}>{t('off.text')}</EmptyState>
        </div>
      </Card>
    </SettingsPage>
  );
}
