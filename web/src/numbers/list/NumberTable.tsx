import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconHash } from '@tabler/icons-react';
import { Suspense, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../base/lazyPart.ts';
import { useMe } from '../../people/useMe.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Cell, ResourceRow, RowOpen } from '../../ui/list/ResourceRow.tsx';
import { ResourceTable } from '../../ui/list/ResourceTable.tsx';
import { useAddress } from '../../ui/list/useAddress.ts';
import { formatMoney } from '../../ui/money.ts';
import { formatPhone } from '../../ui/numbers.ts';
import { Optional } from '../../ui/Optional.tsx';
import { PhoneNumber } from '../../ui/PhoneNumber.tsx';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { Words } from '../../ui/Words.tsx';
import type { HoursType } from '../flow/flowHours.ts';
import { FlowHours } from '../FlowHours.tsx';
import type { Detailed } from './NumberDetails.tsx';
import { costOf, filtered, NUMBER_STATES, type NumberState, statesOf } from './numberRows.ts';
import styles from './NumberTable.module.css';
import { UsTexting } from './UsTexting.tsx';

const NumberFilters = lazyPart(async () => ({ default: (await import('./NumberFilters.tsx')).NumberFilters }));
const NumberDetails = lazyPart(async () => ({ default: (await import('./NumberDetails.tsx')).NumberDetails }));

export interface Listed extends Detailed {
  readonly callWorkFlow:
    | {
        readonly type: string;
        readonly team: { readonly teamId: string } | null | undefined;
        readonly businessHoursType: HoursType | null | undefined;
      }
    | null
    | undefined;
}

const COLUMNS = ['number', 'answers', 'texting', 'status', 'month'] as const;
const FILTERS = ['q', 'team', 'state'] as const;
/** From so many on there is something to filter. */
const MANY = 2;

/** The workspace's numbers with what each costs, who answers it, and what is wrong with it; the chosen one is open in its place. */
export function NumberTable({
  rows,
  teams,
  chosen,
  onOpen,
}: {
  rows: readonly Listed[];
  teams: readonly { readonly id: string; readonly name: string }[];
  chosen: string | undefined;
  onOpen: (id: string) => void;
}) {
  const { t } = useTranslation(['buyNumber', 'numbers']);
  const [filter, setFilter] = useAddress(FILTERS);
  const seesRegistrations = useMe().whyNot('COMPLAINCE', 'READ') === undefined;
  const shown = filtered(rows, filter);
  const clear = () => setFilter({ q: null, team: null, state: null });
  const teamsShown = teams.filter(({ id }) => rows.some((row) => row.callWorkFlow?.team?.teamId === id));
  const found = NUMBER_STATES.filter((state) => rows.some((row) => statesOf(row).includes(state)));
  const renderRow = useCallback(
    (row: Listed) => {
      const { id, name, number, callWorkFlow, vendorProduct } = row;
      const written = formatPhone(number);
      const state = statesOf(row)[0] ?? 'READY';
      const cost = costOf(row);
      const hours = callWorkFlow?.businessHoursType ?? 'ALWAYS';
      return (
        <>
          <ResourceRow label={name} data-testid="number-row">
            <Cell column="number">
              <span className={styles['name']}>
                <span>
                  <RowOpen label={`${name} ${written}`}>
                    {name === written ? <PhoneNumber number={number} /> : <Words>{name}</Words>}
                  </RowOpen>
                  <small>{name === written ? t(`kind.${row.type as 'LOCAL'}`) : <PhoneNumber number={number} />}</small>
                </span>
              </span>
            </Cell>
            <Cell column="answers">
              <span className={styles['answers']}>
                <Words>{teams.find((team) => team.id === callWorkFlow?.team?.teamId)?.name ?? ''}</Words>
                <small>
                  {callWorkFlow?.type === 'CUSTOM' ? (
                    <Optional fallback={null}>
                      <FlowHours id={id} hours={hours} />
                    </Optional>
                  ) : (
                    t(`numbers:hours.${hours}`)
                  )}
                </small>
              </span>
            </Cell>
            <Cell column="texting">
              {seesRegistrations ? (
                <Optional fallback={null}>
                  <UsTexting {...row} />
                </Optional>
              ) : null}
            </Cell>
            <Cell column="status">
              <State state={state} />
            </Cell>
            <Cell column="month">
              {cost === 'PAID' ? formatMoney(vendorProduct.phonePrice, 'USD') : t(`cost.${cost}`)}
            </Cell>
          </ResourceRow>
          {id === chosen ? (
            <tr className={styles['open']}>
              <td colSpan={COLUMNS.length}>
                <Suspense fallback={null}>
                  <NumberDetails number={row} />
                </Suspense>
              </td>
            </tr>
          ) : null}
        </>
      );
    },
    [t, teams, chosen, seesRegistrations],
  );
  return (
    <>
      {rows.length >= MANY ? (
        <Suspense fallback={null}>
          <NumberFilters filter={filter} teams={teamsShown} states={found} onChange={setFilter} onClear={clear} />
        </Suspense>
      ) : null}
      <div className={styles['card']}>
        <ResourceTable
          caption={t('numbers:title')}
          columns={COLUMNS.map((name) => ({ name, label: t(`list.column.${name}`) }))}
          rows={shown}
          total={shown.length}
          renderRow={renderRow}
          chosen={chosen}
          onOpen={onOpen}
          filter={filter}
          rowHeight={48}
          className={styles['table']}
          empty={
            <EmptyState
              icon={<IconHash size={22} stroke={1.5} />}
              action={
                rows.length === 0 ? undefined : (
                  <Button variant="default" onClick={clear} data-testid="numbers-show-all">
                    {t('list.showAll')}
                  </Button>
                )
              }
            >
              {rows.length === 0 ? t('numbers:empty') : t('list.none')}
            </EmptyState>
          }
        />
      </div>
    </>
  );
}

function State({ state }: { state: NumberState }) {
  const { t } = useTranslation('buyNumber');
  const ready = state === 'READY';
  return (
    <StatusChip
      tone={ready ? 'success' : state === 'test' ? 'accent' : 'warning'}
      icon={
        ready ? (
          <IconCheck size={13} aria-hidden />
        ) : state === 'test' ? null : (
          <IconAlertTriangle size={13} aria-hidden />
        )
      }
    >
      {t(`state.${state}`)}
    </StatusChip>
  );
}
