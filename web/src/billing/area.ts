import { createRoute } from '@tanstack/react-router';
import BillingDetailsPageQueryParameters from '../__generated__/BillingDetailsPageQuery$parameters.ts';
import BillingPageQueryParameters from '../__generated__/BillingPageQuery$parameters.ts';
import InvoicePageQueryParameters from '../__generated__/InvoicePageQuery$parameters.ts';
import ChangePlanPageQueryParameters from '../__generated__/ChangePlanPageQuery$parameters.ts';
import { defineArea, part, reads, settingsPage, textParameters } from '../base/area.ts';
import { settingsRoute, shellRoute } from '../base/frames.ts';
import { preload, release } from '../base/relay/preload.ts';
import type billing from './texts/en.json';
import type invoice from './texts/invoice/en.json';
import type spending from './texts/spending/en.json';

export const area = defineArea({
  routes: [
    createRoute({
      getParentRoute: () => settingsRoute,
      path: '/settings/billing-and-payments',
      // What a gateway brings back (spec A §2); the page takes it and clears the address.
      validateSearch: textParameters(
        'action',
        'workspace_id',
        'platform',
        'topup_id',
        'subscription_id',
        'subscription_addon_id',
        'phone_number',
        'charge_id',
      ),
      staticData: { page: 'billing', in: 'money', order: 10, needs: ['BILLING', 'READ'] },
      ...reads(BillingPageQueryParameters),
      component: part(() => import('./BillingPage.tsx'), 'BillingPage'),
    }),
    createRoute({
      getParentRoute: () => settingsRoute,
      path: '/settings/billing-and-payments/change-plan',
      // The number that the plan is for, and that is bought next.
      validateSearch: textParameters('number'),
      staticData: { page: 'changePlan', in: 'money', order: 20, needs: ['BILLING', 'UPDATE'] },
      ...reads(ChangePlanPageQueryParameters),
      component: part(() => import('./ChangePlanPage.tsx'), 'ChangePlanPage'),
    }),
    createRoute({
      getParentRoute: () => settingsRoute,
      path: '/settings/billing-and-payments/spending',
      validateSearch: textParameters('span', 'by', 'kind'),
      staticData: { page: 'spending', in: 'money', order: 15, needs: ['BILLING', 'CREATE'] },
      component: part(() => import('./SpendingPage.tsx'), 'SpendingPage'),
    }),
    settingsPage(
      '/settings/billing-and-payments/details',
      { page: 'billingDetails', in: 'money', order: 30, needs: ['BILLING', 'UPDATE'] },
      part(() => import('./BillingDetailsPage.tsx'), 'BillingDetailsPage'),
      reads(BillingDetailsPageQueryParameters),
    ),
    createRoute({
      getParentRoute: () => shellRoute,
      path: '/settings/billing-and-payments/invoices/$invoiceId',
      staticData: { page: 'invoice', needs: ['BILLING', 'CREATE'] },
      loader: ({ params }) => preload(InvoicePageQueryParameters, { id: params.invoiceId }),
      onLeave: release,
      component: part(() => import('./InvoicePage.tsx'), 'InvoicePage'),
    }),
  ],
});

declare module '../base/area.ts' {
  interface Areas {
    billing: typeof area;
  }
}
declare module '../base/i18n/resources.ts' {
  interface AreaTexts {
    billing: typeof billing;
    invoice: typeof invoice;
    spending: typeof spending;
  }
}
