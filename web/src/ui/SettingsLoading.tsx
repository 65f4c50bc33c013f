import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Delayed } from './Delayed.tsx';
import page from './SettingsPage.module.css';

/** Takes the place of a settings page while it is read: its heading and its cards, in the column that they will have. */
export function SettingsLoading() {
  return (
    <div className={page['page']}>
      <Delayed>
        <Skeleton height={28} width="40%" />
      </Delayed>
      <CardsLoading />
    </div>
  );
}

/** Takes the place of a page's cards while they are read. */
export function CardsLoading() {
  const { t } = useTranslation();
  return (
    <Delayed>
      <output aria-label={t('loading')} className={page['loading']} data-testid="cards-loading">
        <Skeleton height={120} radius={12} />
        <Skeleton height={240} radius={12} />
      </output>
    </Delayed>
  );
}
