import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { OwnerMfaResetMutation } from '../__generated__/OwnerMfaResetMutation.graphql.ts';
import { commit, useCommit } from '../base/relay/useCommit.ts';
import { fullMoment } from '../ui/dates.ts';
import { toast } from '../ui/toast.ts';
import { Why } from '../ui/Why.tsx';
import styles from './People.module.css';

/** The owner's authenticator app is said to be lost: an admin who knows better stops it (defaults 1.3). */
export function OwnerMfaReset({
  id,
  name,
  dueAt,
  onChanged,
}: {
  id: string;
  name: string;
  dueAt: string;
  onChanged: () => void;
}) {
  const { t } = useTranslation('people');
  const { pending, refusal, run } = useCommit();
  const stop = () =>
    run(async () => {
      await commit<OwnerMfaResetMutation>(
        graphql`
          mutation OwnerMfaResetMutation($id: ID!) {
            cancelMemberMFAReset(userProfileId: $id) {
              id
            }
          }
        `,
        { id },
      );
      toast.success(t('mfaReset.stopped'));
      onChanged();
    });
  return (
    <div data-testid="owner-mfa-reset">
      <p className={styles['amber']} role="status">
        {t('mfaReset.notice', { name, due: fullMoment(new Date(dueAt)) })}
      </p>
      {refusal === undefined ? null : <Why refusal={refusal} />}
      <Button
        color="red"
        variant="light"
        mt="xs"
        loading={pending}
        onClick={() => void stop()}
        data-testid="owner-mfa-stop"
      >
        {t('mfaReset.stop')}
      </Button>
    </div>
  );
}
