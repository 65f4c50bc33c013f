import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { MfaFormMutation } from '../__generated__/MfaFormMutation.graphql.ts';
import { commit } from '../base/relay/useCommit.ts';
import type { Sandbox } from '../sandbox/useSandbox.ts';
import { CodeForm } from '../ui/CodeForm.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { BackButton } from './BackButton.tsx';
import styles from './forms.module.css';
import { LostAuthenticator } from './LostAuthenticator.tsx';
import type { SignedIn } from './signedIn.ts';
import { useTitle } from './useTitle.ts';

/** The second step: a code of the authenticator app, or one of the recovery codes; without both, a wait (defaults 1.3). */
export function MfaForm({
  token,
  sandbox,
  onBack,
  onSignedIn,
}: {
  token: string;
  sandbox: Sandbox | undefined;
  onBack: () => void;
  onSignedIn: (tokens: SignedIn) => void;
}) {
  const { t } = useTranslation('access');
  const [recovery, setRecovery] = useState(false);
  const [lost, setLost] = useState(false);
  useTitle(t('mfa.page'));
  const verify = async (code: string) => {
    const { verifyMFALogin } = await commit<MfaFormMutation>(
      graphql`
        mutation MfaFormMutation($temporaryAccessToken: String!, $code: String!) {
          verifyMFALogin(temporaryAccessToken: $temporaryAccessToken, code: $code) {
            authTokens {
              token
              expiresInSeconds
            }
          }
        }
      `,
      { temporaryAccessToken: token, code },
    );
    onSignedIn(verifyMFALogin.authTokens);
  };

  if (lost) {
    return (
      <LostAuthenticator
        token={token}
        sandbox={sandbox}
        onBack={() => setLost(false)}
        onRestart={onBack}
        onSignedIn={onSignedIn}
      />
    );
  }
  return (
    <>
      <BackButton onBack={onBack} />
      <PageHeading>{t(recovery ? 'mfa.recoveryTitle' : 'mfa.title')}</PageHeading>
      <p className={styles['lead']}>{t(recovery ? 'mfa.recoveryLead' : 'mfa.lead')}</p>
      <CodeForm
        // What was typed for one is no code of the other.
        key={recovery ? 'recovery' : 'app'}
        label={t('mfa.label')}
        recovery={recovery ? t('mfa.recoveryLabel') : undefined}
        submitLabel={t('mfa.submit')}
        onCode={verify}
        // The five minutes are over, or the token was used (defaults 1.4): only the password leads here again.
        over={{ label: t('mfa.restart'), onRestart: onBack }}
      />
      <p className={styles['aside']} data-left>
        {t(recovery ? 'mfa.haveApp' : 'mfa.noApp')}{' '}
        <button type="button" className="link" onClick={() => setRecovery(!recovery)}>
          {t(recovery ? 'mfa.useApp' : 'mfa.useRecovery')}
        </button>
      </p>
      {recovery ? (
        <p className={styles['aside']} data-left>
          <button type="button" className="link" onClick={() => setLost(true)} data-testid="mfa-lost">
            {t('lost.link')}
          </button>
        </p>
      ) : null}
    </>
  );
}
