import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { RequestAccessMutation } from '../__generated__/RequestAccessMutation.graphql.ts';
import type { RequestAccessQuery } from '../__generated__/RequestAccessQuery.graphql.ts';
import { useCommit, commit } from '../base/relay/useCommit.ts';
import { type Access, noteSent, useSentTo } from './accessRequests.ts';
import { Boundary } from './Boundary.tsx';
import styles from './RequestAccess.module.css';
import { useRefusalText } from './useRefusalText.ts';

/** Asks those who can give it for what the member lacks: one click, a mail to them (ux §5). The OWNER asks nobody. */
export function RequestAccess({ access }: { access: Access }) {
  return (
    <Boundary>
      <Ask access={access} />
    </Boundary>
  );
}

function Ask({ access }: { access: Access }) {
  const { t, i18n } = useTranslation('errors');
  const { getWorkspaceUserProfile: me } = useLazyLoadQuery<RequestAccessQuery>(
    graphql`
      query RequestAccessQuery {
        getWorkspaceUserProfile {
          id
          role {
            id
            name
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-or-network' },
  );
  const { pending, refusal, run } = useCommit();
  const sentTo = useSentTo(access);
  const textOf = useRefusalText();
  const answer = useRef<HTMLParagraphElement>(null);
  const asked = useRef(false);
  // The button that was pressed is gone then, and the keyboard must not be left nowhere.
  useEffect(() => {
    if (sentTo !== undefined && asked.current) answer.current?.focus();
  }, [sentTo]);
  if (me.role?.name === 'OWNER') return null;
  const ask = () =>
    run(async () => {
      asked.current = true;
      const { requestAccess } = await commit<RequestAccessMutation>(
        graphql`
          mutation RequestAccessMutation($check: AccessCheck!, $required: String) {
            requestAccess(check: $check, required: $required) {
              sentTo
            }
          }
        `,
        access,
      );
      noteSent(access, requestAccess.sentTo);
    });
  const who = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(sentTo ?? []);
  return (
    <div className={styles['ask']}>
      {sentTo === undefined ? (
        <Button size="xs" variant="default" loading={pending} onClick={() => void ask()} data-testid="request-access">
          {t('access.ask')}
        </Button>
      ) : null}
      {/* Always there, so that what comes into it is read out. */}
      <p ref={answer} role="status" tabIndex={-1} data-testid="access-requested">
        {sentTo === undefined ? '' : t('access.sent', { who })}
        {refusal === undefined ? '' : textOf(refusal)}
      </p>
    </div>
  );
}

/** Why something is not theirs, and the way to ask for it. */
export function NotAllowed({ why, access }: { why: string | undefined; access: Access }) {
  if (why === undefined) return null;
  return (
    <div className={styles['not']}>
      <p>{why}</p>
      <RequestAccess access={access} />
    </div>
  );
}
