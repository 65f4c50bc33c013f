import { Button } from '@mantine/core';
import { useInterval } from '@mantine/hooks';
import { IconArrowLeft, IconFlask2, IconShieldCheck } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { CodeFormMutation } from '../__generated__/CodeFormMutation.graphql.ts';
import type { CodeFormResendMutation } from '../__generated__/CodeFormResendMutation.graphql.ts';
import { refusalOf } from '../app/relay/refusal.ts';
import { commit, useCommit } from '../app/relay/useCommit.ts';
import type { Sandbox } from '../app/sandbox/useSandbox.ts';
import { clock } from '../ui/dates.ts';
import { OneTimeCodeInput } from '../ui/OneTimeCodeInput.tsx';
import { NewTabLink } from '../ui/NewTabLink.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { toast } from '../ui/toast.ts';
import { Why } from '../ui/Why.tsx';
import styles from './forms.module.css';
import type { SignedIn } from './signedIn.ts';
import type { PendingCode } from './signInView.ts';
import { useTitle } from './useTitle.ts';

const LENGTH = 6;
/** Seconds until a second code may be asked for (defaults 1.1). */
const FIRST_RESEND_SECONDS = 30;

/** The six-digit code that came by mail. */
export function CodeForm({
  pending: { userId, email },
  sandbox,
  onBack,
  onSignedIn,
}: {
  pending: PendingCode;
  sandbox: Sandbox | undefined;
  onBack: () => void;
  onSignedIn: (tokens: SignedIn) => void;
}) {
  const { t } = useTranslation(['signIn', 'common']);
  const [code, setCode] = useState('');
  const [wait, setWait] = useState(FIRST_RESEND_SECONDS);
  const { pending, refusal, run, clear } = useCommit();
  useTitle(t('code.page'));
  useInterval(() => setWait((seconds) => Math.max(0, seconds - 1)), 1000, { autoInvoke: true });

  const verify = (digits: string) =>
    run(async () => {
      try {
        const { verifyOTP } = await commit<CodeFormMutation>(
          graphql`
            mutation CodeFormMutation($userId: ID!, $code: String!) {
              verifyOTP(userId: $userId, code: $code) {
                authTokens {
                  token
                  expiresInSeconds
                }
              }
            }
          `,
          { userId, code: digits },
        );
        onSignedIn(verifyOTP.authTokens);
      } catch (error) {
        setCode('');
        throw error;
      }
    });

  const resend = () =>
    run(async () => {
      setCode('');
      try {
        const { resendVerificationCode } = await commit<CodeFormResendMutation>(
          graphql`
            mutation CodeFormResendMutation($userId: ID!) {
              resendVerificationCode(userId: $userId) {
                resendAfterSeconds
              }
            }
          `,
          { userId },
        );
        setWait(resendVerificationCode.resendAfterSeconds);
        toast.success(t('code.resent'));
      } catch (error) {
        const { retryAfterSeconds } = refusalOf(error).details;
        if (typeof retryAfterSeconds === 'number') setWait(retryAfterSeconds);
        throw error;
      }
    });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.length === LENGTH) void verify(code);
  };

  return (
    <>
      <button type="button" className={styles['back']} onClick={onBack}>
        <IconArrowLeft size={16} />
        {t('common:back')}
      </button>
      <PageHeading>{t('code.title')}</PageHeading>
      <p className={styles['lead']}>
        <Trans t={t} i18nKey="code.lead" values={{ email }} components={{ email: <b /> }} />
      </p>
      <form className={styles['form']} onSubmit={submit}>
        <OneTimeCodeInput
          label={t('code.label')}
          value={code}
          onChange={(value) => {
            setCode(value);
            if (value !== '') clear();
          }}
          onComplete={(digits) => {
            if (!pending) void verify(digits);
          }}
          invalid={refusal !== undefined}
        />
        {refusal === undefined ? null : <Why refusal={refusal} />}
        <Button type="submit" size="lg" fullWidth loading={pending} disabled={code.length < LENGTH}>
          {t('code.submit')}
        </Button>
      </form>
      <p className={styles['aside']} data-left>
        {t('code.missing')}{' '}
        {wait > 0 ? (
          <span className="tabular">{t('code.wait', { time: clock(wait) })}</span>
        ) : (
          <button type="button" className="link" onClick={() => void resend()}>
            {t('code.resend')}
          </button>
        )}
      </p>
      <p className={styles['tip']}>
        {sandbox === undefined ? (
          <>
            <IconShieldCheck size={18} stroke={1.75} aria-hidden />
            <span>{t('code.safety')}</span>
          </>
        ) : (
          <>
            <IconFlask2 size={18} stroke={1.75} aria-hidden />
            <span>
              <Trans
                t={t}
                i18nKey="sandbox.codeMailbox"
                components={{
                  mailbox: <NewTabLink href={sandbox.mailboxUrl} />,
                }}
              />
            </span>
          </>
        )}
      </p>
    </>
  );
}
