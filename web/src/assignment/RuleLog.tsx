import { Button } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery, usePaginationFragment } from 'react-relay';
import type { RuleLog_query$data, RuleLog_query$key } from '../__generated__/RuleLog_query.graphql.ts';
import type { RuleLogPageQuery } from '../__generated__/RuleLogPageQuery.graphql.ts';
import type { RuleLogQuery } from '../__generated__/RuleLogQuery.graphql.ts';
import { fullMoment, listDate } from '../ui/dates.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { FilterBar } from '../ui/list/FilterBar.tsx';
import { ChoiceFilter } from '../ui/list/filters.tsx';
import { useAddress } from '../ui/list/useAddress.ts';
import { MoreRows } from '../ui/MoreRows.tsx';
import { formatPhone } from '../ui/numbers.ts';
import { usePaneKey } from '../ui/Pane.tsx';
import { useNow } from '../ui/useNow.ts';
import styles from './Assignment.module.css';
import type { Named, Rule } from './rule.ts';

const FILTERS = ['outcome', 'rule', 'person'] as const;
const OUTCOMES = ['ASSIGNED', 'RETURNED', 'NOBODY', 'TAGGED', 'KEPT', 'NO_RULE', 'REPLIED', 'SILENT'] as const;
const CLEARED = { outcome: null, rule: null, person: null };

type Entry = RuleLog_query$data['fetchAssignmentLog']['edges'][number]['node'];

/** What the rules did in the last 90 days, and why each of them did or did not act. */
export function RuleLog({
  rules,
  numbers,
  people,
}: {
  rules: readonly Rule[];
  /** Each may reply to missed calls. */
  numbers: Named['numbers'];
  people: readonly { readonly mainUserId: string; readonly displayName: string }[];
}) {
  const { t } = useTranslation(['assignment', 'common']);
  const fetchKey = usePaneKey();
  const [filter, setFilter] = useAddress(FILTERS);
  const outcome = OUTCOMES.find((one) => one === filter.outcome) ?? null;
  const query = useLazyLoadQuery<RuleLogQuery>(
    graphql`
      query RuleLogQuery($outcome: AssignmentOutcome, $ruleId: ID, $userId: ID) {
        ...RuleLog_query @arguments(outcome: $outcome, ruleId: $ruleId, userId: $userId)
      }
    `,
    { outcome: outcome, ruleId: filter.rule ?? null, userId: filter.person ?? null },
    { fetchPolicy: 'store-and-network', fetchKey },
  );
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<RuleLogPageQuery, RuleLog_query$key>(
    graphql`
      fragment RuleLog_query on Query
      @argumentDefinitions(
        outcome: { type: "AssignmentOutcome" }
        ruleId: { type: "ID" }
        userId: { type: "ID" }
        count: { type: "Int", defaultValue: 30 }
        cursor: { type: "String" }
      )
      @refetchable(queryName: "RuleLogPageQuery") {
        fetchAssignmentLog(outcome: $outcome, ruleId: $ruleId, userId: $userId, first: $count, after: $cursor)
          @connection(key: "RuleLog_fetchAssignmentLog") {
          edges {
            node {
              id
              at
              cause
              outcome
              ruleName
              assignee {
                name
              }
              from {
                name
              }
              thread {
                id
                peerNumber
                contact {
                  id
                  fullName
                }
                lastConversation {
                  id
                }
              }
              steps {
                ruleId
                ruleName
                why
              }
            }
          }
        }
      }
    `,
    query,
  );
  const rows = data.fetchAssignmentLog.edges.map(({ node }) => node);
  const filtered = FILTERS.some((name) => filter[name] !== undefined);
  return (
    <>
      <FilterBar flush values={filter} onChange={setFilter} onClear={() => setFilter(CLEARED)}>
        <ChoiceFilter
          name="outcome"
          label={t('log.outcome')}
          all={t('log.anyOutcome')}
          options={OUTCOMES.map((value) => ({ value, label: t(`outcome.${value}`) }))}
          testId="log-outcome"
        />
        <ChoiceFilter
          name="rule"
          label={t('log.rule')}
          all={t('log.anyRule')}
          options={[
            ...rules.map(({ id, name }) => ({ value: id, label: name })),
            ...numbers.map(({ value, label }) => ({ value, label: t('missed.named', { number: label }) })),
          ]}
          searchable
          testId="log-rule"
        />
        <ChoiceFilter
          name="person"
          label={t('log.person')}
          all={t('log.anybody')}
          options={people.map(({ mainUserId, displayName }) => ({ value: mainUserId, label: displayName }))}
          searchable
          testId="log-person"
        />
      </FilterBar>
      {rows.length === 0 ? (
        <EmptyState
          icon={<IconHistory size={22} stroke={1.5} />}
          action={
            filtered ? (
              <Button variant="default" onClick={() => setFilter(CLEARED)} data-testid="log-clear">
                {t('log.clear')}
              </Button>
            ) : undefined
          }
        >
          {t(filtered ? 'log.noResults' : 'log.empty')}
        </EmptyState>
      ) : (
        <ol className={styles['log']} data-testid="assignment-log">
          {rows.map((entry) => (
            <Row key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
      {hasNext ? <MoreRows loading={isLoadingNext} label={t('log.more')} onMore={() => loadNext(30)} /> : null}
    </>
  );
}

function Row({ entry }: { entry: Entry }) {
  const { t } = useTranslation(['assignment', 'common']);
  const now = useNow();
  const at = new Date(String(entry.at));
  const { thread } = entry;
  const who = thread ? thread.contact?.fullName || formatPhone(thread.peerNumber) : t('log.unseen');
  const conversationId = thread?.lastConversation?.id;
  const names = { name: entry.assignee?.name ?? t('gone'), from: entry.from?.name ?? t('gone') };
  return (
    <li data-testid="log-entry" data-outcome={entry.outcome}>
      <p className={styles['entry']}>
        <b>{t(entry.outcome === 'ASSIGNED' && entry.from ? 'said.HANDED_ON' : `said.${entry.outcome}`, names)}</b>
        <span className={styles['about']}>
          {conversationId === undefined ? (
            <span dir="auto">{who}</span>
          ) : (
            <Link to="/inbox" search={{ conversationId }} className="link" dir="auto">
              {who}
            </Link>
          )}
          {' · '}
          {t(`cause.${entry.cause}`)}
          {' · '}
          <time dateTime={at.toISOString()} title={fullMoment(at)}>
            {listDate(at, now, { yesterday: t('common:yesterday') })}
          </time>
        </span>
      </p>
      <ul className={styles['steps']} aria-label={t('log.why')}>
        {entry.steps.map(({ ruleId, ruleName, why }) => (
          <li key={ruleId} data-why={why}>
            <span dir="auto">{ruleName || t('missed.title')}</span>
            {': '}
            {t(`why.${why}`)}
          </li>
        ))}
      </ul>
    </li>
  );
}
