import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { Ending_registration$key } from '../__generated__/Ending_registration.graphql.ts';
import type { EndingMutation } from '../__generated__/EndingMutation.graphql.ts';
import { commit, useCommit } from '../base/relay/useCommit.ts';
import { toast } from '../ui/toast.ts';
import { Why } from '../ui/Why.tsx';
import styles from './Compliance.module.css';

/** Submitted ones are withdrawn, approved ones are ended; a draft is only a draft. */
const ENDS = {
  PENDING: 'withdraw',
  IN_REVIEW: 'withdraw',
  REJECTED: 'withdraw',
  APPROVED: 'cancel',
  SUSPENDED: 'cancel',
} as const;

/** Takes a registration back, after saying what that does. */
export function Ending({ registration: key }: { registration: Ending_registration$key }) {
  const { t } = useTranslation(['compliance', 'common']);
  const [open, setOpen] = useState(false);
  const { pending, refusal, run } = useCommit();
  const { type, status, version } = useFragment(
    graphql`
      fragment Ending_registration on ComplianceRegistrationDraft {
        type
        status
        version
      }
    `,
    key,
  );
  const way = status in ENDS ? ENDS[status as keyof typeof ENDS] : undefined;
  if (way === undefined || type === 'TOLL_FREE') return null;
  const end = async () => {
    const done = await run(() =>
      commit<EndingMutation>(
        graphql`
          mutation EndingMutation($input: TrustHubVersionInput!) {
            withdrawTrustHub(input: $input) {
              id
              ...RegistrationForm_registration
            }
          }
        `,
        { input: { version } },
      ),
    );
    if (!done) return;
    setOpen(false);
    toast.success(t(`ending.${way}.done`));
  };
  return (
    <div className={styles['ending']}>
      <Button variant="default" onClick={() => setOpen(true)} data-testid="end-registration">
        {t(`ending.${way}.action`)}
      </Button>
      <Modal
        opened={open}
        onClose={() => setOpen(false)}
        title={t(`ending.${way}.title`)}
        size={428}
        radius="xl"
        closeButtonProps={{ 'aria-label': t('common:close') }}
      >
        <div className={styles['dialog']}>
          <p>{t(`ending.${way}.effects`)}</p>
          {refusal ? <Why refusal={refusal} /> : null}
          <div>
            <Button color="red" onClick={() => void end()} loading={pending} data-testid="end-registration-confirm">
              {t(`ending.${way}.action`)}
            </Button>
          </div>
        </div>
      </Modal>
    </div>
  );
}
