import { Button, Loader } from '@mantine/core';
import { IconPhoneFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Disabled } from '../ui/Disabled.tsx';
import styles from './LostCall.module.css';
import { partyOf } from './party.ts';
import { usePhone } from './PhoneContext.ts';
import type { CallSnapshot } from './types.ts';

/** After a reload in a call: the other side hears a tone and waits; one click brings the person back. */
export function LostCall({ call }: { call: CallSnapshot }) {
  const { t } = useTranslation('phone');
  const { context, send } = usePhone();
  const { name } = partyOf(call);
  return (
    <section
      className={styles['card']}
      role="alertdialog"
      aria-label={t('call.lost')}
      aria-describedby="lost-call"
      data-testid="lost-call"
    >
      <p className={styles['title']}>{t('call.lost')}</p>
      <p id="lost-call" className={styles['text']}>
        {t('call.lostHint', { name })}
      </p>
      <div className={styles['actions']}>
        <Button variant="default" onClick={() => send({ type: 'DISMISS_LOST' })}>
          {t('call.dismiss')}
        </Button>
        <Disabled why={!context.registered && t('outgoing.connecting')}>
          <Button
            color="green"
            leftSection={context.registered ? <IconPhoneFilled size={16} /> : <Loader size={16} color="currentColor" />}
            onClick={() => send({ type: 'REJOIN' })}
            data-testid="phone-rejoin"
            data-autofocus
          >
            {t('call.rejoin')}
          </Button>
        </Disabled>
      </div>
    </section>
  );
}
