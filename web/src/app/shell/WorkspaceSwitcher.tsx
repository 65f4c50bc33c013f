import { Menu, UnstyledButton } from '@mantine/core';
import { IconCheck, IconPlus, IconSelector, IconSettings } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay';
import type { WorkspaceSwitcher_workspace$key } from '../../__generated__/WorkspaceSwitcher_workspace.graphql.ts';
import type { WorkspaceSwitcherQuery } from '../../__generated__/WorkspaceSwitcherQuery.graphql.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Words } from '../../ui/Words.tsx';
import { openWorkspace } from '../../base/session/session.ts';
import styles from './WorkspaceSwitcher.module.css';

/** The current workspace, and the way to the others. */
export function WorkspaceSwitcher({ workspace }: { workspace: WorkspaceSwitcher_workspace$key }) {
  const { t } = useTranslation('shell');
  const { id, name } = useFragment(
    graphql`
      fragment WorkspaceSwitcher_workspace on Workspace {
        id
        name
      }
    `,
    workspace,
  );
  return (
    <Menu position="bottom-start" width={260}>
      <Menu.Target>
        <UnstyledButton className={styles['button']}>
          <Avatar name={name} size={24} shape="square" />
          <Words as="b">{name}</Words>
          <span className="visually-hidden">{t('top.switch')}</span>
          <IconSelector size={16} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('top.workspaces')}</Menu.Label>
        <Suspense>
          <Workspaces current={id} />
        </Suspense>
        <Menu.Divider />
        <Menu.Item component={Link} to="/get-started" leftSection={<IconPlus size={16} />}>
          {t('top.create')}
        </Menu.Item>
        <Menu.Item component={Link} to="/account-settings/workspaces" leftSection={<IconSettings size={16} />}>
          {t('top.manage')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

function Workspaces({ current }: { current: string }) {
  const { getCurrentUserWorkspaces } = useLazyLoadQuery<WorkspaceSwitcherQuery>(
    graphql`
      query WorkspaceSwitcherQuery {
        getCurrentUserWorkspaces {
          id
          name
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network' },
  );
  return getCurrentUserWorkspaces.map(({ id, name }) => (
    <Menu.Item
      dir="auto"
      key={id}
      leftSection={<Avatar name={name} size={20} shape="square" />}
      rightSection={id === current ? <IconCheck size={16} /> : null}
      {...(id === current ? { 'aria-current': true as const } : { onClick: () => openWorkspace(id) })}
    >
      {name}
    </Menu.Item>
  ));
}
