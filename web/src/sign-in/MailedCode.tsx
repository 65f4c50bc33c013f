import { Trans, useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { MailedCodeMutation } from '../__generated__/MailedCodeMutation.graphql.ts';
import type { MailedCodeResendMutation } from '../__generated__/MailedCodeResendMutation.graphql.ts';
import { commit } from '../base/relay/useCommit.ts';
import type { Sandbox } from '../sandbox/useSandbox.ts';
import { CodeForm } from '../ui/CodeForm.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { BackButton } from './BackButton.tsx';
import styles from './forms.module.css';
import { MailHint } from './MailHint.tsx';
import type { SignedIn } from './signedIn.ts';
import type { PendingCode } from './signInView.ts';
import { useTitle } from './useTitle.ts';

/** Seconds until a second code may be asked for (defaults 1.1). */
const FIRST_RESEND_SECONDS = 30;

/** The six-digit code that came by mail. */
export function MailedCode({
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
  const { t } = useTranslation('signIn');
  useTitle(t('code.page'));
  const verify = async (code: string) => {
    const { verifyOTP } = await commit<MailedCodeMutation>(
      graphql`
        mutation MailedCodeMutation($userId: ID!, $code: String!) {
          verifyOTP(userId: $userId, code: $code) {
            authTokens {
              token
              expiresInSeconds
            }
          }
        }
      `,
      { userId, code },
    );
    onSignedIn(verifyOTP.authTokens);
  };
  const resend = async () => {
    const { resendVerificationCode } = await commit<MailedCodeResendMutation>(
      graphql`
        mutation MailedCodeResendMutation($userId: ID!) {
          resendVerificationCode(userId: $userId) {
            resendAfterSeconds
          }
        }
      `,
      { userId },
    );
    return resendVerificationCode.resendAfterSeconds;
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
      <CodeForm
        submitLabel={t('code.submit')}
        onCode={verify}
        resend={{ after: resendAfterSeconds ?? FIRST_RESEND_SECONDS, send: resend }}
      />
      <MailHint sandbox={sandbox} />
    </>
  );
}
