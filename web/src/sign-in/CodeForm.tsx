import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { CodeFormMutation } from '../__generated__/CodeFormMutation.graphql.ts';
import type { CodeFormResendMutation } from '../__generated__/CodeFormResendMutation.graphql.ts';
import { commit, useCommit } from '../app/relay/useCommit.ts';
import type { Sandbox } from '../app/sandbox/useSandbox.ts';
import { Disabled } from '../ui/Disabled.tsx';
import { OneTimeCodeInput } from '../ui/OneTimeCodeInput.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { Why } from '../ui/Why.tsx';
import { BackButton } from './BackButton.tsx';
import styles from './forms.module.css';
import { MailHint } from './MailHint.tsx';
import { ResendCode } from './ResendCode.tsx';
import type { SignedIn } from './signedIn.ts';
import type { PendingCode } from './signInView.ts';
import { useThrottle } from './useThrottle.ts';
import { useTitle } from './useTitle.ts';

const LENGTH = 6;
/** Seconds until a second code may be asked for (defaults 1.1). */
const FIRST_RESEND_SECONDS = 30;

/** The six-digit code that came by mail. */
export function CodeForm({
  pending: { userId, email, resendAfterSeconds, afterPassword = false },
  sandbox,
  onBack,
  onSignedIn,
}: {
  pending: PendingCode;
  sandbox: Sandbox | undefined;
  onBack: () => void;
  onSignedIn: (tokens: SignedIn) => void;
}) {
  const { t } = useTranslation(['signIn', 'ui']);
  const [code, setCode] = useState('');
  const { pending, refusal, run, clear } = useCommit();
  const { wait, whyWait, shown } = useThrottle(refusal);
  useTitle(t('code.page'));

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

  const resend = async () => {
    setCode('');
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
    return resendVerificationCode.resendAfterSeconds;
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.length === LENGTH) void verify(code);
  };

  return (
    <>
      <BackButton onBack={onBack} />
      <PageHeading>{t('code.title')}</PageHeading>
      <p className={styles['lead']}>
        <Trans
          t={t}
          i18nKey={afterPassword ? 'code.leadSignIn' : 'code.lead'}
          values={{ email }}
          components={{ email: <b /> }}
        />
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
            if (!pending && wait === 0) void verify(digits);
          }}
          invalid={refusal !== undefined}
        />
        {shown === undefined ? null : <Why refusal={shown} />}
        <Disabled why={whyWait ?? (code.length < LENGTH && t('ui:reason.wholeCode'))}>
          <Button type="submit" size="lg" fullWidth loading={pending}>
            {t('code.submit')}
          </Button>
        </Disabled>
      </form>
      <ResendCode initialSeconds={resendAfterSeconds ?? FIRST_RESEND_SECONDS} run={run} resend={resend} />
      <MailHint sandbox={sandbox} />
    </>
  );
}
