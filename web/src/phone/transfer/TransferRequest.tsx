import { IconArrowRight, IconUsers } from '@tabler/icons-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../ui/Avatar.tsx';
import { partyOf } from '../party.ts';
import { usePhone } from '../PhoneContext.ts';
import { useSecondsSince } from '../useClock.ts';
import { AnswerButtons } from '../views/AnswerButtons.tsx';
import styles from '../views/views.module.css';
import { RING_SECONDS } from './times.ts';

/** A call that somebody would like to hand to this person, or to somebody in their team. */
export function TransferRequest() {
  const { t } = useTranslation('phone');
  const { context, ringBlocked, myName } = usePhone();
  const { call, connecting } = context;
  const { transfer } = call ?? {};
  if (!call || !transfer) return null;
  const { name: contact } = partyOf(call);
  const { fromAgentName, toTeam, toUserOrTeamName: team, message } = transfer;
  return (
    <div
      className={`${styles['body']} ${styles['center']} ${styles['hero']}`}
      data-testid="transfer-request"
      aria-busy={connecting}
    >
      <p className={styles['hidden']} role="alert">
        {t('transfer.requestFrom', { name: fromAgentName })}
      </p>
      <span className={styles['handover']}>
        <Avatar name={fromAgentName} size={48} />
        <IconArrowRight size={18} aria-hidden />
        <Avatar name={myName} size={48} />
      </span>
      <h2 className={styles['name']}>{t('transfer.request')}</h2>
      <strong className={styles['fromTo']}>
        <span data-testid="transfer-from">{fromAgentName}</span>
        <IconArrowRight size={14} aria-hidden />
        {t('call.you')}
      </strong>
      <p className={styles['meta']} data-testid="transfer-about">
        {toTeam ? t('transfer.toTeam', { contact, team }) : t('transfer.toYou', { contact })}
      </p>
      {message ? (
        <blockquote className={styles['quote']} data-testid="transfer-note">
          {message}
        </blockquote>
      ) : null}
      {/* What rings does not wait for these words. */}
      <Suspense>
        <Left since={transfer.stageSince} />
      </Suspense>
      {ringBlocked ? <p className={styles['notice']}>{t('incoming.blocked')}</p> : null}
      <AnswerButtons />
      {toTeam ? (
        <p className={styles['meta']}>
          <IconUsers size={14} aria-hidden /> {t('transfer.teamNote')}
        </p>
      ) : null}
    </div>
  );
}

/** How long it still rings. */
function Left({ since }: { since: string }) {
  const { t } = useTranslation('phoneExtra');
  const seconds = useSecondsSince(since);
  return (
    <p className={styles['meta']} data-testid="transfer-left">
      {t('ringing.left', { seconds: Math.max(0, Math.ceil(RING_SECONDS - seconds)) })}
    </p>
  );
}
