import { Button, Loader } from '@mantine/core';
import { IconBrandGoogle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Why } from '../../ui/Why.tsx';
import type { GoogleImport } from './useGoogleImport.ts';
import styles from './Import.module.css';

/** The way in from a Google account, beside the place for a file. */
export function FromGoogle({ google }: { google: GoogleImport }) {
  const { t } = useTranslation('imports');
  return (
    <section className={styles['google']} aria-label={t('google.action')}>
      {google.problem === undefined ? null : (
        <div role="alert" data-testid="import-google-problem">
          <p className={styles['problem']}>{google.problem}</p>
          {google.refusal === undefined ? null : <Why refusal={google.refusal} />}
        </div>
      )}
      <Button
        variant="default"
        leftSection={<IconBrandGoogle size={18} stroke={1.75} />}
        onClick={google.start}
        data-testid="import-google"
      >
        {t('google.action')}
      </Button>
      <p className={styles['muted']}>{t('google.hint')}</p>
    </section>
  );
}

/** What is shown while the popup is open, and while the server reads the account. */
export function GooglePending() {
  const { t } = useTranslation('imports');
  return (
    <div className={`${styles['reading']} ${styles['narrow']}`} role="status" data-testid="import-google-pending">
      <Loader size="sm" />
      <div>
        <p className={styles['strong']}>{t('google.wait')}</p>
        <p className={styles['muted']}>{t('google.importing')}</p>
      </div>
    </div>
  );
}
