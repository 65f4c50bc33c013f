import { Button } from '@mantine/core';
import { IconChevronRight, IconPlus } from '@tabler/icons-react';
import { getRouteApi, Link, Navigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { SelectWorkspacePageQuery } from '../__generated__/SelectWorkspacePageQuery.graphql.ts';
import { openWorkspace } from '../app/session/session.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { LoadingView } from '../ui/LoadingView.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import styles from './forms.module.css';
import { roleKey } from '../ui/roleKey.ts';
import { useTitle } from './useTitle.ts';

const route = getRouteApi('/signed-out/select-workspace');

/** Which workspace to open: none leads to a new one, the only one opens by itself. */
export function SelectWorkspacePage() {
  const { t } = useTranslation(['signIn', 'common']);
  const { next } = route.useSearch();
  useTitle(t('workspaces.page'));
  const { getCurrentUserWorkspaces } = useLazyLoadQuery<SelectWorkspacePageQuery>(
    graphql`
      query SelectWorkspacePageQuery {
        getCurrentUserWorkspaces {
          id
          name
          roleName
        }
      }
    `,
    {},
    { fetchPolicy: 'network-only' },
  );
  const workspaces = getCurrentUserWorkspaces;
  const only = workspaces.length === 1 ? workspaces[0]?.id : undefined;
  useEffect(() => {
    if (only !== undefined) openWorkspace(only, next);
  }, [only, next]);

  if (workspaces.length === 0) return <Navigate to="/get-started" replace />;
  if (only !== undefined) return <LoadingView />;
  return (
    <>
      <PageHeading>{t('workspaces.title')}</PageHeading>
      <p className={styles['lead']}>{t('workspaces.lead')}</p>
      <ul className={styles['list']}>
        {workspaces.map(({ id, name, roleName }) => (
          <li key={id}>
            <button type="button" className={styles['choice']} onClick={() => openWorkspace(id, next)}>
              <Avatar name={name} size={36} shape="square" />
              <span>
                <b>{name}</b>
                <small>{t(`common:role.${roleKey(roleName)}`)}</small>
              </span>
              <IconChevronRight size={16} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      <p className={styles['aside']}>
        <Button component={Link} to="/get-started" variant="default" leftSection={<IconPlus size={16} />}>
          {t('workspaces.create')}
        </Button>
      </p>
    </>
  );
}
