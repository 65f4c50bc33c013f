import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { EnrolAuthenticatorQuery } from '../__generated__/EnrolAuthenticatorQuery.graphql.ts';
import { forgetWorkspace } from '../base/session/session.ts';
import { LogoMark } from '../ui/Logo.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import styles from './account.module.css';
import { EnableAuthenticator } from './EnableAuthenticator.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

/**
 * In the place of the shell of a workspace that asks for a second step, for who has none after seven days (defaults 1.3). What
 * it reads and writes is the person's own and needs no workspace.
 */
export function EnrolAuthenticator() {
  const { t } = useTranslation(['account', 'common']);
  const navigate = useNavigate();
  const [codes, setCodes] = useState<readonly string[]>();
  const { getCurrentUserTopLevel: user } = useLazyLoadQuery<EnrolAuthenticatorQuery>(
    graphql`
      query EnrolAuthenticatorQuery {
        getCurrentUserTopLevel {
          id
          email
          mfaSettings {
            enabled
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'network-only' },
  );
  // All of the page was refused with the workspace: it begins anew.
  const enter = () => location.reload();
  const leave = () => {
    forgetWorkspace();
    void navigate({ to: '/select-workspace' });
  };
  const step = () => {
    if (codes !== undefined) return <RecoveryCodes codes={codes} email={user.email} onDone={enter} />;
    if (user.mfaSettings.enabled) return <Button onClick={enter}>{t('common:continue')}</Button>;
    return <EnableAuthenticator onCodes={setCodes} onCancel={leave} />;
  };
  return (
    <main className={styles['enrol']} data-testid="mfa-enrol">
      <LogoMark size={40} />
      <PageHeading>{t(codes === undefined ? 'mfa.enrolTitle' : 'mfa.codesTitle')}</PageHeading>
      {codes === undefined ? <p className={styles['text']}>{t('mfa.enrolLead')}</p> : null}
      {step()}
    </main>
  );
}
