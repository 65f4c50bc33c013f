import { Loader } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { EnableAuthenticatorMutation } from '../__generated__/EnableAuthenticatorMutation.graphql.ts';
import type { EnableAuthenticatorSecretMutation } from '../__generated__/EnableAuthenticatorSecretMutation.graphql.ts';
import { commit, useCommit } from '../base/relay/useCommit.ts';
import { CopyButton } from '../ui/CopyButton.tsx';
import { Why } from '../ui/Why.tsx';
import styles from './account.module.css';
import { accountSecurityRead } from './accountSecurityRead.ts';
import { CodeForm } from '../ui/CodeForm.tsx';
import { QrCode } from './QrCode.tsx';

/** Sets an authenticator app up: its secret as a QR code and as text, then the first code that it shows. */
export function EnableAuthenticator({
  onCodes,
  onCancel,
}: {
  onCodes: (recoveryCodes: readonly string[]) => void;
  onCancel: () => void;
}) {
  const { t } = useTranslation('account');
  const [secret, setSecret] = useState<EnableAuthenticatorSecretMutation['response']['createMFA']>();
  const { refusal, run } = useCommit();
  const asked = useRef(false);

  const ask = useEffectEvent(() => {
    if (asked.current) return;
    asked.current = true;
    void run(async () => {
      const { createMFA } = await commit<EnableAuthenticatorSecretMutation>(
        graphql`
          mutation EnableAuthenticatorSecretMutation {
            createMFA {
              uri
              secret
            }
          }
        `,
        {},
      );
      setSecret(createMFA);
    });
  });
  useEffect(() => ask(), []);

  if (refusal !== undefined) return <Why refusal={refusal} />;
  if (secret === undefined) return <Loader size={20} />;
  return (
    <div className={styles['form']}>
      <p className={styles['text']}>{t('mfa.scan')}</p>
      <div className={styles['qr']}>
        <QrCode text={secret.uri} label={t('mfa.qr')} />
      </div>
      <p className={styles['text']}>{t('mfa.typeIn')}</p>
      <div className={styles['secret']}>
        <code data-testid="mfa-secret">{secret.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
        <CopyButton value={secret.secret} label={t('mfa.copySecret')} />
      </div>
      <CodeForm
        submitLabel={t('mfa.turnOn')}
        onCancel={onCancel}
        onCode={async (code) => {
          const { verifyEnableMFA } = await commit<EnableAuthenticatorMutation>(
            graphql`
              mutation EnableAuthenticatorMutation($code: String!) {
                verifyEnableMFA(code: $code) {
                  recoveryCodes
                }
              }
            `,
            { code },
          );
          await accountSecurityRead();
          onCodes(verifyEnableMFA.recoveryCodes);
        }}
      />
    </div>
  );
}
