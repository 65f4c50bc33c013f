import { useTranslation } from 'react-i18next';
import { clockOf } from '../format.ts';
import type { CallSnapshot } from '../types.ts';
import { useSecondsUntil } from '../useClock.ts';
import styles from './views.module.css';

const LAST_SECONDS = 60;

/** Says, a minute before, that a call ends by itself and why (defaults 20). The region is there before its words, so that they are read. */
export function EndsSoon({ ends }: Pick<CallSnapshot, 'ends'>) {
  const { t } = useTranslation('phone');
  const left = useSecondsUntil(ends?.at);
  const soon = ends && left !== undefined && left <= LAST_SECONDS;
  return (
    <div role="status" style={{ width: '100%' }}>
      {soon ? (
        <p className={styles['notice']} data-testid="call-ends-soon" data-reason={ends.reason}>
          <strong>
            {t(ends.reason === 'TALK_TIME_CAP' ? 'call.endsCap' : 'call.endsCredit', { minutes: ends.limitMinutes })}
          </strong>{' '}
          <span aria-hidden>{clockOf(left)}</span>
        </p>
      ) : null}
    </div>
  );
}
