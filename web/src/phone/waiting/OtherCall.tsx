import { Button } from '@mantine/core';
import { IconArrowsLeftRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { partyOf } from '../party.ts';
import { usePhone } from '../PhoneContext.ts';
import { ShortcutKeys } from '../../ui/Kbd.tsx';
import { AnswerButtons } from '../views/AnswerButtons.tsx';
import styles from '../views/views.module.css';

/** Beside a running call: another one that is offered meanwhile, or one that waits, on hold, until this one is over or the two are swapped (call waiting). */
export default function OtherCall() {
  const { t } = useTranslation(['phoneExtra', 'phone']);
  const { context, send } = usePhone();
  const { call, second, lost, settingAside, connecting, mediaHere } = context;
  if (second) {
    const contact = partyOf(second).name;
    const handed = second.myOffer?.purpose === 'TRANSFER' ? second.transfer : undefined;
    const title = handed
      ? t('phone:transfer.requestFrom', { name: handed.fromAgentName })
      : t('callWaiting.title', { name: contact });
    return (
      <section
        className={styles['notice']}
        style={{ width: '100%' }}
        role="alertdialog"
        aria-label={title}
        aria-describedby="second-call"
        data-testid="second-call"
      >
        <strong>{title}</strong>
        {handed ? <p>{t('phone:transfer.toYou', { contact })}</p> : null}
        {handed?.message ? (
          <blockquote className={styles['quote']} style={{ margin: '8px 0' }}>
            {handed.message}
          </blockquote>
        ) : null}
        <p id="second-call" style={{ marginBottom: 12 }}>
          {t('callWaiting.hint', { name: call ? partyOf(call).name : '' })}
        </p>
        <AnswerButtons />
      </section>
    );
  }
  return lost?.setAside ? (
    <div className={styles['notice']} style={{ width: '100%' }} data-testid="call-aside">
      <span role="status">{t('callWaiting.aside', { name: partyOf(lost).name })}</span>
      {mediaHere || connecting ? (
        <div className={styles['noticeActions']}>
          <Button
            size="xs"
            variant="default"
            loading={settingAside !== undefined || connecting}
            leftSection={<IconArrowsLeftRight size={14} />}
            rightSection={<ShortcutKeys of="swap" />}
            onClick={() => send({ type: 'SWAP' })}
            data-testid="call-swap"
          >
            {t('callWaiting.swap')}
          </Button>
        </div>
      ) : null}
    </div>
  ) : null;
}
