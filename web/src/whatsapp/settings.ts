import { IconBrandWhatsapp } from '@tabler/icons-react';
import type { SettingsPage } from '../base/settingsPage.ts';

export const settings: readonly SettingsPage[] = [
  {
    page: 'whatsapp',
    icon: IconBrandWhatsapp,
    settings: [{ id: 'whatsapp' }],
  },
];
