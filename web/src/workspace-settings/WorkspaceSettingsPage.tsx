import { useNavigate, useSearch } from '@tanstack/react-router';
import { SegmentedControl } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { WorkspaceSettingsPageQuery } from '../__generated__/WorkspaceSettingsPageQuery.graphql.ts';
import { useRouteQuery } from '../base/relay/useRouteQuery.ts';
import { lazyPart } from '../base/lazyPart.ts';
import { useFetchKey } from '../base/relay/resync.ts';
import { everything } from '../erasure/parts.ts';
import { useMe } from '../people/useMe.ts';
import { Optional } from '../ui/Optional.tsx';
import { Pane } from '../ui/Pane.tsx';
import { SettingsPage } from '../ui/SettingsPage.tsx';
import { CloseWorkspaceCard } from './CloseWorkspaceCard.tsx';
import { RecordingsCard } from './RecordingsCard.tsx';
import { OwnershipCard } from './OwnershipCard.tsx';
import { WorkspaceForm } from './WorkspaceForm.tsx';

/** A view of its own, which few open. */
const AuditLog = lazyPart(() => import('./AuditLog.tsx'));
/** Of new workspaces alone. */
const CountriesCard = lazyPart(() => import('./CountriesCard.tsx'));
const TagsCard = lazyPart(() => import('../tags/TagsCard.tsx'));
const DeleteEverythingCard = lazyPart(everything);
const PropertiesCard = lazyPart(() => import('../contacts/PropertiesCard.tsx'));

/** The workspace's settings on one page, and its audit log as a view of its own. */
export function WorkspaceSettingsPage() {
  const { t } = useTranslation(['workspaceSettings', 'contacts', 'tags', 'erasure']);
  const navigate = useNavigate();
  const { view } = useSearch({ from: '/shell/settings/settings/workspaces' });
  const me = useMe();
  const [fetchKey, renew] = useFetchKey();
  const { getWorkspaceWithSettings: workspace } = useRouteQuery<WorkspaceSettingsPageQuery>(
    graphql`
      query WorkspaceSettingsPageQuery @preloadable {
        getWorkspaceWithSettings {
          id
          name
          ...WorkspaceForm_workspace
        }
      }
    `,
    {},
    fetchKey,
  );
  const mayAudit = me.role === 'OWNER' || me.role === 'ADMIN';
  const audit = view === 'audit' && mayAudit;
  return (
    <SettingsPage
      title={t('title')}
      lead={workspace.name}
      action={
        mayAudit ? (
          <SegmentedControl
            size="sm"
            withItemsBorders={false}
            aria-label={t('view.label')}
            value={audit ? 'audit' : 'settings'}
            onChange={(value) =>
              void navigate({ to: '/settings/workspaces', search: value === 'audit' ? { view: 'audit' } : {} })
            }
            data={(['settings', 'audit'] as const).map((value) => ({ value, label: t(`view.${value}`) }))}
          />
        ) : undefined
      }
    >
      {audit ? (
        <Pane>
          <AuditLog />
        </Pane>
      ) : (
        <>
          <WorkspaceForm workspace={workspace} me={me} />
          <Optional title={t('recordings.title')}>
            <RecordingsCard whyNot={me.whyNot('WORKSPACE', 'UPDATE')} />
          </Optional>
          <Optional title={t('contacts:properties.title')}>
            <PropertiesCard whyNot={me.whyNot('WORKSPACE', 'UPDATE')} />
          </Optional>
          <Optional title={t('tags:settings.title')}>
            <TagsCard />
          </Optional>
          <Optional title={t('countries.title')}>
            <CountriesCard whyNot={me.whyNot('BILLING', 'UPDATE')} />
          </Optional>
          <Optional title={t('owner.title')}>
            <OwnershipCard me={me} onChanged={renew} />
          </Optional>
          <Optional title={t('erasure:all.title')}>
            <DeleteEverythingCard name={workspace.name} whyNot={me.whyNot('WORKSPACE', 'DELETE')} />
          </Optional>
          <CloseWorkspaceCard name={workspace.name} whyNot={me.whyNot('WORKSPACE', 'DELETE')} />
        </>
      )}
    </SettingsPage>
  );
}
