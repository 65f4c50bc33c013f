import { Button } from '@mantine/core';
import { IconPlus, IconUserPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { ManageWorkspacesPageLeaveMutation } from '../__generated__/ManageWorkspacesPageLeaveMutation.graphql.ts';
import type { ManageWorkspacesPageQuery } from '../__generated__/ManageWorkspacesPageQuery.graphql.ts';
import type { ManageWorkspacesPageReactivateMutation } from '../__generated__/ManageWorkspacesPageReactivateMutation.graphql.ts';
import { useRouteQuery } from '../base/relay/useRouteQuery.ts';
import { commit, useCommit } from '../base/relay/useCommit.ts';
import { forgetWorkspace, openWorkspace, selectedWorkspace } from '../base/session/session.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Card } from '../ui/Card.tsx';
import { Disabled } from '../ui/Disabled.tsx';
import { usePaneKey } from '../ui/Pane.tsx';
import { roleKey } from '../ui/roleKey.ts';
import { SettingsPage } from '../ui/SettingsPage.tsx';
import { StatusChip } from '../ui/StatusChip.tsx';
import { Why } from '../ui/Why.tsx';
import { Words } from '../ui/Words.tsx';
import styles from './account.module.css';
import { Dialog } from './Dialog.tsx';

type Entry = ManageWorkspacesPageQuery['response']['getCurrentUserWorkspaces'][number];

const isClosed = ({ status }: Entry) => status === 'Deactivated' || status === 'Uninstalled';

/** /account-settings/workspaces: all workspaces that one is in; a closed one sends its people here (spec 000 §4). */
export function ManageWorkspacesPage() {
  const { t } = useTranslation(['account', 'common']);
  const { getCurrentUserWorkspaces: workspaces } = useRouteQuery<ManageWorkspacesPageQuery>(
    graphql`
      query ManageWorkspacesPageQuery @preloadable {
        getCurrentUserWorkspaces {
          id
          name
          staticUniqueName
          status
          roleName
          isDemo
          activeUsersCount
          setting {
            profileImageMedia {
              url
            }
          }
        }
      }
    `,
    {},
    usePaneKey(),
  );
  const current = selectedWorkspace();
  return (
    <SettingsPage
      title={t('workspaces.title')}
      lead={t('workspaces.lead')}
      action={
        <Button component={Link} to="/get-started" leftSection={<IconPlus size={16} />}>
          {t('workspaces.create')}
        </Button>
      }
    >
      <Card title={t('workspaces.yours')}>
        <ul>
          {workspaces.map((workspace) => (
            <WorkspaceEntry
              key={workspace.id}
              workspace={workspace}
              isCurrent={workspace.id === current || workspace.staticUniqueName === current}
            />
          ))}
        </ul>
      </Card>
      <p className={styles['text']}>
        <Button
          component={Link}
          to="/settings/workspaces/join"
          variant="default"
          leftSection={<IconUserPlus size={16} />}
        >
          {t('workspaces.join')}
        </Button>
      </p>
    </SettingsPage>
  );
}

function WorkspaceEntry({ workspace, isCurrent }: { workspace: Entry; isCurrent: boolean }) {
  const { t } = useTranslation(['account', 'common']);
  const { pending, refusal, run } = useCommit();
  const [leaving, setLeaving] = useState(false);
  const { id, name, roleName, activeUsersCount, isDemo, setting } = workspace;
  const closed = isClosed(workspace);
  const isOwner = roleName === 'OWNER';
  const byShop = workspace.status === 'Uninstalled' ? t('workspaces.shopReopens') : undefined;
  const whyClosed = isOwner ? byShop : t('workspaces.ownerReactivates');

  const reactivate = () =>
    run(async () => {
      await commit<ManageWorkspacesPageReactivateMutation>(
        graphql`
          mutation ManageWorkspacesPageReactivateMutation($workspaceId: ID!) {
            reactivateWorkspace(workspaceId: $workspaceId) {
              id
              status
            }
          }
        `,
        { workspaceId: id },
      );
      openWorkspace(id, '/account-settings/workspaces');
    });

  return (
    <li className={styles['entry']} data-testid="workspace-entry" data-name={name}>
      <Avatar name={name} image={setting.profileImageMedia?.url} size={36} shape="square" />
      <div className={styles['who']}>
        <Words as="b">{name}</Words>
        <span className={styles['chips']}>
          {isCurrent ? <StatusChip tone="accent">{t('workspaces.current')}</StatusChip> : null}
          {isDemo ? <StatusChip tone="sandbox">{t('workspaces.demo')}</StatusChip> : null}
          {closed ? (
            <StatusChip tone="warning">
              {t(workspace.status === 'Uninstalled' ? 'workspaces.uninstalled' : 'workspaces.deactivated')}
            </StatusChip>
          ) : null}
        </span>
        <small>
          {t('workspaces.facts', {
            role: t(`common:role.${roleKey(roleName)}`),
            people: t('workspaces.people', { count: activeUsersCount }),
          })}
        </small>
        {refusal === undefined ? null : <Why refusal={refusal} />}
      </div>
      {closed ? (
        <Disabled why={whyClosed}>
          <Button size="sm" variant="default" loading={pending} onClick={() => void reactivate()}>
            {t('workspaces.reactivate')}
          </Button>
        </Disabled>
      ) : isCurrent ? null : (
        <Button
          size="sm"
          variant="default"
          onClick={() => openWorkspace(id)}
          aria-label={t('workspaces.openNamed', { name })}
        >
          {t('workspaces.open')}
        </Button>
      )}
      {isCurrent && !closed ? (
        <Disabled why={isOwner ? t('workspaces.ownerStays') : undefined}>
          <Button size="sm" variant="default" onClick={() => setLeaving(true)}>
            {t('workspaces.leave')}
          </Button>
        </Disabled>
      ) : null}
      <Dialog opened={leaving} onClose={() => setLeaving(false)} title={t('workspaces.leaveTitle', { name })}>
        <Leave name={name} onCancel={() => setLeaving(false)} />
      </Dialog>
    </li>
  );
}

function Leave({ name, onCancel }: { name: string; onCancel: () => void }) {
  const { t } = useTranslation(['account', 'common']);
  const { pending, refusal, run } = useCommit();
  const leave = () =>
    run(async () => {
      await commit<ManageWorkspacesPageLeaveMutation>(
        graphql`
          mutation ManageWorkspacesPageLeaveMutation {
            leaveWorkspace
          }
        `,
        {},
      );
      forgetWorkspace();
      location.assign('/select-workspace');
    });
  return (
    <div className={styles['form']}>
      <p className={styles['text']}>{t('workspaces.leaveText', { name })}</p>
      {refusal === undefined ? null : <Why refusal={refusal} />}
      <div className={styles['actions']}>
        <Button variant="default" onClick={onCancel} data-autofocus>
          {t('common:cancel')}
        </Button>
        <Button color="red" loading={pending} onClick={() => void leave()}>
          {t('workspaces.leaveNow', { name })}
        </Button>
      </div>
    </div>
  );
}
