import { Button, TextInput } from '@mantine/core';
import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { CouponsCardMutation } from '../__generated__/CouponsCardMutation.graphql.ts';
import { commit, useCommit } from '../base/relay/useCommit.ts';
import type { Me } from '../people/useMe.ts';
import { rightTo } from '../ui/accessRequests.ts';
import { Card } from '../ui/Card.tsx';
import { Disabled } from '../ui/Disabled.tsx';
import { Pane } from '../ui/Pane.tsx';
import { toast } from '../ui/toast.ts';
import { Why } from '../ui/Why.tsx';
import styles from './Billing.module.css';
import { CouponList } from './CouponList.tsx';
import { REJECTIONS } from './coupons.ts';

/** The codes that were applied, and the way to apply another one. A code that is not taken says why beneath its field. */
export function CouponsCard({ me, renewed, onApplied }: { me: Me; renewed: number | string; onApplied: () => void }) {
  const { t } = useTranslation(['billing', 'ui']);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const { pending, refusal, run } = useCommit();
  const whyNot = me.whyNot('BILLING', 'UPDATE');
  const apply = (event: SubmitEvent) => {
    event.preventDefault();
    setProblem(undefined);
    void run(async () => {
      const { applyCouponCode: answer } = await commit<CouponsCardMutation>(
        graphql`
          mutation CouponsCardMutation($code: String!) {
            applyCouponCode(code: $code) {
              status
              rejectionReason
            }
          }
        `,
        { code },
      );
      if (answer.status === 'REJECTED') {
        setProblem(t(`coupon.why.${REJECTIONS.find((known) => known === answer.rejectionReason) ?? 'CODE_NOT_FOUND'}`));
        return;
      }
      toast.success(
        answer.status === 'PENDING' ? t('coupon.waits', { code: code.trim().toUpperCase() }) : t('coupon.applied'),
      );
      setCode('');
      onApplied();
    });
  };
  return (
    <Card title={t('coupon.title')}>
      <Pane>
        <CouponList renewed={renewed} />
      </Pane>
      <form className={styles['apply']} onSubmit={apply}>
        <TextInput
          label={t('coupon.add')}
          value={code}
          maxLength={60}
          autoComplete="off"
          spellCheck={false}
          disabled={whyNot !== undefined}
          error={problem}
          onChange={({ currentTarget }) => {
            setCode(currentTarget.value);
            setProblem(undefined);
          }}
          data-testid="coupon-code"
        />
        <Disabled
          why={whyNot ?? (code.trim() === '' ? t('ui:reason.enterCode') : undefined)}
          {...(whyNot === undefined ? {} : { access: rightTo('BILLING', 'UPDATE') })}
        >
          <Button type="submit" variant="default" loading={pending} data-testid="apply-coupon">
            {t('coupon.apply')}
          </Button>
        </Disabled>
        {refusal ? <Why refusal={refusal} /> : null}
      </form>
    </Card>
  );
}
