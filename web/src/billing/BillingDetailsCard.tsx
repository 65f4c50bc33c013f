import { Button } from '@mantine/core';
import { IconMapPin } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { BillingDetailsCardQuery } from '../__generated__/BillingDetailsCardQuery.graphql.ts';
import type { Me } from '../people/useMe.ts';
import { rightTo } from '../ui/accessRequests.ts';
import { Card } from '../ui/Card.tsx';
import { Disabled } from '../ui/Disabled.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Pane, usePaneKey } from '../ui/Pane.tsx';
import { Words } from '../ui/Words.tsx';
import styles from './Billing.module.css';
import { percent } from './percent.ts';

const DETAILS = '/settings/billing-and-payments/details';

/** To whom invoices go from now on, and the way to change it. */
export function BillingDetailsCard({ me, renewed }: { me: Me; renewed: number | string }) {
  const { t } = useTranslation('billing');
  const whyNot = me.whyNot('BILLING', 'UPDATE');
  return (
    <Card
      title={t('details.goTo')}
      aside={
        <Disabled why={whyNot} access={rightTo('BILLING', 'UPDATE')}>
          <Button component={Link} to={DETAILS} size="sm" variant="default" data-testid="edit-billing-details">
            {t('details.edit')}
          </Button>
        </Disabled>
      }
    >
      <Pane>
        <Details renewed={renewed} />
      </Pane>
    </Card>
  );
}

function Details({ renewed }: { renewed: number | string }) {
  const { t, i18n } = useTranslation('billing');
  const paneKey = usePaneKey();
  const { getBillingProfile: profile } = useLazyLoadQuery<BillingDetailsCardQuery>(
    graphql`
      query BillingDetailsCardQuery {
        getBillingProfile {
          id
          company
          address1
          address2
          city
          region
          postalCode
          country
          taxId
          tax {
            name
            percent
            inclusive
            reverseCharge
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network', fetchKey: `${paneKey}.${renewed}` },
  );
  const { company, address1, address2, city, region, postalCode, country, taxId, tax } = profile;
  const place = [[postalCode, city].filter(Boolean).join(' '), region].filter(Boolean).join(', ');
  const lines = [
    address1,
    address2,
    place,
    country ? (new Intl.DisplayNames(i18n.language, { type: 'region' }).of(country) ?? country) : '',
  ].filter(Boolean);
  const empty = company === '' && lines.length === 0 && taxId === '';
  const taxed = tax ? { name: tax.name, percent: percent(tax.percent / 100) } : undefined;
  return (
    <>
      {empty ? (
        <EmptyState compact icon={<IconMapPin size={22} stroke={1.5} />}>
          {t('details.none')}
        </EmptyState>
      ) : (
        <address className={styles['billTo']} data-testid="billing-details">
          {company === '' ? null : (
            <b>
              <Words>{company}</Words>
            </b>
          )}
          {lines.map((line) => (
            <span key={line}>
              <Words>{line}</Words>
            </span>
          ))}
          {taxId === '' ? null : <span className="tabular">{t('details.hasTaxId', { id: taxId })}</span>}
        </address>
      )}
      {tax && taxed ? (
        <p className={styles['billToTax']} data-testid="tax-that-applies">
          {tax.reverseCharge ? t('tax.reverseCharge') : t(tax.inclusive ? 'tax.contained' : 'tax.added', taxed)}
        </p>
      ) : null}
    </>
  );
}
