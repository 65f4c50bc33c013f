import { useMemo } from 'react';
import { graphql, useSubscription } from 'react-relay';
import type { useCustomerChangedSubscription } from '../../__generated__/useCustomerChangedSubscription.graphql.ts';

/**
 * Runs whenever a shop told something new of a contact.
 * @param onChanged stays the same function, or the subscription begins anew with each render
 */
export function useCustomerChanged(contactId: string, onChanged: () => void): void {
  useSubscription<useCustomerChangedSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription useCustomerChangedSubscription($contactId: ID!) {
            customerChanged(contactId: $contactId) {
              contactId
            }
          }
        `,
        variables: { contactId },
        onNext: onChanged,
      }),
      [contactId, onChanged],
    ),
  );
}
