import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { viewerZone } from '../base/i18n/viewerZone.ts';
import { useMe } from '../people/useMe.ts';
import { rightTo } from '../ui/accessRequests.ts';
import { Card } from '../ui/Card.tsx';
import { dayIn } from '../ui/clocks.ts';
import { FilterBar } from '../ui/list/FilterBar.tsx';
import { ChoiceFilter } from '../ui/list/filters.tsx';
import { useAddress } from '../ui/list/useAddress.ts';
import { Pane } from '../ui/Pane.tsx';
import { NotAllowed } from '../ui/RequestAccess.tsx';
import { SettingsPage } from '../ui/SettingsPage.tsx';
import { BillingOff } from './BillingOff.tsx';
import { ExportCharges } from './ExportCharges.tsx';
import { SpendingReport } from './SpendingReport.tsx';
import { GROUPS, type Group, monthsBefore } from './spendingRows.ts';
import { useUnbilled } from '../ui/useUnbilled.ts';

const FILTERS = ['span', 'by', 'kind'] as const;
const USUAL = 6;
/** As the address writes them: a bare figure would be read as a number there. */
const OTHER_SPANS = [1, 3, 12, 24].map((count) => ({ count, value: `${count}m` }));
const BY = ['NUMBER', 'PERSON', 'TEAM'] as const;

/** What was spent by month, and for what: a plot, a table, and each charge as a file. */
export function SpendingPage() {
  const { t } = useTranslation('spending');
  const whyNot = useMe().whyNot('BILLING', 'CREATE');
  const [filter, setFilter] = useAddress(FILTERS);
  const unbilled = useUnbilled();
  const span = OTHER_SPANS.find(({ value }) => value === filter.span)?.count ?? USUAL;
  const [until] = useState(() => dayIn(viewerZone(), new Date()).slice(0, 7));
  const asked = { from: monthsBefore(until, span - 1), until };
  const by = BY.find((one) => one === filter.by) ?? null;
  const group: Group | undefined = GROUPS.find((one) => one === filter.kind);
  if (unbilled) return <BillingOff title={t('title')} />;
  if (whyNot !== undefined)
    return (
      <SettingsPage title={t('title')} lead={t('lead')}>
        <NotAllowed why={whyNot} access={rightTo('BILLING', 'CREATE')} />
      </SettingsPage>
    );
  return (
    <SettingsPage title={t('title')} lead={t('lead')} action={<ExportCharges {...asked} />}>
      <Card title={t('overview')}>
        <FilterBar
          narrow={false}
          values={{ span: filter.span ?? null, by: filter.by ?? null, kind: filter.kind ?? null }}
          onChange={setFilter}
          onClear={() => setFilter({ span: null, by: null, kind: null })}
        >
          <ChoiceFilter
            name="span"
            label={t('span')}
            all={t('months', { count: USUAL })}
            options={OTHER_SPANS.map(({ count, value }) => ({ value, label: t('months', { count }) }))}
            testId="spending-span"
          />
          <ChoiceFilter
            name="kind"
            label={t('kind')}
            all={t('everything')}
            options={GROUPS.map((value) => ({ value, label: t(`group.${value}`) }))}
            testId="spending-kind"
          />
          <ChoiceFilter
            name="by"
            label={t('by')}
            all={t('byMonth')}
            options={BY.map((value) => ({ value, label: t(`byWhom.${value}`) }))}
            testId="spending-by"
          />
        </FilterBar>
        <Pane>
          <SpendingReport {...asked} by={by} group={group} />
        </Pane>
      </Card>
    </SettingsPage>
  );
}
