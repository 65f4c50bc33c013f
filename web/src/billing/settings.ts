import { IconChartBar, IconCreditCard, IconMapPin, IconStack2 } from '@tabler/icons-react';
import type { SettingsPage } from '../base/settingsPage.ts';

export const settings: readonly SettingsPage[] = [
  {
    page: 'billing',
    icon: IconCreditCard,
    settings: [
      { id: 'own-plan', title: 'billing:plan.title' },
      { id: 'coupons', title: 'billing:coupon.title', also: ['billing:coupon.add'] },
      { id: 'payment-method', title: 'billing:method.title', also: ['billing:method.portal'] },
      { id: 'invoices', title: 'billing:invoices.title' },
      { id: 'disputes', title: 'billing:disputes.title' },
      { id: 'money-back', title: 'billing:moneyBack.open' },
      { id: 'auto-top-up', title: 'billing:auto.title' },
      { id: 'credit', title: 'billing:credit.title', also: ['billing:credit.buy', 'billing:ledger.title'] },
    ],
  },
  {
    page: 'spending',
    icon: IconChartBar,
    settings: [{ id: 'spending-report', title: 'spending:overview', also: ['spending:csv'] }],
  },
  {
    page: 'billingDetails',
    icon: IconMapPin,
    settings: [
      {
        id: 'billing-address',
        title: 'billing:details.title',
        also: ['billing:details.company', 'billing:details.taxId'],
      },
    ],
  },
  {
    page: 'changePlan',
    icon: IconStack2,
    settings: [{ id: 'plan', title: 'billing:plan.change', also: ['billing:change.period', 'billing:change.seats'] }],
  },
];
