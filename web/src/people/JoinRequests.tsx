import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { JoinRequestsDecideMutation } from '../__generated__/JoinRequestsDecideMutation.graphql.ts';
import type { JoinRequestsQuery } from '../__generated__/JoinRequestsQuery.graphql.ts';
import { useFetchKey } from '../base/relay/resync.ts';
import { commit, useCommit } from '../base/relay/useCommit.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { toast } from '../ui/toast.ts';
import { Why } from '../ui/Why.tsx';
import { Words } from '../ui/Words.tsx';
import styles from './People.module.css';
import { useJoinRequestsLive } from './PeopleLive.tsx';

/** People with an address of the workspace's domain who ask to come in. */
export function JoinRequests({ onDecided }: { onDecided: () => void }) {
  const { t } = useTranslation('people');
  const [fetchKey, renew] = useFetchKey();
  const { pending, refusal, run } = useCommit();
  useJoinRequestsLive(renew);
  const { fetchJoinRequests } = useLazyLoadQuery<JoinRequestsQuery>(
    graphql`
      query JoinRequestsQuery {
        fetchJoinRequests {
          id
          firstName
          lastName
          email
          status
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network', fetchKey },
  );
  const waiting = fetchJoinRequests.filter(({ status }) => status === 'PENDING');
  if (waiting.length === 0 && refusal === undefined) return null;

  const decide = (id: string, name: string, status: 'APPROVED' | 'REJECTED') =>
    run(async () => {
      try {
        await commit<JoinRequestsDecideMutation>(
          graphql`
            mutation JoinRequestsDecideMutation($id: ID!, $status: Approval!) {
              decideJoinRequest(id: $id, status: $status) {
                id
                status
              }
            }
          `,
          { id, status },
        );
      } finally {
        // A refusal tells as well that the list is no longer what it was: somebody else decided, for one.
        renew();
      }
      toast.success(t(status === 'APPROVED' ? 'requests.approved' : 'requests.refused', { name }));
      onDecided();
    });

  return (
    <section aria-label={t('requests.title')} className={styles['section']}>
      <h2>
        {t('requests.title')} <span>{waiting.length}</span>
      </h2>
      {refusal === undefined ? null : <Why refusal={refusal} />}
      <ul className={styles['card']} hidden={waiting.length === 0}>
        {waiting.map(({ id, firstName, lastName, email }) => {
          const name = `${firstName} ${lastName}`.trim() || email;
          return (
            <li key={id} className={styles['line']} data-testid="join-request">
              <Avatar name={name} size={32} />
              <span className={styles['lineText']}>
                <Words as="b">{name}</Words>
                <small>{email}</small>
              </span>
              <span className={styles['buttons']} aria-busy={pending}>
                <Button size="compact-sm" loading={pending} onClick={() => void decide(id, name, 'APPROVED')}>
                  {t('requests.approve')}
                </Button>
                <Button
                  size="compact-sm"
                  variant="default"
                  disabled={pending}
                  onClick={() => void decide(id, name, 'REJECTED')}
                >
                  {t('requests.refuse')}
                </Button>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
