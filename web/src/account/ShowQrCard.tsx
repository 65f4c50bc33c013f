import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../ui/Card.tsx';
import { SettingsRow } from '../ui/SettingsPage.tsx';
import styles from './account.module.css';
import { ShowQr } from './ShowQr.tsx';

/** Lets another browser in by a QR code. The code is made only when it is asked for. */
export function ShowQrCard() {
  const { t } = useTranslation('account');
  const [open, setOpen] = useState(false);
  return (
    <Card title={t('qr.title')}>
      {open ? (
        <div className={styles['body']}>
          <ShowQr onClose={() => setOpen(false)} />
        </div>
      ) : (
        <SettingsRow
          title={t('qr.another')}
          action={
            <Button variant="default" size="sm" onClick={() => setOpen(true)} data-testid="qr-show">
              {t('qr.show')}
            </Button>
          }
        >
          {t('qr.lead')}
        </SettingsRow>
      )}
    </Card>
  );
}
