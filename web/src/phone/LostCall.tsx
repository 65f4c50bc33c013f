import { Button, Loader } from '@mantine/core';
import { IconPhoneFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Disabled } from '../ui/Disabled.tsx';
import styles from './phoneCard.module.css';
import { partyOf } from './party.ts';
import { usePhone } from './PhoneContext.ts';
import type { CallSnapshot } from './types.ts';

/**
 * A call of this person's that this page has no part in: after a reload the other side hears a tone and waits, and one click brings
 * the person back; or it runs on another device of theirs, and one click takes it over; or it waits, on hold, since they took another one.
 */
export function LostCall({ call }: { call: CallSnapshot }) {
  // Seldom said: its words are fetched when they are.
  const { t } = useTranslation(call.setAside ? ['phone', 'phoneExtra'] : 'phone');
  const { context, send } = usePhone();
  const { name } = partyOf(call);
  const words = call.setAside
    ? 'phoneExtra:callWaiting.lost'
    : (`call.${call.elsewhere ? 'elsewhere' : 'left'}` as const);
  return (
    <section
      className={styles['card']}
      role="alertdialog"
      aria-label={t(`${words}.title`)}
      aria-describedby="lost-call"
      data-testid="lost-call"
    >
      <p className={styles['title']}>{t(`${words}.title`)}</p>
      <p id="lost-call" className={styles['text']}>
        {t(`${words}.hint`, { name })}
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
            {t(`${words}.rejoin`)}
          </Button>
        </Disabled>
      </div>
    </section>
  );
}
