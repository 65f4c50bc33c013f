import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../ui/toast.ts';
import styles from './Bell.module.css';
import { canPush, turnPushOn } from './push.ts';
import { pushesHere, saidLater, sayLater } from './pushHere.ts';

const isOffered = () => canPush() && pushesHere() === undefined && !saidLater() && Notification.permission !== 'denied';

/** Offers push where the person reads what they were told: the browser asks only after they have said yes here. */
export function AskForPush() {
  const { t } = useTranslation('bell');
  const [offered, setOffered] = useState(isOffered);
  const [busy, setBusy] = useState(false);
  if (!offered) return null;
  const turnOn = async () => {
    setBusy(true);
    try {
      if (await turnPushOn()) toast.success(t('ask.done'));
      else toast.warning(t('ask.blocked'));
    } catch {
      toast.error(t('ask.failed'));
    } finally {
      setBusy(false);
      setOffered(isOffered());
    }
  };
  return (
    <section className={styles['ask']} aria-label={t('ask.title')} data-testid="ask-for-push">
      <div>
        <b>{t('ask.title')}</b>
        <p>{t('ask.hint')}</p>
      </div>
      <div>
        <Button size="compact-sm" loading={busy} onClick={() => void turnOn()}>
          {t('ask.on')}
        </Button>
        <Button
          size="compact-sm"
          variant="subtle"
          onClick={() => {
            sayLater();
            setOffered(false);
          }}
        >
          {t('ask.later')}
        </Button>
      </div>
    </section>
  );
}
