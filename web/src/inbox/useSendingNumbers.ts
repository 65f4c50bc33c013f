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
          country
          status
          capabilities
        }
      }
    `,
    key,
  );
  return (
    data
      .filter(({ status, capabilities }) => status === 'AVAILABLE' && capabilities.includes('SEND_SMS'))
      // A name, which nobody can answer, is never what a text leaves by unless somebody chose it.
      .toSorted((one, other) => Number(isName(one)) - Number(isName(other)))
  );
}

/** Whether texts leave under a name in place of a number. */
export const isName = ({ type }: { readonly type: string }): boolean => type === 'SENDER_ID';

export type SendingNumber = ReturnType<typeof useSendingNumbers>[number];
