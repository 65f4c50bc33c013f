import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { usePhone } from '../PhoneContext.ts';
import styles from './views.module.css';

/** Whether the keys that hang up were meant: in a conference others stay behind (ux §3). */
export function HangUpQuestion() {
  const { t } = useTranslation(['phoneExtra', 'phone']);
  const { send } = usePhone();
  const stay = useRef<HTMLButtonElement>(null);
  useEffect(() => stay.current?.focus(), []);
  return (
    <div
      className={styles['body']}
      role="alertdialog"
      aria-labelledby="hang-up-question"
      data-testid="hang-up-question"
    >
      <p id="hang-up-question" className={styles['notice']}>
        {t('hangUp.question')}
      </p>
      <div className={styles['pair']}>
        <Button ref={stay} variant="default" onClick={() => send({ type: 'KEEP_CALL' })}>
          {t('hangUp.stay')}
        </Button>
        <Button color="red" onClick={() => send({ type: 'HANG_UP' })} data-testid="hang-up-sure">
          {t('phone:call.end')}
        </Button>
      </div>
    </div>
  );
}
