import { Button } from '@mantine/core';
import { IconPhoneFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Disabled } from '../../ui/Disabled.tsx';
import { ShortcutKeys } from '../../ui/Kbd.tsx';
import { usePhone } from '../PhoneContext.ts';
import { firmPress } from './firmPress.ts';
import styles from './views.module.css';

/** The two answers to whatever rings. */
export function AnswerButtons() {
  const { t } = useTranslation('phone');
  const { context, send } = usePhone();
  const answering = context.connecting || context.settingAside !== undefined;
  return (
    <div className={styles['pair']}>
      <Disabled why={answering && t('incoming.answering')}>
        <Button
          color="red"
          h={44}
          leftSection={<IconPhoneFilled size={18} className={styles['hangup'] ?? ''} />}
          {...firmPress(() => send({ type: 'DECLINE' }))}
          data-testid="phone-decline"
        >
          {t('incoming.decline')}
        </Button>
      </Disabled>
      <Button
        color="green"
        h={44}
        loading={answering}
        leftSection={<IconPhoneFilled size={18} />}
        {...firmPress(() => send({ type: 'ACCEPT' }))}
        data-testid="phone-accept"
      >
        {t('incoming.accept')}
      </Button>
      <span className={styles['keys']}>
        <ShortcutKeys of="decline" />
      </span>
      <span className={styles['keys']}>
        <ShortcutKeys of="accept" />
      </span>
    </div>
  );
}
