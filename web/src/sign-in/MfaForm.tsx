import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { MfaFormMutation } from '../__generated__/MfaFormMutation.graphql.ts';
import { commit, useCommit } from '../app/relay/useCommit.ts';
import type { Sandbox } from '../app/sandbox/useSandbox.ts';
import { Disabled } from '../ui/Disabled.tsx';
import { OneTimeCodeInput } from '../ui/OneTimeCodeInput.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { Why } from '../ui/Why.tsx';
import { BackButton } from './BackButton.tsx';
import styles from './forms.module.css';
import { LostAuthenticator } from './LostAuthenticator.tsx';
import type { SignedIn } from './signedIn.ts';
import { useThrottle } from './useThrottle.ts';
import { useTitle } from './useTitle.ts';

const LENGTH = 6;

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
  const { t } = useTranslation(['access', 'ui']);
  const [recovery, setRecovery] = useState(false);
  const [lost, setLost] = useState(false);
  const [code, setCode] = useState('');
  const { pending, refusal, run, clear } = useCommit();
  const { wait, whyWait, shown } = useThrottle(refusal);
  useTitle(t('mfa.page'));
  // The five minutes are over, or the token was used (defaults 1.4): only the password leads here again.
  const over = refusal?.code === 'GONE';
  const complete = recovery ? code.trim().length > 0 : code.length === LENGTH;

  const verify = (typed: string) =>
    run(async () => {
      try {
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
          { temporaryAccessToken: token, code: typed.trim() },
        );
        onSignedIn(verifyMFALogin.authTokens);
      } catch (error) {
        if (!recovery) setCode('');
        throw error;
      }
    });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (complete && !pending && wait === 0) void verify(code);
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
      <form className={styles['form']} onSubmit={submit}>
        {recovery ? (
          <TextInput
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the code is all that this page asks for
            autoFocus
            size="lg"
            label={t('mfa.recoveryLabel')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={code}
            onChange={(event) => {
              setCode(event.currentTarget.value);
              clear();
            }}
            data-testid="recovery-code"
          />
        ) : (
          <OneTimeCodeInput
            label={t('mfa.label')}
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
        )}
        {shown === undefined ? null : <Why refusal={shown} />}
        {over ? (
          <Button size="lg" fullWidth onClick={onBack}>
            {t('mfa.restart')}
          </Button>
        ) : (
          <Disabled why={whyWait ?? (!complete && t(recovery ? 'ui:reason.enterCode' : 'ui:reason.wholeCode'))}>
            <Button type="submit" size="lg" fullWidth loading={pending}>
              {t('mfa.submit')}
            </Button>
          </Disabled>
        )}
      </form>
      <p className={styles['aside']} data-left>
        {t(recovery ? 'mfa.haveApp' : 'mfa.noApp')}{' '}
        <button
          type="button"
          className="link"
          onClick={() => {
            setRecovery(!recovery);
            setCode('');
            clear();
          }}
        >
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
