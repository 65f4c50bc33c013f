import { graphql, useLazyLoadQuery } from 'react-relay';
import type { useSandboxQuery } from '../__generated__/useSandboxQuery.graphql.ts';

/** Where the sandbox's pages are; undefined when this server is not one. */
export interface Sandbox {
  mailboxUrl: string;
  handsetUrl: string;
}

/** Whether the outside world is the built-in sandbox. */
export function useSandbox(): Sandbox | undefined {
  const { fetchConfigurations } = useLazyLoadQuery<useSandboxQuery>(
    graphql`
      query useSandboxQuery {
        fetchConfigurations {
          sandbox {
            enabled
            mailboxUrl
            handsetUrl
          }
        }
      }
    `,
    {},
  );
  const { sandbox } = fetchConfigurations;
  if (!sandbox.enabled) return undefined;
  return { mailboxUrl: sandbox.mailboxUrl ?? '/sandbox/mail', handsetUrl: sandbox.handsetUrl ?? '/sandbox' };
}
