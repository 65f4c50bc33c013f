import { IconBrandViber } from '@tabler/icons-react';
import type { SettingsPage } from '../base/settingsPage.ts';

export const settings: readonly SettingsPage[] = [
  {
    page: 'viber',
    icon: IconBrandViber,
    settings: [{ id: 'viber' }],
  },
];
