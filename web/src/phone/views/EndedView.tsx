import { useTranslation } from 'react-i18next';
import { partyOf } from '../party.ts';
import { usePhone } from '../PhoneContext.ts';
import { notTaken, takerOf } from '../taker.ts';
import styles from './views.module.css';
import { Words } from '../../ui/Words.tsx';

const KNOWN = ['COMPLETED', 'MISSED', 'REJECTED', 'ABANDONED', 'FAILED', 'VOICEMAIL'] as const;

/** The moment after a call: how it ended, in a word. */
export function EndedView() {
  const { t } = useTranslation('phone');
  const { context, myUserId } = usePhone();
  const { call } = context;
  const status = KNOWN.find((known) => known === call?.status);
  const taken = call?.myOffer?.state === 'TAKEN';
  const taker = call && takerOf(call, myUserId);
  return (
    <div className={`${styles['body']} ${styles['center']}`} role="status" data-testid="phone-ended">
      <p className={styles['name']}>
        {taken
          ? taker
            ? t('call.takenBy', { name: taker })
            : t('call.taken')
          : call?.direction === 'OUTBOUND' && status
            ? t(`call.ended.${status}`)
            : call?.myOffer && call.myOffer.state !== 'ACCEPTED' && call.agentUserId !== myUserId
              ? t(`call.notTaken.${notTaken(call)}`)
              : t('call.over')}
      </p>
      {call ? (
        <Words as="p" className={styles['meta']}>
          {partyOf(call).name}
        </Words>
      ) : null}
    </div>
  );
}
