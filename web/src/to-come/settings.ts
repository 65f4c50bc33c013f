import { IconMessageCircle2, IconPlug } from '@tabler/icons-react';
import type { SettingsPage } from '../base/settingsPage.ts';

export const settings: readonly SettingsPage[] = [
  {
    page: 'widget',
    icon: IconMessageCircle2,
    settings: [{ id: 'widget' }],
  },
  {
    page: 'integrations',
    icon: IconPlug,
    settings: [{ id: 'integrations' }],
  },
];
