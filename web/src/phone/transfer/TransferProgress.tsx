import { Button } from '@mantine/core';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { partyOf } from '../party.ts';
import { usePhone } from '../PhoneContext.ts';
import type { CallSnapshot, TransferChange } from '../types.ts';
import { useSecondsSince } from '../useClock.ts';
import styles from '../views/views.module.css';
import { targetName } from './targetName.ts';
import { RING_BACK_SECONDS, RING_SECONDS } from './times.ts';
import { whyReturned } from './whyReturned.ts';

/** A transfer that goes on, as the agent who hands the call over sees it, and as the one who is asked first. */
export function TransferProgress({ call }: { call: CallSnapshot }) {
  const { t } = useTranslation('phone');
  const { myUserId, send } = usePhone();
  const { transfer } = call;
  const seconds = useSecondsSince(transfer?.stageSince);
  if (!transfer || call.phase !== 'TRANSFERRING') return null;
  const contact = partyOf(call).name;
  const change = (what: TransferChange) => () => send({ type: 'CHANGE_TRANSFER', change: what });
  const name = targetName(transfer);
  const left = (of: number) => Math.max(0, of - Math.floor(seconds));
  if (transfer.fromUserId !== myUserId) {
    return (
      <p className={styles['notice']} style={{ width: '100%' }} role="status" data-testid="transfer-consulted">
        <strong>{t('transfer.asksFirst', { name: transfer.fromAgentName })}</strong>
        <br />
        {t('transfer.waitsForYou', { name: contact })}
      </p>
    );
  }
  if (transfer.stage === 'RINGING') {
    return (
      <div className={styles['notice']} style={{ width: '100%' }} data-testid="transfer-ringing">
        {/* Without the seconds: a number that is read out each second is all that is heard. */}
        <strong role="status">{t('transfer.ringing', { name })}</strong>
        <br />
        {t('transfer.ringingHint', { name: contact, target: name, seconds: left(RING_SECONDS) })}
        {transfer.toOutside ? ` ${t('transfer.pressOneHint')}` : null}
        <div className={styles['noticeActions']}>
          <Button size="xs" variant="default" data-testid="transfer-back" onClick={change('BACK')}>
            {t('transfer.cancel')}
          </Button>
        </div>
      </div>
    );
  }
  if (transfer.stage === 'CONSULTING') {
    return (
      <div className={styles['notice']} style={{ width: '100%' }} role="status" data-testid="transfer-consulting">
        <strong>{t('transfer.consulting', { name })}</strong>
        <br />
        {t('transfer.consultingHint', { name: contact })}
        <div className={styles['noticeActions']}>
          <Button size="xs" data-testid="transfer-complete" onClick={change('COMPLETE')}>
            {t('transfer.complete')}
          </Button>
          <Button size="xs" variant="default" data-testid="transfer-merge" onClick={change('MERGE')}>
            {t('transfer.merge')}
          </Button>
          <Button size="xs" variant="default" data-testid="transfer-back" onClick={change('BACK')}>
            {t('transfer.back')}
          </Button>
        </div>
      </div>
    );
  }
  const { failure, refusal } = whyReturned(transfer);
  return (
    <div className={styles['problem']} style={{ width: '100%' }} data-testid="transfer-returned">
      <span role="alert">
        <strong>{t(`transfer.returned.${failure}`, { name })}</strong>
        {refusal ? (
          <Suspense>
            {' '}
            <NotCalled refusal={refusal} />
          </Suspense>
        ) : null}
      </span>
      <br />
      {t('transfer.returnedHint', { name: contact, seconds: left(RING_BACK_SECONDS) })}
      <div className={styles['noticeActions']}>
        <Button size="xs" data-testid="transfer-back" onClick={change('BACK')}>
          {t('transfer.back')}
        </Button>
      </div>
    </div>
  );
}

function NotCalled({ refusal }: { refusal: NonNullable<ReturnType<typeof whyReturned>['refusal']> }) {
  const { t } = useTranslation('phoneExtra');
  return t(`notCalled.${refusal}`);
}
