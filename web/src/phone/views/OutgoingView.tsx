import { useTranslation } from 'react-i18next';
import { Avatar } from '../../ui/Avatar.tsx';
import { formatPhone } from '../../ui/numbers.ts';
import { dialled } from '../dialled.ts';
import { partyOf } from '../party.ts';
import { usePhone } from '../PhoneContext.ts';
import type { CallSnapshot } from '../types.ts';
import { CallControls } from './CallControls.tsx';
import styles from './views.module.css';

/** Seconds after which a call out that nobody answers ends by itself (defaults 8.1). */
const RING_SECONDS = 60;

/** An emergency service's number is none with a plus, and rings on for longer. */
const endsByItself = ({ peerNumber }: CallSnapshot) => peerNumber.startsWith('+');

/** A call on its way out: 'Dialing {number}', then ringing. */
export function OutgoingView({ onSettings }: { onSettings: () => void }) {
  const { t } = useTranslation('phone');
  const { state, context } = usePhone();
  const { call, pendingTo = '', numbers, selectedNumberId } = context;
  const number = call
    ? formatPhone(call.peerNumber)
    : dialled(
        pendingTo,
        numbers.filter(({ id }) => id === selectedNumberId),
      );
  const party = call ? partyOf(call) : undefined;
  return (
    <>
      <div className={styles['body']}>
        <div className={styles['row']} style={{ cursor: 'default', background: 'none' }}>
          <Avatar name={party?.known ? party.name : ''} size={48} />
          <span className={styles['rowText']} role="status">
            <strong data-testid="phone-dialing">{t('outgoing.dialing', { number })}</strong>
            <span>
              {party?.known ? `${party.name} · ` : ''}
              {t(state === 'RINGING' ? 'outgoing.ringing' : 'outgoing.connecting')}
            </span>
            {state === 'RINGING' && call && endsByItself(call) ? (
              <span className={styles['then']}>{t('outgoing.rings', { seconds: RING_SECONDS })}</span>
            ) : null}
          </span>
          <span className={styles['dots']} aria-hidden>
            <i />
            <i />
            <i />
          </span>
        </div>
      </div>
      <CallControls onSettings={onSettings} />
    </>
  );
}
