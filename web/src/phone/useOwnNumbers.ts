import { useEffect, useEffectEvent } from 'react';
import { fetchQuery, readInlineData, requestSubscription, useRelayEnvironment } from 'react-relay';
import type { Subscription } from 'relay-runtime';
import type { phoneOperations_numbers$key } from '../__generated__/phoneOperations_numbers.graphql.ts';
import type { phoneOperationsNumberChangedSubscription } from '../__generated__/phoneOperationsNumberChangedSubscription.graphql.ts';
import type { phoneOperationsNumbersQuery } from '../__generated__/phoneOperationsNumbersQuery.graphql.ts';
import { wantAnew } from '../base/relay/anew.ts';
import { numberChangedSubscription, numbersFragment, numbersQuery } from './phoneOperations.ts';
import type { PhoneNumberChoice } from './types.ts';

/** Numbers that change together are read once, after so many milliseconds. */
const TOGETHER_MS = 250;

/** The numbers that calls can be made from, of all that are this person's. */
export const numberChoices = (key: phoneOperations_numbers$key): PhoneNumberChoice[] =>
  readInlineData(numbersFragment, key)
    .fetchWorkspacePhoneNumbers.edges.map(({ node }) => node)
    .filter(({ status }) => status === 'AVAILABLE')
    .map(({ id, number, name, country }) => ({ id, number, name: name ?? '', country: country ?? '' }));

/**
 * Tells which numbers are this person's whenever one of them changes: a team that gains or loses one says so to its members,
 * and which of them may call with it the server knows. Whose teams change is told to read everything anew.
 */
export function useOwnNumbers(onNumbers: (numbers: PhoneNumberChoice[]) => void): void {
  const environment = useRelayEnvironment();
  const tell = useEffectEvent(onNumbers);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let reading: Subscription | undefined;
    const read = () => {
      timer = undefined;
      reading?.unsubscribe();
      wantAnew();
      reading = fetchQuery<phoneOperationsNumbersQuery>(
        environment,
        numbersQuery,
        {},
        { fetchPolicy: 'network-only' },
      ).subscribe({
        next: (data) => tell(numberChoices(data)),
        // The shell says that the server is away; what is known is true until the next resync.
        error: () => {},
      });
    };
    const changes = requestSubscription<phoneOperationsNumberChangedSubscription>(environment, {
      subscription: numberChangedSubscription,
      variables: {},
      onNext: () => {
        timer ??= setTimeout(read, TOGETHER_MS);
      },
    });
    return () => {
      clearTimeout(timer);
      reading?.unsubscribe();
      changes.dispose();
    };
  }, [environment]);
}
