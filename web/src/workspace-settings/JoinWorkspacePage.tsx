import { Button } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { JoinWorkspacePageMutation } from '../__generated__/JoinWorkspacePageMutation.graphql.ts';
import type { JoinWorkspacePageQuery } from '../__generated__/JoinWorkspacePageQuery.graphql.ts';
import { useRouteQuery } from '../base/relay/useRouteQuery.ts';
import { useFetchKey } from '../base/relay/resync.ts';
import { commit, useCommit } from '../base/relay/useCommit.ts';
import { openWorkspace } from '../base/session/session.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { SettingsPage } from '../ui/SettingsPage.tsx';
import { StatusChip } from '../ui/StatusChip.tsx';
import { Why } from '../ui/Why.tsx';
import { Words } from '../ui/Words.tsx';
import styles from './WorkspaceSettings.module.css';

/** Workspaces that let in people with an address of one's own domain. */
export function JoinWorkspacePage() {
  const { t } = useTranslation('workspaceSettings');
  const [fetchKey, renew] = useFetchKey();
  const [asked, setAsked] = useState('');
  const { pending, refusal, run } = useCommit();
  const { getWorkspacesToJoin: workspaces } = useRouteQuery<JoinWorkspacePageQuery>(
    graphql`
      query JoinWorkspacePageQuery @preloadable {
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
    fetchKey,
  );
  const join = (id: string) => {
    setAsked(id);
    void run(async () => {
      const { joinWorkspace } = await commit<JoinWorkspacePageMutation>(
        graphql`
          mutation JoinWorkspacePageMutation($id: ID!) {
            joinWorkspace(workspaceId: $id) {
              status
              workspace {
                id
              }
            }
          }
        `,
        { id },
      );
      if (joinWorkspace.workspace) openWorkspace(joinWorkspace.workspace.id);
      else renew();
    });
  };
  return (
    <SettingsPage title={t('join.title')} lead={t('join.lead')}>
      {refusal === undefined ? null : <Why refusal={refusal} />}
      <div className={styles['card']}>
        {workspaces.length === 0 ? (
          <EmptyState
            icon={<IconUserPlus size={22} stroke={1.5} />}
            action={
              <Button component={Link} to="/get-started" variant="default">
                {t('join.create')}
              </Button>
            }
          >
            {t('join.empty')}
          </EmptyState>
        ) : (
          <ul>
            {workspaces.map(({ id, name, activeUsersCount, joinNeedsApproval, requestStatus, profileImageMedia }) => (
              <li key={id} className={styles['line']} data-testid="joinable">
                <Avatar name={name} image={profileImageMedia?.url} size={36} shape="square" />
                <span className={styles['lineText']}>
                  <Words as="b">{name}</Words>
                  <small>{t('join.people', { count: activeUsersCount })}</small>
                </span>
                {requestStatus === 'PENDING' ? (
                  <StatusChip tone="warning">{t('join.waiting')}</StatusChip>
                ) : requestStatus === 'REJECTED' ? (
                  <StatusChip>{t('join.rejected')}</StatusChip>
                ) : (
                  <Button
                    size="sm"
                    loading={pending && asked === id}
                    onClick={() => join(id)}
                    aria-label={t(joinNeedsApproval ? 'join.askNamed' : 'join.joinNamed', { name })}
                  >
                    {t(joinNeedsApproval ? 'join.ask' : 'join.join')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
    </SettingsPage>
  );
}
