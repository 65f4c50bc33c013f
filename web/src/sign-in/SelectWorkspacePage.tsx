import { Button } from '@mantine/core';
import { IconChevronRight, IconPlus } from '@tabler/icons-react';
import { getRouteApi, Link, Navigate, useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { SelectWorkspacePageQuery } from '../__generated__/SelectWorkspacePageQuery.graphql.ts';
import { chooseWorkspace, CLIENT, openWorkspace } from '../base/session/session.ts';
import { signOut } from '../base/session/signOut.ts';
import { IdleWatch } from '../signed-in/IdleWatch.tsx';
import { Avatar } from '../ui/Avatar.tsx';
import { LoadingView } from '../ui/LoadingView.tsx';
import { Optional } from '../ui/Optional.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { roleKey } from '../ui/roleKey.ts';
import { StatusChip } from '../ui/StatusChip.tsx';
import { Words } from '../ui/Words.tsx';
import styles from './forms.module.css';
import { JoinableWorkspaces } from './JoinableWorkspaces.tsx';
import { SignInNotice } from './SignInNotice.tsx';
import { useTitle } from './useTitle.ts';

const route = getRouteApi('/signed-out/select-workspace');

const isClosed = (status: string) => status === 'Deactivated' || status === 'Uninstalled';

/** Which workspace to open: the only one opens by itself; who has none may join one, or make one. */
export function SelectWorkspacePage() {
  const { t } = useTranslation(['signIn', 'access', 'common']);
  const { next, reason } = route.useSearch();
  useTitle(t('workspaces.page'));
  const { getCurrentUserWorkspaces: workspaces } = useLazyLoadQuery<SelectWorkspacePageQuery>(
    graphql`
      query SelectWorkspacePageQuery {
        getCurrentUserWorkspaces {
          id
          name
          roleName
          status
          setting {
            profileImageMedia {
              url
            }
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'network-only' },
  );
  const usable = workspaces.filter(({ status }) => !isClosed(status));
  // Who was just put out of a workspace reads that first, and is led nowhere.
  const only = workspaces.length === 1 && reason === undefined ? usable[0]?.id : undefined;
  const navigate = useNavigate();
  const open = (id: string, path = '/') => {
    if (CLIENT === 'web') return openWorkspace(id, path);
    // A frame that may store nothing would not know the choice after a load; nothing of another one is in memory yet.
    chooseWorkspace(id);
    void navigate({ href: path, replace: true });
  };
  const openOnly = useEffectEvent((id: string) => open(id, next));
  useEffect(() => {
    if (only !== undefined) openOnly(only);
  }, [only]);

  if (only !== undefined) return <LoadingView />;
  const none = workspaces.length === 0;
  const newcomer = none && reason === undefined;
  return (
    <>
      <IdleWatch />
      <PageHeading>{t('workspaces.title')}</PageHeading>
      <SignInNotice error={undefined} reason={reason} />
      <p className={styles['lead']}>{t(none ? 'access:workspaces.none' : 'workspaces.lead')}</p>
      {none ? null : (
        <ul className={styles['list']}>
          {workspaces.map(({ id, name, roleName, status, setting }) => {
            const closed = isClosed(status);
            return (
              <li key={id}>
                <button
                  type="button"
                  className={styles['choice']}
                  onClick={() => open(id, closed ? '/account-settings/workspaces' : next)}
                >
                  <Avatar name={name} image={setting.profileImageMedia?.url} size={36} shape="square" />
                  <span>
                    <Words as="b">{name}</Words>
                    <small>{t(`common:role.${roleKey(roleName)}`)}</small>
                  </span>
                  {closed ? (
                    <StatusChip tone="warning">
                      {t(status === 'Uninstalled' ? 'access:workspaces.uninstalled' : 'access:workspaces.deactivated')}
                    </StatusChip>
                  ) : null}
                  <IconChevronRight size={16} aria-hidden />
                </button>
              </li>
            );
          })}
        </ul>
      )}
      <Optional {...(newcomer ? { fallback: <LoadingView /> } : {})}>
        <JoinableWorkspaces empty={newcomer ? <Navigate to="/get-started" replace /> : null} />
      </Optional>
      <p className={styles['aside']}>
        <Button component={Link} to="/get-started" variant="default" leftSection={<IconPlus size={16} />}>
          {t('workspaces.create')}
        </Button>
      </p>
      <p className={styles['aside']}>
        <button type="button" className="link" onClick={() => void signOut()}>
          {t('getStarted.signOut')}
        </button>
      </p>
    </>
  );
}
