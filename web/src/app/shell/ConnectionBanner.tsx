import { UnstyledButton } from '@mantine/core';
import { IconCloudCheck, IconCloudOff } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { connection, connectionState, subscribeConnection } from '../../base/relay/connection.ts';
import styles from '../../ui/Banner.module.css';

/** Says when the server is out of reach and when it is back (ux §5). */
export function ConnectionBanner() {
  const { t } = useTranslation('shell');
  const state = useSyncExternalStore(subscribeConnection, connectionState);
  return (
    <output className={styles['live']}>
      {state === 'online' ? null : (
        <div className={styles['banner']} data-state={state}>
          {state === 'offline' ? <IconCloudOff size={16} aria-hidden /> : <IconCloudCheck size={16} aria-hidden />}
          <span>{state === 'offline' ? t('connection.offline') : t('connection.restored')}</span>
          {state === 'offline' ? (
            <UnstyledButton className={styles['now']} onClick={() => void connection.tryNow()}>
              {t('connection.tryNow')}
            </UnstyledButton>
          ) : null}
        </div>
      )}
    </output>
  );
}
