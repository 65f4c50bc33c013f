import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { LostAuthenticatorConfirmMutation } from '../__generated__/LostAuthenticatorConfirmMutation.graphql.ts';
import type { LostAuthenticatorRequestMutation } from '../__generated__/LostAuthenticatorRequestMutation.graphql.ts';
import { commit, useCommit } from '../base/relay/useCommit.ts';
import type { Sandbox } from '../sandbox/useSandbox.ts';
import { fullMoment } from '../ui/dates.ts';
import { Disabled } from '../ui/Disabled.tsx';
import { CodeForm } from '../ui/CodeForm.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { Why } from '../ui/Why.tsx';
import { BackButton } from './BackButton.tsx';
import styles from './forms.module.css';
import { MailHint } from './MailHint.tsx';
import type { SignedIn } from './signedIn.ts';
import { useThrottle } from '../ui/useThrottle.ts';
import { useTitle } from './useTitle.ts';

interface Step {
  readonly dueAt: string | undefined;
  readonly codeSent: boolean;
  readonly resendAfterSeconds: number;
}

/**
 * The way in of who lost the app and all recovery codes (defaults 1.3): a mailed code begins a wait of 72 hours in which others may
 * stop it; after it another one takes the app off and signs in.
 */
export function LostAuthenticator({
  token,
  sandbox,
  onBack,
  onRestart,
  onSignedIn,
}: {
  token: string;
  sandbox: Sandbox | undefined;
  onBack: () => void;
  /** To the password, once this sign-in is over. */
  onRestart: () => void;
  onSignedIn: (tokens: SignedIn) => void;
}) {
  const { t } = useTranslation('access');
  const [step, setStep] = useState<Step>();
  const { pending, refusal, run } = useCommit();
  const { whyWait, shown } = useThrottle(refusal);
  useTitle(t('lost.page'));
  const over = refusal?.code === 'GONE';
  const due = step?.dueAt === undefined ? '' : fullMoment(new Date(step.dueAt));

  const request = async (): Promise<number> => {
    const { requestMFAReset } = await commit<LostAuthenticatorRequestMutation>(
      graphql`
        mutation LostAuthenticatorRequestMutation($temporaryAccessToken: String!) {
          requestMFAReset(temporaryAccessToken: $temporaryAccessToken) {
            dueAt
            codeSent
            resendAfterSeconds
          }
        }
      `,
      { temporaryAccessToken: token },
    );
    const { dueAt, codeSent, resendAfterSeconds } = requestMFAReset;
    setStep({ dueAt: dueAt === null ? undefined : String(dueAt), codeSent, resendAfterSeconds });
    return resendAfterSeconds;
  };
  const confirm = async (code: string) => {
    const { confirmMFAReset } = await commit<LostAuthenticatorConfirmMutation>(
      graphql`
        mutation LostAuthenticatorConfirmMutation($temporaryAccessToken: String!, $code: String!) {
          confirmMFAReset(temporaryAccessToken: $temporaryAccessToken, code: $code) {
            dueAt
            authTokens {
              token
              expiresInSeconds
            }
          }
        }
      `,
      { temporaryAccessToken: token, code },
    );
    const { authTokens, dueAt } = confirmMFAReset;
    if (authTokens) onSignedIn(authTokens);
    else setStep({ dueAt: String(dueAt), codeSent: false, resendAfterSeconds: 0 });
  };

  if (step !== undefined && !step.codeSent) {
    return (
      <>
        <PageHeading>{t('lost.waitTitle')}</PageHeading>
        <p className={styles['lead']} role="status" data-testid="lost-waiting">
          {t('lost.wait', { due })}
        </p>
        <p className={styles['lead']}>{t('lost.stop')}</p>
        <Button size="lg" fullWidth onClick={onRestart}>
          {t('lost.done')}
        </Button>
      </>
    );
  }
  return (
    <>
      <BackButton onBack={onBack} />
      <PageHeading>{t('lost.title')}</PageHeading>
      {step === undefined ? (
        <>
          <p className={styles['lead']}>{t('lost.lead')}</p>
          <p className={styles['lead']}>{t('lost.told')}</p>
          {shown === undefined ? null : <Why refusal={shown} />}
          {over ? (
            <Button size="lg" fullWidth onClick={onRestart}>
              {t('mfa.restart')}
            </Button>
          ) : (
            <Disabled why={whyWait}>
              <Button
                size="lg"
                fullWidth
                loading={pending}
                onClick={() => void run(async () => void (await request()))}
                data-testid="lost-send"
              >
                {t('lost.send')}
              </Button>
            </Disabled>
          )}
        </>
      ) : (
        <>
          <p className={styles['lead']}>{t(step.dueAt === undefined ? 'lost.enter' : 'lost.finish')}</p>
          <CodeForm
            submitLabel={t('mfa.submit')}
            onCode={confirm}
            resend={{ after: step.resendAfterSeconds, send: request }}
            over={{ label: t('mfa.restart'), onRestart }}
          />
          <MailHint sandbox={sandbox} />
        </>
      )}
    </>
  );
}
