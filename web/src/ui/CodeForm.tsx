import { Button, TextInput } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommit } from '../base/relay/useCommit.ts';
import styles from './CodeForm.module.css';
import { Disabled } from './Disabled.tsx';
import { OneTimeCodeInput } from './OneTimeCodeInput.tsx';
import { ResendCode } from './ResendCode.tsx';
import { useThrottle } from './useThrottle.ts';
import { Why } from './Why.tsx';

const LENGTH = 6;

/** How another code is asked for. */
interface Resend {
  /** Seconds until the first time. */
  readonly after: number;
  /** Sends one; tells how many seconds until the next. */
  readonly send: () => Promise<number>;
}

/**
 * Takes a six-digit code: sends it as soon as it is whole, empties the field when it was wrong, waits when it was tried too often.
 * @param onCode rejects with what `refusalOf` reads
 */
export function CodeForm({
  label,
  submitLabel,
  onCode,
  resend,
  onCancel,
  over,
  recovery,
}: {
  /** Of the field; "Code" by default. */
  label?: string;
  submitLabel: string;
  onCode: (code: string) => Promise<void>;
  /** Left out where the code comes from an app. */
  resend?: Resend;
  /** In a dialog: its buttons stand at its end. Without it the form is the page's, and fills it. */
  onCancel?: () => void;
  /** What stands for the button when no code helps any more: the way back to where one is got. */
  over?: { readonly label: string; readonly onRestart: () => void };
  /** Takes a recovery code in place of digits, under this label. */
  recovery?: string | undefined;
}) {
  const { t } = useTranslation(['signIn', 'ui', 'common']);
  const [code, setCode] = useState('');
  const { pending, refusal, run, clear } = useCommit();
  const { wait, whyWait, shown } = useThrottle(refusal);
  const digits = recovery === undefined;
  const complete = digits ? code.length === LENGTH : code.trim() !== '';

  const send = (typed: string) =>
    run(async () => {
      try {
        await onCode(typed.trim());
      } catch (error) {
        // A recovery code is long: it is corrected, not typed anew.
        if (digits) setCode('');
        throw error;
      }
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A dialog is inside the page's form for React, though not for the browser.
    event.stopPropagation();
    if (complete && !pending && wait === 0) void send(code);
  };
  const change = (value: string) => {
    setCode(value);
    if (value !== '') clear();
  };
  const again = resend && (
    <ResendCode
      initialSeconds={resend.after}
      run={run}
      resend={() => {
        setCode('');
        return resend.send();
      }}
    />
  );
  const page = onCancel === undefined;
  const button: ReactNode =
    over !== undefined && refusal?.code === 'GONE' ? (
      <Button size="lg" fullWidth onClick={over.onRestart}>
        {over.label}
      </Button>
    ) : (
      <Disabled why={whyWait ?? (!complete && t(digits ? 'ui:reason.wholeCode' : 'ui:reason.enterCode'))}>
        <Button type="submit" loading={pending} {...(page ? { size: 'lg' as const, fullWidth: true } : {})}>
          {submitLabel}
        </Button>
      </Disabled>
    );
  return (
    <>
      <form className={styles['form']} data-page={page || undefined} onSubmit={submit} noValidate>
        {digits ? (
          <OneTimeCodeInput
            label={label ?? t('code.label')}
            value={code}
            onChange={change}
            onComplete={(whole) => {
              if (!pending && wait === 0) void send(whole);
            }}
            invalid={refusal !== undefined}
          />
        ) : (
          <TextInput
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the code is all that this page asks for
            autoFocus
            size="lg"
            label={recovery}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={code}
            onChange={({ currentTarget }) => change(currentTarget.value)}
            data-testid="recovery-code"
          />
        )}
        {shown === undefined ? null : <Why refusal={shown} />}
        {page ? (
          button
        ) : (
          <>
            {again}
            <div className={styles['actions']}>
              <Button variant="default" onClick={onCancel}>
                {t('common:cancel')}
              </Button>
              {button}
            </div>
          </>
        )}
      </form>
      {page ? again : null}
    </>
  );
}
