import { UnstyledButton } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isInCall } from '../../phone/isInCall.ts';
import { usePhone } from '../../phone/PhoneContext.ts';
import { connectionState, subscribeConnection } from '../../base/relay/connection.ts';
import styles from '../../ui/Banner.module.css';
import { isOutdated } from './newVersion.ts';

/**
 * Says that the server has a newer client than this page, whose parts it may not give out any more. It is asked after an outage,
 * and when a part cannot be fetched. Who talks is not taken out of the call for it: they load the page anew afterwards.
 */
export function NewVersion() {
  const { t } = useTranslation('shell');
  const inCall = isInCall(usePhone().state);
  const [outdated, setOutdated] = useState(false);
  useEffect(() => {
    const look = () => void isOutdated().then((is) => is && setOutdated(true));
    const missing = ({ payload }: VitePreloadErrorEvent) => {
      look();
      // By its words the router knows what is missing for good, and would load the page anew at once.
      if (inCall) payload.message = `In a call: ${payload.message}`;
    };
    addEventListener('vite:preloadError', missing);
    const unsubscribe = subscribeConnection(() => connectionState() === 'restored' && look());
    return () => {
      removeEventListener('vite:preloadError', missing);
      unsubscribe();
    };
  }, [inCall]);
  return (
    <output className={styles['live']}>
      {outdated ? (
        <div className={styles['banner']} data-testid="new-version">
          <IconRefresh size={16} aria-hidden />
          <span>
            {t('update.done')} {inCall ? t('update.afterCall') : null}
          </span>
          {inCall ? null : (
            <UnstyledButton className={styles['now']} onClick={() => location.reload()}>
              {t('update.reload')}
            </UnstyledButton>
          )}
        </div>
      ) : null}
    </output>
  );
}
