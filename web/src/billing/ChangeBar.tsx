import { Button, Loader } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { ChangeBarMutation } from '../__generated__/ChangeBarMutation.graphql.ts';
import { refusalOf } from '../base/relay/refusal.ts';
import { commit, useCommit } from '../base/relay/useCommit.ts';
import { writtenDate } from '../ui/dates.ts';
import { formatMoney } from '../ui/money.ts';
import { toast } from '../ui/toast.ts';
import { Why } from '../ui/Why.tsx';
import styles from './ChangePlan.module.css';
import { LineItems } from './LineItems.tsx';
import { billingAddress } from './readReturn.ts';
import { TaxNote } from './TaxNote.tsx';
import { type Offer, useOffer } from './useOffer.ts';

/** What the chosen change costs today and then, and the way to it. */
export function ChangeBar({
  plan,
  seats,
  number,
  savesCard,
  again,
  onAgain,
  onCancel,
}: {
  plan: string;
  seats: number;
  /** Bought next, where the plan is for it. */
  number: string | undefined;
  /** The card that pays is kept; a platform that bills the workspace keeps none. */
  savesCard: boolean;
  again: number;
  /** The price no longer applies: ask for the new one. */
  onAgain: () => void;
  onCancel: () => void;
}) {
  const { t } = useTranslation(['billing', 'common']);
  const navigate = useNavigate();
  const { offer, refusal, loading } = useOffer(plan, seats, again);
  const confirming = useCommit();
  const confirm = (change: Offer) =>
    confirming.run(async () => {
      const { initiateCharge } = await commit<ChangeBarMutation>(
        graphql`
          mutation ChangeBarMutation($change: ID, $redirectUrl: String!, $number: String) {
            initiateCharge(change: $change, redirectUrl: $redirectUrl, number: $number) {
              confirmationUrl
              subscription {
                id
                ...PlanCard_subscription
              }
            }
          }
        `,
        { change: change.id, redirectUrl: billingAddress(), number: number ?? null },
      ).catch((error: unknown) => {
        if (refusalOf(error).code === 'CONFLICT') onAgain();
        throw error;
      });
      if (initiateCharge.confirmationUrl) {
        location.assign(initiateCharge.confirmationUrl);
        return;
      }
      toast.success(
        change.atCycleEnd
          ? t('change.waits', { plan: change.subscriptionPlan.displayName, date: dateOf(change.effectiveAt) })
          : t('return.planChanged'),
      );
      if (number === undefined || change.atCycleEnd) await navigate({ to: '/settings/billing-and-payments' });
      else await navigate({ to: '/settings/channels', search: { buy: number } });
    });
  return (
    <section className={styles['bar']} aria-label={t('change.summary')} aria-live="polite">
      {loading ? <Loader size="sm" aria-label={t('change.asking')} /> : null}
      {refusal ? <Why refusal={refusal} /> : null}
      {offer ? (
        <>
          <div className={styles['said']}>
            <b>{t('change.to', { plan: offer.subscriptionPlan.displayName, count: offer.userSlots })}</b>
            <p>{offer.atCycleEnd ? t('change.then', { date: dateOf(offer.effectiveAt) }) : t('change.now')}</p>
            {offer.next ? (
              <p data-testid="next-amount">
                {t('change.next', {
                  amount: formatMoney(offer.next.amount, offer.currency),
                  date: dateOf(offer.next.date),
                })}
              </p>
            ) : null}
            {offer.amountDue > 0 && savesCard ? <p>{t('change.saved')}</p> : null}
            <TaxNote tax={offer.tax} currency={offer.currency} />
            {confirming.refusal ? <Why refusal={confirming.refusal} /> : null}
          </div>
          {offer.lineItems.length > 0 ? <LineItems lines={offer.lineItems} currency={offer.currency} /> : null}
          <div className={styles['actions']}>
            <span className={styles['due']} data-testid="due-now">
              {t('change.due')} <b className="tabular">{formatMoney(offer.amountDue, offer.currency)}</b>
            </span>
            <Button variant="subtle" onClick={onCancel}>
              {t('common:cancel')}
            </Button>
            <Button loading={confirming.pending} onClick={() => void confirm(offer)} data-testid="confirm-change">
              {offer.amountDue > 0
                ? t('buy.pay', { amount: formatMoney(offer.amountDue, offer.currency) })
                : t('change.confirm')}
            </Button>
          </div>
        </>
      ) : null}
    </section>
  );
}

const dateOf = (moment: unknown): string => writtenDate(new Date(String(moment)));
