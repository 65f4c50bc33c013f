import { graphql } from 'react-relay';
import type { completePaymentPlanMutation } from '../__generated__/completePaymentPlanMutation.graphql.ts';
import type { completePaymentSeatMutation } from '../__generated__/completePaymentSeatMutation.graphql.ts';
import { commit } from '../base/relay/useCommit.ts';
import { activateTopup } from './activateTopup.ts';
import type { PaymentReturn } from './readReturn.ts';

/** Asks whether a payment came, which delivers what it was for, once; safe to repeat. Rejects with what `refusalOf` reads. */
export async function completePayment(found: PaymentReturn): Promise<string> {
  if (found.action === 'CREDIT') return activateTopup(found.topupId, found.chargeId);
  if (found.action === 'CHANGE_PLAN') {
    const { activateCharge } = await commit<completePaymentPlanMutation>(
      graphql`
        mutation completePaymentPlanMutation($charge: ID!) {
          activateCharge(charge: $charge) {
            status
            subscription {
              id
              ...PlanCard_subscription
            }
          }
        }
      `,
      { charge: found.chargeId },
    );
    return activateCharge.status;
  }
  const { subscribeUserCallback } = await commit<completePaymentSeatMutation>(
    graphql`
      mutation completePaymentSeatMutation($addon: ID!, $externalId: String) {
        subscribeUserCallback(workspaceSubscriptionAddon: $addon, externalId: $externalId) {
          status
          subscription {
            id
            ...PlanCard_subscription
          }
        }
      }
    `,
    { addon: found.addonId, externalId: found.chargeId },
  );
  return subscribeUserCallback.status;
}
