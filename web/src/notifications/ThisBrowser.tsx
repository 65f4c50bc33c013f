import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../ui/Card.tsx';
import { SettingsRow } from '../ui/SettingsPage.tsx';
import { StatusChip, type Tone } from '../ui/StatusChip.tsx';
import { toast } from '../ui/toast.ts';

type Permission = 'granted' | 'denied' | 'default' | 'unsupported';

const permissionNow = (): Permission => ('Notification' in globalThis ? Notification.permission : 'unsupported');

const TONES: Record<Permission, Tone> = {
  granted: 'success',
  denied: 'danger',
  default: 'warning',
  unsupported: 'neutral',
};

/** A short sound of the product's own. @returns false when the browser plays nothing */
async function chime(): Promise<boolean> {
  try {
    const audio = new Audio('/sounds/ringtone-chime.wav');
    await audio.play();
    setTimeout(() => audio.pause(), 1_500);
    return true;
  } catch {
    return false;
  }
}

/** Whether this browser shows notifications of ours at all, and a way to see one. */
export function ThisBrowser({ sound }: { sound: boolean }) {
  const { t } = useTranslation('notifications');
  const [permission, setPermission] = useState(permissionNow);
  const [outcome, setOutcome] = useState<string>();

  const ask = async () => setPermission(await Notification.requestPermission());

  const test = async () => {
    const now = permissionNow();
    setPermission(now);
    toast.info(t('browser.testText'), t('browser.testTitle'));
    const heard = !sound || (await chime());
    let shown = now === 'granted';
    if (shown) {
      try {
        new Notification(t('browser.testTitle'), { body: t('browser.testText'), icon: '/favicon.svg' });
      } catch {
        // Some phones let only service workers show notifications.
        shown = false;
      }
    }
    setOutcome(
      [
        shown ? t('browser.shown') : t(now === 'granted' ? 'browser.failed' : `browser.${now}_hint`),
        heard ? undefined : t('browser.silent'),
      ]
        .filter(Boolean)
        .join(' '),
    );
  };

  return (
    <Card
      title={t('browser.title')}
      aside={<StatusChip tone={TONES[permission]}>{t(`browser.${permission}`)}</StatusChip>}
    >
      <SettingsRow
        title={t('browser.desktop')}
        action={
          <>
            {permission === 'default' ? (
              <Button variant="default" onClick={() => void ask()} data-testid="notifications-allow">
                {t('browser.allow')}
              </Button>
            ) : null}
            <Button variant="default" onClick={() => void test()} data-testid="notifications-test">
              {t('browser.test')}
            </Button>
          </>
        }
      >
        <span role="status" data-testid="notifications-outcome">
          {outcome ?? t(`browser.${permission}_hint`)}
        </span>
      </SettingsRow>
    </Card>
  );
}
