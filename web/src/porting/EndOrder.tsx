import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { EndOrder_order$key } from '../__generated__/EndOrder_order.graphql.ts';
import type { EndOrderMutation } from '../__generated__/EndOrderMutation.graphql.ts';
import { commit, useCommit } from '../base/relay/useCommit.ts';
import { toast } from '../ui/toast.ts';
import { Why } from '../ui/Why.tsx';
import styles from './Porting.module.css';

/** Deletes a draft, or cancels an order, after saying what that does. */
export function EndOrder({ order: key, onGone }: { order: EndOrder_order$key; onGone: () => void }) {
  const { t } = useTranslation(['porting', 'common']);
  const [open, setOpen] = useState(false);
  const { pending, refusal, run } = useCommit();
  const { id, status, version } = useFragment(
    graphql`
      fragment EndOrder_order on PortingOrder {
        id
        status
        version
      }
    `,
    key,
  );
  const way = status === 'DRAFT' ? 'delete' : 'cancel';
  const end = async () => {
    const done = await run(() =>
      commit<EndOrderMutation>(
        graphql`
          mutation EndOrderMutation($input: PortingOrderVersionInput!) {
            cancelPortingOrder(input: $input) {
              id
              ...OrderForm_order
              ...OrderList_orders
            }
          }
        `,
        { input: { id, version } },
      ),
    );
    if (!done) return;
    setOpen(false);
    toast.success(t(`ending.${way}.done`));
    if (way === 'delete') onGone();
  };
  return (
    <div className={styles['ending']}>
      <Button variant="default" onClick={() => setOpen(true)} data-testid="end-order">
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
            <Button color="red" onClick={() => void end()} loading={pending} data-testid="end-order-confirm">
              {t(`ending.${way}.action`)}
            </Button>
          </div>
        </div>
      </Modal>
    </div>
  );
}
