import { IconMessageCircle2, IconPlug, IconStack2 } from '@tabler/icons-react';
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
  {
    page: 'changePlan',
    icon: IconStack2,
    settings: [{ id: 'plan' }],
  },
];
