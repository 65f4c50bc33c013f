import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { MfaResetNoticeMutation } from '../__generated__/MfaResetNoticeMutation.graphql.ts';
import { commit, useCommit } from '../base/relay/useCommit.ts';
import { fullMoment } from '../ui/dates.ts';
import { toast } from '../ui/toast.ts';
import { Why } from '../ui/Why.tsx';
import styles from './account.module.css';
import { accountSecurityRead } from './accountSecurityRead.ts';

/** Somebody with the password and the mailbox says that the app is lost: who is signed in here may stop it. */
export function MfaResetNotice({ dueAt }: { dueAt: string }) {
  const { t } = useTranslation('account');
  const { pending, refusal, run } = useCommit();
  const stop = () =>
    run(async () => {
      await commit<MfaResetNoticeMutation>(
        graphql`
          mutation MfaResetNoticeMutation {
            cancelMFAReset
          }
        `,
        {},
      );
      await accountSecurityRead();
      toast.success(t('mfa.reset.stopped'));
    });
  return (
    <div className={styles['body']} data-testid="mfa-reset-notice">
      <p className={styles['notice']} role="status">
        {t('mfa.reset.notice', { due: fullMoment(new Date(dueAt)) })}
      </p>
      {refusal === undefined ? null : <Why refusal={refusal} />}
      <Button color="red" variant="light" loading={pending} onClick={() => void stop()} data-testid="mfa-reset-stop">
        {t('mfa.reset.stop')}
      </Button>
    </div>
  );
}
