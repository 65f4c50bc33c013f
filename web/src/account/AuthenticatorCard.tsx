import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { AuthenticatorCard_user$key } from '../__generated__/AuthenticatorCard_user.graphql.ts';
import { Card } from '../ui/Card.tsx';
import { SettingsRow } from '../ui/SettingsPage.tsx';
import { StatusChip } from '../ui/StatusChip.tsx';
import styles from './account.module.css';
import { Dialog } from './Dialog.tsx';
import { EnableAuthenticator } from './EnableAuthenticator.tsx';
import { MfaResetNotice } from './MfaResetNotice.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { RemoveAuthenticator } from './RemoveAuthenticator.tsx';
import { RenewRecoveryCodes } from './RenewRecoveryCodes.tsx';

/** So few recovery codes left are worth a word. */
const FEW = 3;

/** The second step at sign-in: set up, off, and its recovery codes (defaults 1.3). */
export function AuthenticatorCard({ user: key }: { user: AuthenticatorCard_user$key }) {
  const { t } = useTranslation('account');
  const [dialog, setDialog] = useState<'enable' | 'remove' | 'renew'>();
  const [codes, setCodes] = useState<readonly string[]>();
  const { email, mfaSettings } = useFragment(
    graphql`
      fragment AuthenticatorCard_user on User {
        email
        mfaSettings {
          enabled
          recoveryCodesLeft
          resetDueAt
        }
      }
    `,
    key,
  );
  const { enabled, recoveryCodesLeft, resetDueAt } = mfaSettings;
  const close = () => setDialog(undefined);
  const show = (fresh: readonly string[]) => {
    close();
    setCodes(fresh);
  };
  return (
    <Card
      title={t('mfa.title')}
      aside={<StatusChip tone={enabled ? 'success' : 'neutral'}>{t(enabled ? 'mfa.on' : 'mfa.off')}</StatusChip>}
    >
      {resetDueAt === null ? null : <MfaResetNotice dueAt={String(resetDueAt)} />}
      <SettingsRow
        title={t('mfa.app')}
        action={
          <Button
            variant="default"
            size="sm"
            onClick={() => setDialog(enabled ? 'remove' : 'enable')}
            data-testid={enabled ? 'mfa-remove' : 'mfa-enable'}
          >
            {t(enabled ? 'mfa.turnOff' : 'mfa.setUp')}
          </Button>
        }
      >
        {t(enabled ? 'mfa.leadOn' : 'mfa.leadOff')}
      </SettingsRow>
      {enabled ? (
        <SettingsRow
          title={t('mfa.codes')}
          action={
            <Button variant="default" size="sm" onClick={() => setDialog('renew')} data-testid="mfa-renew">
              {t('mfa.renew')}
            </Button>
          }
        >
          {t('mfa.codesLeft', { count: recoveryCodesLeft })}{' '}
          {recoveryCodesLeft <= FEW ? <span className={styles['chips']}>{t('mfa.few')}</span> : null}
        </SettingsRow>
      ) : null}
      <Dialog opened={dialog === 'enable'} onClose={close} title={t('mfa.setUpTitle')}>
        <EnableAuthenticator onCodes={show} onCancel={close} />
      </Dialog>
      <Dialog opened={dialog === 'remove'} onClose={close} title={t('mfa.offTitle')}>
        <RemoveAuthenticator onDone={close} />
      </Dialog>
      <Dialog opened={dialog === 'renew'} onClose={close} title={t('mfa.renewTitle')}>
        <RenewRecoveryCodes onCodes={show} onCancel={close} />
      </Dialog>
      <Dialog opened={codes !== undefined} onClose={() => setCodes(undefined)} title={t('mfa.codesTitle')} mustAct>
        {codes === undefined ? null : <RecoveryCodes codes={codes} email={email} onDone={() => setCodes(undefined)} />}
      </Dialog>
    </Card>
  );
}
