import { graphql, useFragment } from 'react-relay';
import type { useSendingNumbers_numbers$key } from '../__generated__/useSendingNumbers_numbers.graphql.ts';

/** The workspace's numbers that texts can be sent from. */
export function useSendingNumbers(key: useSendingNumbers_numbers$key) {
  const { data } = useFragment(
    graphql`
      fragment useSendingNumbers_numbers on WorkspacePhoneNumberList {
        data {
          id
          name
          number
          isTestNumber
          type
          status
          capabilities
        }
      }
    `,
    key,
  );
  return data.filter(({ status, capabilities }) => status === 'AVAILABLE' && capabilities.includes('SEND_SMS'));
}

export type SendingNumber = ReturnType<typeof useSendingNumbers>[number];
