import { graphql } from 'react-relay';
import type { addonBuyMutation } from '../../__generated__/addonBuyMutation.graphql.ts';
import type { addonFinishMutation } from '../../__generated__/addonFinishMutation.graphql.ts';
import type { addonReserveMutation } from '../../__generated__/addonReserveMutation.graphql.ts';
import { commit } from '../../base/relay/useCommit.ts';

/** Milliseconds between two questions how a purchase stands, and until we stop asking. */
const POLL_MS = 5_000;
const ASK_FOR_MS = 60_000;

/** Keeps a number for ten minutes and says what it costs. Rejects with what `refusalOf` reads. */
export async function reserve(number: string) {
  const answer = await commit<addonReserveMutation>(
    graphql`
      mutation addonReserveMutation($number: String!) {
        reservePhoneNumber(number: $number) {
          id
          number
          type
          choice
          monthlyPrice
          dueNow
          onNextInvoice
          tax {
            name
            percent
            inclusive
            reverseCharge
            amount
          }
          proRateFactor
          cycleEnd
          heldUntil
          freePhoneNumbers
          freePhoneNumbersUsed
        }
      }
    `,
    { number },
  );
  return answer.reservePhoneNumber;
}

export type Kept = Awaited<ReturnType<typeof reserve>>;

/** What a purchase came to. */
export interface Ended {
  readonly status: string;
  readonly failureReason: string | null | undefined;
  readonly isRefunded: boolean;
  readonly alternatives: readonly string[];
  readonly phoneId: string | undefined;
}

/** Buys what is kept. @returns where it is paid, or how it ended */
export async function buy(variables: addonBuyMutation['variables']) {
  const { buyPhoneNumber: answer } = await commit<addonBuyMutation>(
    graphql`
      mutation addonBuyMutation(
        $number: String!
        $redirectUrl: String!
        $paymentGateway: ID
        $name: String
        $team: ID
      ) {
        buyPhoneNumber(
          number: $number
          redirectUrl: $redirectUrl
          paymentGateway: $paymentGateway
          name: $name
          team: $team
        ) {
          confirmationUrl
          subscriptionAddon {
            id
            status
          }
        }
      }
    `,
    variables,
  );
  return { confirmationUrl: answer.confirmationUrl, id: answer.subscriptionAddon.id };
}

/** Asks how a purchase stands until it ended or a minute is over. Rejects with what `refusalOf` reads. */
export async function finish(id: string, externalId: string, number: string): Promise<Ended | 'later'> {
  const until = Date.now() + ASK_FOR_MS;
  for (;;) {
    const { buyPhoneNumberCallback: answer } = await commit<addonFinishMutation>(
      graphql`
        mutation addonFinishMutation($id: ID!, $externalId: String, $number: String) {
          buyPhoneNumberCallback(subscriptionAddon: $id, externalId: $externalId, number: $number) {
            subscriptionAddon {
              id
              status
              failureReason
              isRefunded
              alternatives
            }
            phone {
              id
            }
          }
        }
      `,
      { id, externalId, number },
    );
    const { status, failureReason, isRefunded, alternatives } = answer.subscriptionAddon;
    if (status === 'DONE' || status === 'FAILED')
      return { status, failureReason, isRefunded, alternatives, phoneId: answer.phone?.id };
    if (Date.now() + POLL_MS > until) return 'later';
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}
