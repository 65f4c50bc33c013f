import { IconSlash } from '@tabler/icons-react';
import type { SettingsPage } from '../base/settingsPage.ts';

export const settings: readonly SettingsPage[] = [
  {
    page: 'savedReplies',
    icon: IconSlash,
    settings: [{ id: 'saved-replies' }],
  },
];
