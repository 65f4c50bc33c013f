import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Disabled } from '../../ui/Disabled.tsx';
import { partyOf } from '../party.ts';
import type { CallSnapshot, SupervisionSnapshot } from '../types.ts';
import styles from '../views/views.module.css';
import { useTakeOver } from './useTakeOver.ts';

/** The way from listening to having the call oneself, asked twice: the agent is removed by it (defaults 12.5). */
export function TakeOver({ call, mine }: { call: CallSnapshot; mine: SupervisionSnapshot }) {
  const { t } = useTranslation('live');
  const [asking, setAsking] = useState(false);
  /** The call as it was when it was asked for: what came of it is in a later frame. */
  const [asked, setAsked] = useState<CallSnapshot>();
  const [refusal, setRefusal] = useState<string>();
  const opener = useRef<HTMLButtonElement>(null);
  const takeOver = useTakeOver(call.id, (message) => {
    setAsked(undefined);
    setRefusal(message);
  });
  const agent = call.participants.find(({ role }) => role === 'AGENT')?.name ?? '';
  const caller = partyOf(call).name;
  const failed = mine.failure != null && asked !== undefined && call !== asked;
  const underWay = asked !== undefined && !failed;
  const problem = failed ? t('takeOver.failed', { agent }) : refusal;
  const close = () => {
    // What is focused has to be there again.
    flushSync(() => setAsking(false));
    opener.current?.focus();
  };
  return (
    <>
      {problem ? (
        <p className={styles['problem']} role="alert" data-testid="take-over-problem">
          {problem}
        </p>
      ) : null}
      {asking ? (
        // Escape stays with what it closes.
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
        <div
          className={styles['notice']}
          style={{ width: '100%' }}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            event.preventDefault();
            close();
          }}
        >
          <strong>{t('takeOver.title')}</strong>
          <br />
          {agent ? t('takeOver.means', { agent, caller }) : t('takeOver.nobody', { caller })}
          <div className={styles['noticeActions']}>
            <Button
              size="xs"
              // What was pressed is gone, and this is what it led to.
              // oxlint-disable-next-line jsx-a11y/no-autofocus
              autoFocus
              data-testid="take-over-sure"
              onClick={() => {
                close();
                setRefusal(undefined);
                setAsked(call);
                takeOver();
              }}
            >
              {t('takeOver.do')}
            </Button>
            <Button size="xs" variant="default" onClick={close}>
              {t('takeOver.cancel')}
            </Button>
          </div>
        </div>
      ) : null}
      <Disabled why={call.phase === 'TRANSFERRING' ? t('takeOver.transferring') : undefined}>
        <Button
          ref={opener}
          variant="default"
          size="xs"
          loading={underWay}
          display={asking ? 'none' : 'inline-block'}
          data-testid="take-over"
          onClick={() => setAsking(true)}
        >
          {t('takeOver.do')}
        </Button>
      </Disabled>
    </>
  );
}
