import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { Costs_registration$key } from '../__generated__/Costs_registration.graphql.ts';
import type { CostsSubmitMutation } from '../__generated__/CostsSubmitMutation.graphql.ts';
import { commit, useCommit } from '../base/relay/useCommit.ts';
import { Card } from '../ui/Card.tsx';
import { formatMoney } from '../ui/money.ts';
import { toast } from '../ui/toast.ts';
import { Why } from '../ui/Why.tsx';
import styles from './Compliance.module.css';

const KINDS = ['BRAND_FEE', 'CAMPAIGN_FEE', 'MONTHLY'] as const;

/** What the registry charges for local numbers, shown before anything is taken, and the way to submit. */
export function Costs({
  registration: key,
  disabled,
}: {
  registration: Costs_registration$key;
  /** The person may not, or has changes that are not saved. */
  disabled: boolean;
}) {
  const { t } = useTranslation('compliance');
  const { pending, refusal, run } = useCommit();
  const { status, version, fees } = useFragment(
    graphql`
      fragment Costs_registration on ComplianceRegistrationDraft {
        status
        version
        fees {
          kind
          amount
          isDue
        }
      }
    `,
    key,
  );
  const money = (amount: number) => formatMoney(amount, 'USD');
  const due = fees.filter(({ isDue }) => isDue).reduce((sum, { amount }) => sum + Math.round(amount * 100), 0) / 100;
  const submit = async () => {
    const done = await run(() =>
      commit<CostsSubmitMutation>(
        graphql`
          mutation CostsSubmitMutation($input: TrustHubVersionInput!) {
            submitTrustHub(input: $input) {
              id
              ...RegistrationForm_registration
            }
          }
        `,
        { input: { version } },
      ),
    );
    if (done) toast.success(t('submitted'));
  };
  const ready = status === 'READY_FOR_SUBMISSION';
  if (due === 0) return null;
  return (
    <Card title={t('costs.title')} aside={<small className={styles['passed']}>{t('costs.passedOn')}</small>}>
      <dl className={styles['costs']} data-testid="costs">
        {KINDS.map((kind) => {
          const fee = fees.find((one) => one.kind === kind);
          if (!fee) return null;
          const paid = kind === 'BRAND_FEE' && !fee.isDue;
          return (
            <div key={kind} data-testid={`cost-${kind}`}>
              <dt>
                {t(`costs.${kind}`)} <small>{t(paid ? 'costs.paid' : `costs.hint.${kind}`)}</small>
              </dt>
              <dd className="tabular">{money(paid ? 0 : fee.amount)}</dd>
            </div>
          );
        })}
        <div data-sum>
          <dt>{t('costs.due')}</dt>
          <dd className="tabular" data-testid="costs-due">
            {money(due)}
          </dd>
        </div>
      </dl>
      <div className={styles['submit']}>
        <p className={styles['note']}>{t(ready ? 'costs.how' : 'costs.notYet')}</p>
        {ready ? (
          <Button onClick={() => void submit()} loading={pending} disabled={disabled} data-testid="submit-registration">
            {t('costs.submit', { amount: money(due) })}
          </Button>
        ) : null}
      </div>
      {refusal ? (
        <div className={styles['refused']}>
          <Why refusal={refusal} />
        </div>
      ) : null}
    </Card>
  );
}
