import { RingProgress } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useCountdown } from '../../ui/useCountdown.ts';
import { Words } from '../../ui/Words.tsx';
import { partyOf } from '../party.ts';
import { usePhone } from '../PhoneContext.ts';
import styles from '../views/views.module.css';
import { targetName } from './targetName.ts';

/** Seconds that it is shown (defaults 8.6). */
const SHOWN_SECONDS = 3;

/** The call has gone to somebody else: said for three seconds, then the phone is free. */
export function TransferCompleted() {
  const { t } = useTranslation('phone');
  const { context } = usePhone();
  const [left] = useCountdown(SHOWN_SECONDS);
  const { call } = context;
  if (!call) return null;
  const name = call.transfer ? targetName(call.transfer) : '';
  return (
    <div className={styles['body']} role="status" data-testid="transfer-completed">
      <div className={styles['row']} style={{ cursor: 'default', background: 'none' }}>
        <span className={styles['tile']} data-tone="good">
          <IconCheck size={18} aria-hidden />
        </span>
        <span className={styles['rowText']}>
          {/* Nobody who loses a call waits for these words to see that they did. */}
          <strong>
            {call.takenBy ? (
              <Suspense fallback={call.takenBy}>
                <TakenOver by={call.takenBy} />
              </Suspense>
            ) : (
              t('transfer.completedTo', { name })
            )}
          </strong>
          <span>
            <Words>{partyOf(call).name}</Words> · <Words>{call.workspaceNumberName}</Words>
          </span>
        </span>
        <RingProgress
          size={36}
          thickness={3}
          sections={[{ value: (left / SHOWN_SECONDS) * 100, color: 'green' }]}
          label={<span className={styles['ringLabel']}>{left}</span>}
          aria-hidden
        />
      </div>
    </div>
  );
}

function TakenOver({ by }: { by: string }) {
  const { t } = useTranslation('phoneExtra');
  return t('takenOver', { name: by });
}
