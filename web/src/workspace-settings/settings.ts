import { IconBuildingStore, IconSettings2, IconUserPlus } from '@tabler/icons-react';
import type { SettingsPage } from '../base/settingsPage.ts';

export const settings: readonly SettingsPage[] = [
  {
    page: 'joinWorkspace',
    icon: IconUserPlus,
    settings: [{ id: 'join' }],
  },
  {
    page: 'workspaceProfile',
    icon: IconBuildingStore,
    settings: [
      { id: 'own-role', title: 'workspaceSettings:me.role', also: ['people:seat.label'] },
      { id: 'presence', title: 'workspaceSettings:me.presence' },
      { id: 'devices', title: 'workspaceSettings:devices.title' },
      { id: 'own-ringtone', title: 'workspaceSettings:ringtone.label' },
    ],
  },
  {
    page: 'workspaceSettings',
    icon: IconSettings2,
    settings: [
      {
        id: 'identity',
        title: 'workspaceSettings:cards.identity',
        also: [
          'workspaceSettings:displayName.label',
          'workspaceSettings:uniqueName.label',
          'workspaceSettings:vanity.label',
          'workspaceSettings:website.label',
          'workspaceSettings:industry',
          'workspaceSettings:teamSize',
        ],
      },
      { id: 'address', title: 'workspaceSettings:cards.address' },
      { id: 'region', title: 'workspaceSettings:cards.region', also: ['workspaceSettings:format.label'] },
      { id: 'country', title: 'workspaceSettings:country' },
      { id: 'timezone', title: 'workspaceSettings:timezone' },
      { id: 'language', title: 'workspaceSettings:language' },
      { id: 'currency', title: 'workspaceSettings:currency' },
      { id: 'calls', title: 'workspaceSettings:cards.calls', also: ['workspaceSettings:numberType.label'] },
      { id: 'service-level', title: 'workspaceSettings:serviceLevel.label' },
      { id: 'access', title: 'workspaceSettings:cards.access' },
      { id: 'require-two-step', title: 'workspaceSettings:mfa.label' },
      { id: 'long-passwords', title: 'workspaceSettings:strict.label' },
      { id: 'sign-out', title: 'workspaceSettings:idle.label' },
      { id: 'domain', title: 'workspaceSettings:domain.label' },
      { id: 'recordings', title: 'workspaceSettings:recordings.title' },
      { id: 'retention', title: 'workspaceSettings:recordings.label', within: 'workspaceSettings:recordings.title' },
      {
        id: 'recording-access',
        title: 'workspaceSettings:recordings.access',
        within: 'workspaceSettings:recordings.title',
      },
      {
        id: 'monitoring',
        title: 'workspaceSettings:recordings.monitorTitle',
        also: ['workspaceSettings:recordings.monitor'],
      },
      { id: 'contact-properties', title: 'contacts:properties.title' },
      { id: 'conversation-tags', title: 'tags:settings.title' },
      { id: 'countries', title: 'workspaceSettings:countries.title', also: ['workspaceSettings:countries.label'] },
      { id: 'ownership', title: 'workspaceSettings:owner.title', also: ['workspaceSettings:owner.action'] },
      { id: 'delete-everything', title: 'erasure:all.title', also: ['erasure:all.action'] },
      { id: 'close', title: 'workspaceSettings:close.title' },
      { id: 'audit', title: 'workspaceSettings:view.audit', view: 'audit' },
    ],
  },
];
