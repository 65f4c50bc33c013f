import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { RenewRecoveryCodesMutation } from '../__generated__/RenewRecoveryCodesMutation.graphql.ts';
import { commit } from '../base/relay/useCommit.ts';
import styles from './account.module.css';
import { accountSecurityRead } from './accountSecurityRead.ts';
import { CodeForm } from '../ui/CodeForm.tsx';

/** Makes ten new recovery codes; the old ones are dead. Needs a code of the app. */
export function RenewRecoveryCodes({
  onCodes,
  onCancel,
}: {
  onCodes: (recoveryCodes: readonly string[]) => void;
  onCancel: () => void;
}) {
  const { t } = useTranslation('account');
  return (
    <div className={styles['form']}>
      <p className={styles['text']}>{t('mfa.renewLead')}</p>
      <CodeForm
        submitLabel={t('mfa.renew')}
        onCancel={onCancel}
        onCode={async (code) => {
          const { renewRecoveryCodes } = await commit<RenewRecoveryCodesMutation>(
            graphql`
              mutation RenewRecoveryCodesMutation($code: String!) {
                renewRecoveryCodes(code: $code) {
                  recoveryCodes
                }
              }
            `,
            { code },
          );
          await accountSecurityRead();
          onCodes(renewRecoveryCodes.recoveryCodes);
        }}
      />
    </div>
  );
}
