import { useEffect, useState } from 'react';
import { graphql } from 'react-relay';
import type { useOfferMutation, useOfferMutation$data } from '../__generated__/useOfferMutation.graphql.ts';
import { type Refusal, refusalOf } from '../base/relay/refusal.ts';
import { commit } from '../base/relay/useCommit.ts';

export type Offer = useOfferMutation$data['previewSubscriptionChange'];

interface Answer {
  readonly key: string;
  readonly offer?: Offer;
  readonly refusal?: Refusal;
}

/**
 * Asks what a change costs today and then. What is confirmed with the offer's id is charged to the cent.
 * @param subscriptionPlan such as BUSINESS_MONTHLY; undefined: nothing is asked
 * @param again a new value asks again, after a price that no longer applies
 */
export function useOffer(subscriptionPlan: string | undefined, userSlots: number, again = 0) {
  const key = `${subscriptionPlan} ${userSlots} ${again}`;
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => {
    if (subscriptionPlan === undefined) return undefined;
    let left = false;
    const keep = (found: Answer) => {
      if (!left) setAnswer(found);
    };
    commit<useOfferMutation>(
      graphql`
        mutation useOfferMutation($subscriptionPlan: ID, $userSlots: Int) {
          previewSubscriptionChange(subscriptionPlan: $subscriptionPlan, userSlots: $userSlots) {
            id
            userSlots
            atCycleEnd
            effectiveAt
            amountDue
            currency
            subscriptionPlan {
              id
              displayName
              period
            }
            lineItems {
              ...LineItems_lines
            }
            tax {
              ...TaxNote_tax
            }
            next {
              date
              amount
            }
          }
        }
      `,
      { subscriptionPlan, userSlots },
    ).then(
      ({ previewSubscriptionChange: offer }) => keep({ key, offer }),
      (error: unknown) => keep({ key, refusal: refusalOf(error) }),
    );
    return () => {
      left = true;
    };
  }, [key, subscriptionPlan, userSlots]);
  const current = answer?.key === key ? answer : undefined;
  return { offer: current?.offer, refusal: current?.refusal, loading: subscriptionPlan !== undefined && !current };
}
