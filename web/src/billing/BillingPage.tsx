import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { BillingPageQuery } from '../__generated__/BillingPageQuery.graphql.ts';
import { lazyPart } from '../base/lazyPart.ts';
import { useFetchKey } from '../base/relay/resync.ts';
import { useRouteQuery } from '../base/relay/useRouteQuery.ts';
import { useMe } from '../people/useMe.ts';
import { rightTo } from '../ui/accessRequests.ts';
import { NotAllowed } from '../ui/RequestAccess.tsx';
import { Pane } from '../ui/Pane.tsx';
import { SettingsPage } from '../ui/SettingsPage.tsx';
import { BillingOff } from './BillingOff.tsx';
import { CreditCard } from './CreditCard.tsx';
import { NextBillingCard } from './NextBillingCard.tsx';
import { OpenInvoiceCard } from './OpenInvoiceCard.tsx';
import { PaymentMethodCard } from './PaymentMethodCard.tsx';
import { PaymentReturn } from './PaymentReturn.tsx';
import { PlanCard } from './PlanCard.tsx';

const BillingDetailsCard = lazyPart(() =>
  import('./BillingDetailsCard.tsx').then((part) => ({ default: part.BillingDetailsCard })),
);
const CouponsCard = lazyPart(() => import('./CouponsCard.tsx').then((part) => ({ default: part.CouponsCard })));
const InvoicesCard = lazyPart(() => import('./InvoicesCard.tsx').then((part) => ({ default: part.InvoicesCard })));
const DisputesCard = lazyPart(() => import('./DisputesCard.tsx').then((part) => ({ default: part.DisputesCard })));

/** What the workspace has, what it paid, and why. */
export function BillingPage() {
  const { t } = useTranslation('billing');
  const me = useMe();
  const [fetchKey, renew] = useFetchKey();
  const { getWorkspaceWithSettings: workspace, ...data } = useRouteQuery<BillingPageQuery>(
    graphql`
      query BillingPageQuery @preloadable {
        getWorkspaceWithSettings {
          id
          isWixPlatform
          platform
        }
        getActiveWorkspaceSubscription {
          id
          ...PlanCard_subscription
          ...NextBillingCard_subscription
          ...OpenInvoiceCard_subscription
          till {
            displayName
            hasPortal
            hasInvoicing
            purposes
          }
        }
        getCreditBalance {
          id
          unbilled
          ...CreditCard_balance
        }
      }
    `,
    {},
    fetchKey,
  );
  const subscription = data.getActiveWorkspaceSubscription;
  const till = subscription?.till;
  const maySeeInvoices = me.whyNot('BILLING', 'CREATE') === undefined;
  const whyNot = me.whyNot('BILLING', 'READ');
  if (data.getCreditBalance.unbilled) return <BillingOff title={t('title')} />;
  return (
    <SettingsPage title={t('title')} lead={t('lead')}>
      <PaymentReturn workspaceId={workspace.id} isWix={workspace.isWixPlatform} onPaid={renew} />
      {whyNot === undefined ? (
        <>
          {subscription ? (
            <>
              <OpenInvoiceCard subscription={subscription} me={me} renewed={fetchKey} onPaid={renew} />
              <PlanCard subscription={subscription} me={me} onChanged={renew} />
              <NextBillingCard subscription={subscription} />
              {maySeeInvoices ? <PaymentMethodCard me={me} till={till} renewed={fetchKey} /> : null}
              {maySeeInvoices ? (
                <Pane>
                  <BillingDetailsCard me={me} renewed={fetchKey} />
                </Pane>
              ) : null}
            </>
          ) : null}
          {maySeeInvoices ? (
            <Pane>
              <DisputesCard renewed={fetchKey} />
            </Pane>
          ) : null}
          {maySeeInvoices ? (
            <Pane>
              <CouponsCard me={me} onApplied={renew} renewed={fetchKey} />
            </Pane>
          ) : null}
          <CreditCard
            balance={data.getCreditBalance}
            platform={workspace.platform ?? 'RINGLINE'}
            me={me}
            keepsCards={till?.hasPortal ?? true}
            soldBy={till && !till.purposes.includes('CREDIT') ? till.displayName : undefined}
          />
          {maySeeInvoices ? (
            <Pane>
              <InvoicesCard renewed={fetchKey} />
            </Pane>
          ) : null}
        </>
      ) : (
        <NotAllowed why={whyNot} access={rightTo('BILLING', 'READ')} />
      )}
    </SettingsPage>
  );
}
