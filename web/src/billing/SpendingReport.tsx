import { IconChartBar } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { SpendBy, SpendingReportQuery } from '../__generated__/SpendingReportQuery.graphql.ts';
import { formatSmallMoney } from '../calls/formatSmallMoney.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { formatMoney } from '../ui/money.ts';
import { formatPhone } from '../ui/numbers.ts';
import { usePaneKey } from '../ui/Pane.tsx';
import styles from './Spending.module.css';
import { monthName } from '../ui/dates.ts';
import { SpendingPlot } from './SpendingPlot.tsx';
import { GROUPS, type Group, PARTS, partsOf, type Spent, sumsOf } from './spendingRows.ts';
import { SpendingTable } from './SpendingTable.tsx';

/** A month in words, by itself or short below its bar. @param month such as 2026-11 */
const monthIn = (month: string, style: 'long' | 'short'): string => monthName(`${month}-01`, style, style === 'long');

/** The plot and the table of some months. To be used in a Pane, by those who may buy. */
export function SpendingReport({
  from,
  until,
  by,
  group,
}: {
  from: string;
  until: string;
  by: SpendBy | null;
  /** One alone, with its parts. */
  group: Group | undefined;
}) {
  const { t } = useTranslation('spending');
  const paneKey = usePaneKey();
  const { fetchSpending: report } = useLazyLoadQuery<SpendingReportQuery>(
    graphql`
      query SpendingReportQuery($from: String, $until: String, $by: SpendBy) {
        fetchSpending(from: $from, until: $until, by: $by) {
          currency
          moreSubjects
          months {
            month
            spent {
              kind
              channel
              amount
              items
            }
          }
          subjects {
            id
            number
            user {
              id
              fullName
            }
            team {
              id
              name
            }
            spent {
              kind
              channel
              amount
              items
            }
          }
        }
      }
    `,
    { from, until, by },
    { fetchPolicy: 'store-and-network', fetchKey: paneKey },
  );
  // A minute costs tenths of a cent: below a dollar they are told.
  const money = (amount: number) =>
    amount > 0 && amount < 1 ? formatSmallMoney(amount) : formatMoney(amount, report.currency);
  const months = report.months.map(({ month, spent }) => ({
    key: month,
    name: monthIn(month, 'long'),
    short: monthIn(month, 'short'),
    amounts: amountsOf(spent, group),
  }));
  if (months.every(({ amounts }) => Object.values(amounts).every((amount) => amount === 0)))
    return (
      <EmptyState compact icon={<IconChartBar size={22} stroke={1.5} />}>
        {t('empty')}
      </EmptyState>
    );
  const names: Readonly<Record<string, string>> = Object.fromEntries([
    ...GROUPS.map((name) => [name, t(`group.${name}`)]),
    ...GROUPS.flatMap((name) => PARTS[name].map((part) => [part, t(`part.${part}`)])),
  ]);
  const subjects = report.subjects.map(({ id, number, user, team, spent }) => ({
    key: id,
    name:
      by === 'NUMBER'
        ? number
          ? formatPhone(number)
          : t('gone.NUMBER')
        : ((by === 'PERSON' ? user?.fullName : team?.name) ?? t(by === 'PERSON' ? 'gone.PERSON' : 'gone.TEAM')),
    amounts: amountsOf(spent, group),
  }));
  // Of who spent it only what there is: a team has no plan.
  const columns = (group === undefined ? GROUPS : PARTS[group]).filter(
    (column) => by === null || subjects.some(({ amounts }) => (amounts[column] ?? 0) !== 0),
  );
  return (
    <>
      <SpendingPlot months={months} parts={group === undefined ? GROUPS : PARTS[group]} names={names} money={money} />
      <SpendingTable
        caption={by === null ? t('byMonth') : t(`byWhom.${by}`)}
        head={by === null ? t('month') : t(`whom.${by}`)}
        rows={by === null ? months.toReversed() : subjects}
        columns={columns}
        names={names}
        money={money}
      />
      {by === null ? null : <Said more={report.moreSubjects} by={by} />}
    </>
  );
}

function amountsOf(spent: readonly Spent[], group: Group | undefined): Readonly<Record<string, number>> {
  return group === undefined ? sumsOf(spent) : partsOf(spent, group);
}

/** What the table by number, person or team leaves out. */
function Said({ more, by }: { more: boolean; by: SpendBy }) {
  const { t } = useTranslation('spending');
  return (
    <p className={styles['note']}>
      {t(`known.${by as 'NUMBER'}`)} {more ? t('more') : null}
    </p>
  );
}
