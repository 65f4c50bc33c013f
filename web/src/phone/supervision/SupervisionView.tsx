import { ActionIcon, SegmentedControl } from '@mantine/core';
import { IconPhoneFilled } from '@tabler/icons-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { clockOf } from '../format.ts';
import { partyOf } from '../party.ts';
import { usePhone } from '../PhoneContext.ts';
import { useProblemText } from '../useProblemText.ts';
import type { CallSnapshot, SupervisionSnapshot } from '../types.ts';
import { useSecondsSince } from '../useClock.ts';
import styles from '../views/views.module.css';
import { Waveform } from '../Waveform.tsx';
import { OthersSupervising } from './OthersSupervising.tsx';
import { TakeOver } from './TakeOver.tsx';

const MODES = ['LISTEN', 'WHISPER', 'BARGE'] as const;

/** Somebody's call, as who supervises it has it: who talks, who hears them, and the way out (defaults 12.5). */
export function SupervisionView({ call, mine }: { call: CallSnapshot; mine: SupervisionSnapshot }) {
  const { t } = useTranslation('phone');
  const problemText = useProblemText();
  const { context, levels, send } = usePhone();
  const seconds = useSecondsSince(call.answeredAt);
  const agent = call.participants.find(({ role }) => role === 'AGENT');
  const { mode } = mine;
  return (
    <>
      <div className={`${styles['body']} ${styles['center']}`} data-testid="supervision">
        <h2 className={styles['name']} style={{ fontSize: 16 }}>
          {t('supervising.title', { agent: agent?.name ?? '', caller: partyOf(call).name })}
        </h2>
        <p className={styles['timer']} role="timer" aria-label={t('call.timer')} aria-live="off">
          {clockOf(seconds)}
        </p>
        <Waveform levels={levels} />
        <SegmentedControl
          fullWidth
          w="100%"
          aria-label={t('supervising.how')}
          value={mode}
          data={MODES.map((value) => ({ value, label: t(`supervising.${value}`) }))}
          data-testid="supervision-mode"
          onChange={(value) => send({ type: 'SUPERVISE', callId: call.id, mode: value })}
        />
        <p className={styles['meta']} role="status">
          {t(`supervising.heard.${mode}`, { agent: agent?.name ?? '' })}
        </p>
        {/* The call is heard before these words are there. */}
        <Suspense>
          <OthersSupervising call={call} mine={mine} />
          <TakeOver call={call} mine={mine} />
        </Suspense>
        {context.problem ? (
          <p className={styles['problem']} role="alert">
            {problemText(context.problem)}
          </p>
        ) : null}
      </div>
      <div className={styles['controls']} style={{ justifyContent: 'center' }}>
        <ActionIcon
          size={48}
          radius={999}
          variant="filled"
          color="red"
          aria-label={t('supervising.leave')}
          data-testid="call-end"
          onClick={() => send({ type: 'END' })}
        >
          <IconPhoneFilled size={22} className={styles['hangup'] ?? ''} />
        </ActionIcon>
      </div>
    </>
  );
}
