import { IconCreditCard } from '@tabler/icons-react';
import type { SettingsPage } from '../base/settingsPage.ts';

export const settings: readonly SettingsPage[] = [
  {
    page: 'billing',
    icon: IconCreditCard,
    settings: [
      { id: 'own-plan', title: 'billing:plan.title' },
      { id: 'credit', title: 'billing:credit.title', also: ['billing:credit.buy', 'billing:ledger.title'] },
    ],
  },
];
