import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommit } from '../app/relay/useCommit.ts';
import { Disabled } from '../ui/Disabled.tsx';
import { OneTimeCodeInput } from '../ui/OneTimeCodeInput.tsx';
import { ResendCode } from '../sign-in/ResendCode.tsx';
import { useThrottle } from '../sign-in/useThrottle.ts';
import { Why } from '../ui/Why.tsx';
import styles from './account.module.css';

const LENGTH = 6;

/** Takes a six-digit code within a dialog: sends it as soon as it is whole, and can ask for another one. */
export function CodeStep({
  submitLabel,
  onCode,
  resend,
  resendAfterSeconds = 0,
  onCancel,
}: {
  submitLabel: string;
  onCode: (code: string) => Promise<void>;
  /** Sends another code; tells how many seconds until the next. Left out where the code comes from an app. */
  resend?: () => Promise<number>;
  resendAfterSeconds?: number;
  onCancel: () => void;
}) {
  const { t } = useTranslation(['signIn', 'ui', 'common']);
  const [code, setCode] = useState('');
  const { pending, refusal, run, clear } = useCommit();
  const { wait, whyWait, shown } = useThrottle(refusal);

  const send = (digits: string) =>
    run(async () => {
      try {
        await onCode(digits);
      } catch (error) {
        setCode('');
        throw error;
      }
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A dialog is inside the page's form for React, though not for the browser.
    event.stopPropagation();
    if (code.length === LENGTH && !pending && wait === 0) void send(code);
  };

  return (
    <form className={styles['form']} onSubmit={submit} noValidate>
      <OneTimeCodeInput
        label={t('code.label')}
        value={code}
        onChange={(value) => {
          setCode(value);
          if (value !== '') clear();
        }}
        onComplete={(digits) => {
          if (!pending && wait === 0) void send(digits);
        }}
        invalid={refusal !== undefined}
      />
      {shown === undefined ? null : <Why refusal={shown} />}
      {resend === undefined ? null : <ResendCode initialSeconds={resendAfterSeconds} run={run} resend={resend} />}
      <div className={styles['actions']}>
        <Button variant="default" onClick={onCancel}>
          {t('common:cancel')}
        </Button>
        <Disabled why={whyWait ?? (code.length < LENGTH && t('ui:reason.wholeCode'))}>
          <Button type="submit" loading={pending}>
            {submitLabel}
          </Button>
        </Disabled>
      </div>
    </form>
  );
}
