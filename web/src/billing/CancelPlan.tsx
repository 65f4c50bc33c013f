import { Button, Group, Modal, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { CancelPlanMutation } from '../__generated__/CancelPlanMutation.graphql.ts';
import { commit, useCommit } from '../base/relay/useCommit.ts';
import { toast } from '../ui/toast.ts';
import { Why } from '../ui/Why.tsx';

/** Asks before the plan is canceled, and says until when it works. */
export function CancelPlan({
  plan,
  until,
  unpaid,
  onClose,
  onDone,
}: {
  plan: string;
  /** The last day, in words. */
  until: string;
  /** Its renewal is unpaid: it ends at once. */
  unpaid: boolean;
  onClose: () => void;
  onDone: () => void;
}) {
  const { t } = useTranslation(['billing', 'common']);
  const { pending, refusal, run } = useCommit();
  const cancel = () =>
    run(async () => {
      await commit<CancelPlanMutation>(
        graphql`
          mutation CancelPlanMutation {
            cancelSubscription {
              id
              ...PlanCard_subscription
            }
          }
        `,
        {},
      );
      onDone();
      toast.success(t('cancel.done'));
      onClose();
    });
  return (
    <Modal
      opened
      centered
      size={428}
      onClose={onClose}
      title={<b>{t('cancel.title', { plan })}</b>}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <Stack gap="md">
        <p>{unpaid ? t('cancel.atOnce') : t('cancel.until', { plan, date: until })}</p>
        <p>{t('cancel.after')}</p>
        {refusal ? <Why refusal={refusal} /> : null}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} data-autofocus>
            {t('plan.keep', { plan })}
          </Button>
          <Button color="red" loading={pending} onClick={() => void cancel()} data-testid="cancel-plan-confirm">
            {t('plan.cancel')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
