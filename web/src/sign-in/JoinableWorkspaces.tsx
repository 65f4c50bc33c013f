import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { JoinableWorkspacesMutation } from '../__generated__/JoinableWorkspacesMutation.graphql.ts';
import type { JoinableWorkspacesQuery } from '../__generated__/JoinableWorkspacesQuery.graphql.ts';
import { commit, useCommit } from '../base/relay/useCommit.ts';
import { openWorkspace } from '../base/session/session.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Why } from '../ui/Why.tsx';
import { Words } from '../ui/Words.tsx';
import styles from './forms.module.css';

/** Workspaces that let people of the own e-mail domain in (defaults 2.6): join, or ask where somebody decides. */
export function JoinableWorkspaces({ empty }: { empty: ReactNode }) {
  const { t } = useTranslation('access');
  const { pending, refusal, run } = useCommit();
  const [joining, setJoining] = useState<string>();
  const { getWorkspacesToJoin } = useLazyLoadQuery<JoinableWorkspacesQuery>(
    graphql`
      query JoinableWorkspacesQuery {
        getWorkspacesToJoin {
          id
          name
          activeUsersCount
          joinNeedsApproval
          requestStatus
          profileImageMedia {
            url
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'network-only' },
  );
  const [asked, setAsked] = useState<readonly string[]>([]);

  const join = (id: string) => {
    setJoining(id);
    void run(async () => {
      const { joinWorkspace } = await commit<JoinableWorkspacesMutation>(
        graphql`
          mutation JoinableWorkspacesMutation($workspaceId: ID!) {
            joinWorkspace(workspaceId: $workspaceId) {
              status
              workspace {
                id
              }
            }
          }
        `,
        { workspaceId: id },
      );
      if (joinWorkspace.workspace) openWorkspace(joinWorkspace.workspace.id);
      else setAsked([...asked, id]);
    });
  };

  if (getWorkspacesToJoin.length === 0) return empty;
  return (
    <section className={styles['join']} aria-labelledby="joinable">
      <h2 id="joinable">{t('join.title')}</h2>
      <p className={styles['lead']}>{t('join.lead')}</p>
      {refusal === undefined ? null : <Why refusal={refusal} />}
      <ul className={styles['list']}>
        {getWorkspacesToJoin.map(
          ({ id, name, activeUsersCount, joinNeedsApproval, requestStatus, profileImageMedia }) => {
            const waits = requestStatus === 'PENDING' || asked.includes(id);
            return (
              <li key={id} className={styles['joinable']}>
                <Avatar name={name} image={profileImageMedia?.url} size={36} shape="square" />
                <span>
                  <Words as="b">{name}</Words>
                  <small>{waits ? t('join.waits') : t('join.people', { count: activeUsersCount })}</small>
                </span>
                {waits ? null : (
                  <Button
                    size="sm"
                    variant="default"
                    loading={pending && joining === id}
                    onClick={() => join(id)}
                    aria-label={t(joinNeedsApproval ? 'join.askNamed' : 'join.joinNamed', { name })}
                  >
                    {t(joinNeedsApproval ? 'join.ask' : 'join.join')}
                  </Button>
                )}
              </li>
            );
          },
        )}
      </ul>
    </section>
  );
}
