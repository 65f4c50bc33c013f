import { IconCertificate } from '@tabler/icons-react';
import type { SettingsPage } from '../base/settingsPage.ts';

export const settings: readonly SettingsPage[] = [
  {
    page: 'compliance',
    icon: IconCertificate,
    settings: [{ id: 'compliance' }],
  },
];
