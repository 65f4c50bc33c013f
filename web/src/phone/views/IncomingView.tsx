import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../base/lazyPart.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Optional } from '../../ui/Optional.tsx';
import { PhoneNumber } from '../../ui/PhoneNumber.tsx';
import { CustomerDetails } from '../customer/CustomerDetails.tsx';
import { clockOf } from '../format.ts';
import { partyOf } from '../party.ts';
import { PartyName } from '../PartyName.tsx';
import { usePhone } from '../PhoneContext.ts';
import type { CallSnapshot } from '../types.ts';
import { whyReturned } from '../transfer/whyReturned.ts';
import { useSecondsSince } from '../useClock.ts';
import { AnswerButtons } from './AnswerButtons.tsx';
import styles from './views.module.css';

const LastWord = lazyPart(() => import('../LastWord.tsx'));

/** An offered call: who, and the two answers. */
export function IncomingView() {
  const { t } = useTranslation('phone');
  const { context, ringBlocked } = usePhone();
  const { call, connecting, registered } = context;
  if (!call) return null;
  const { name, known } = partyOf(call);
  const returned = call.myOffer?.purpose === 'RETURN' && call.transfer ? whyReturned(call.transfer) : undefined;
  return (
    <>
      <div className={`${styles['body']} ${styles['center']} ${styles['hero']}`}>
        <p className={styles['hidden']} role="alert">
          {t('incoming.from', { name })}
        </p>
        <span className={styles['ring']}>
          <Avatar name={known ? name : ''} size={72} />
        </span>
        <h2 className={styles['name']} data-testid="incoming-name">
          <PartyName call={call} />
        </h2>
        {known ? (
          <p className={styles['meta']}>
            <PhoneNumber number={call.peerNumber} />
          </p>
        ) : null}
        {call.ivrLabels.length > 0 ? (
          <p className={styles['meta']} data-testid="incoming-chose">
            {t('incoming.chose', { choice: call.ivrLabels.join(' › ') })}
          </p>
        ) : null}
        {call.inQueue ? (
          // What rings does not wait for these words.
          <Suspense>
            <Waited since={call.startedAt} />
          </Suspense>
        ) : null}
        {/* Who takes it before their phone is connected waits for that. */}
        <p className={styles['accent']}>
          {t(connecting ? (registered ? 'incoming.answering' : 'outgoing.connecting') : LABELS[whatFor(call)])}
        </p>
        {call.contact ? (
          <Optional>
            <Suspense>
              <LastWord contactId={call.contact.id} callId={call.id} />
            </Suspense>
          </Optional>
        ) : null}
        {returned ? (
          <p className={styles['notice']} data-testid="incoming-returned">
            {t(`transfer.returned.${returned.failure}`, { name: returned.name })}
          </p>
        ) : null}
        {ringBlocked ? <p className={styles['notice']}>{t('incoming.blocked')}</p> : null}
        <AnswerButtons />
      </div>
      <CustomerDetails call={call} />
    </>
  );
}

/** How long a caller in a queue has waited, from the first ring on. */
function Waited({ since }: { since: string }) {
  const { t } = useTranslation('phoneExtra');
  const seconds = useSecondsSince(since);
  return (
    <p className={styles['meta']} data-testid="incoming-waited">
      {t('ringing.waited', { clock: clockOf(seconds) })}
    </p>
  );
}

const LABELS = { JOIN: 'incoming.join', CALLBACK: 'incoming.callback', CALL: 'incoming.label' } as const;

/** A call to the outside that is offered as it came calls somebody back. */
function whatFor({ direction, myOffer }: CallSnapshot): keyof typeof LABELS {
  if (myOffer?.purpose === 'JOIN') return 'JOIN';
  return direction === 'OUTBOUND' && myOffer?.purpose === 'CALL' ? 'CALLBACK' : 'CALL';
}
