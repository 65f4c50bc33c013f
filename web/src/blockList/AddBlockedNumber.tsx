import { Button, TextInput } from '@mantine/core';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Refusal, refusalOf } from '../base/relay/refusal.ts';
import { Disabled } from '../ui/Disabled.tsx';
import { useRefusalText } from '../ui/useRefusalText.ts';
import { Why } from '../ui/Why.tsx';
import styles from './BlockedNumbers.module.css';
import { useBlocking } from './useBlocking.ts';

/** Characters of a reason. */
const LONGEST_REASON = 200;

/** A number that is to be blocked, with the reason for who reads it later. */
export function AddBlockedNumber({ whyNot, onBlocked }: { whyNot: string | undefined; onBlocked: () => void }) {
  const { t } = useTranslation('blockList');
  const textOf = useRefusalText();
  const [number, setNumber] = useState('');
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const { pending, block } = useBlocking(onBlocked);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setMissing(number.trim() === '');
    setRefusal(undefined);
    if (number.trim() === '' || pending) return;
    block(number, reason).then(
      () => {
        setNumber('');
        setReason('');
      },
      (error: unknown) => setRefusal(refusalOf(error)),
    );
  };
  const invalid = refusal?.code === 'PHONE_INVALID' ? refusal : undefined;
  return (
    <form className={styles['add']} onSubmit={submit} noValidate>
      <TextInput
        type="tel"
        label={t('add.number')}
        readOnly={whyNot !== undefined}
        value={number}
        onChange={({ currentTarget }) => setNumber(currentTarget.value)}
        error={missing ? t('add.missing') : invalid ? textOf(invalid) : undefined}
        data-testid="blocked-add-number"
      />
      <TextInput
        label={t('add.reason')}
        readOnly={whyNot !== undefined}
        maxLength={LONGEST_REASON}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
        data-testid="blocked-add-reason"
      />
      <Disabled why={whyNot}>
        <Button type="submit" loading={pending} data-testid="blocked-add">
          {t('add.action')}
        </Button>
      </Disabled>
      <p className={styles['hint']}>{t('add.hint')}</p>
      {refusal === undefined || invalid ? null : (
        <div className={styles['hint']}>
          <Why refusal={refusal} />
        </div>
      )}
    </form>
  );
}
