import { Skeleton } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay';
import type { liveActivityQuery } from '../__generated__/liveActivityQuery.graphql.ts';
import type { RightNow_agents$data, RightNow_agents$key } from '../__generated__/RightNow_agents.graphql.ts';
import type { RightNow_stats$key } from '../__generated__/RightNow_stats.graphql.ts';
import { liveActivityQuery as query } from '../live/liveActivity.ts';
import { agentStateOf, BUSIEST_FIRST } from '../live/agentState.ts';
import { longestWaitOf } from '../live/longestWait.ts';
import { useLiveRefresh } from '../live/useLiveRefresh.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Card } from '../ui/Card.tsx';
import { clock } from '../ui/dates.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { StatusChip } from '../ui/StatusChip.tsx';
import { useNow } from '../ui/useNow.ts';
import { Words } from '../ui/Words.tsx';
import styles from './RightNow.module.css';

/** So many people are shown; the live board has all of them. */
const PEOPLE = 6;

/** Calls and people at this moment, as the live board has them. */
export function RightNow() {
  const { t } = useTranslation(['home', 'live']);
  const [fresh, setFresh] = useState(true);
  const { getLiveActivityCallStats: stats, fetchLiveActivityAgentStats: agents } = useLazyLoadQuery<liveActivityQuery>(
    query,
    {},
    { fetchPolicy: 'store-and-network' },
  );
  useLiveRefresh(
    setFresh,
    agents.some(({ state }) => state === 'WRAP_UP'),
  );
  return (
    <Card
      title={
        <span className={styles['title']}>
          {t('now.title')}
          <StatusChip tone={fresh ? 'success' : 'warning'}>{t(fresh ? 'live:fresh' : 'live:stale')}</StatusChip>
        </span>
      }
      aside={
        <Link to="/channels/calls/live-activity" className={`link ${styles['open']}`}>
          {t('now.open')}
        </Link>
      }
    >
      <div className={styles['now']} data-testid="right-now">
        <Moment stats={stats} />
        <People agents={agents} />
      </div>
    </Card>
  );
}

function Moment({ stats }: { stats: RightNow_stats$key }) {
  const { t } = useTranslation('live');
  const now = useNow(1_000);
  const { active, ringing, waiting, aiActive, rows, serviceLevelSec } = useFragment(
    graphql`
      fragment RightNow_stats on LiveActivityCallStats {
        active
        ringing
        waiting
        aiActive
        serviceLevelSec
        rows {
          callId
          direction
          state
          since
        }
      }
    `,
    stats,
  );
  const longest = longestWaitOf(rows, now);
  const figures: readonly (readonly ['active' | 'waiting' | 'ringing' | 'ai' | 'longestWait', number | string])[] = [
    ['active', active],
    ['waiting', waiting],
    ['ringing', ringing],
    aiActive > 0 ? ['ai', aiActive] : ['longestWait', longest === undefined ? t('none') : clock(longest)],
  ];
  return (
    <dl className={styles['figures']}>
      {figures.map(([name, value]) => (
        <div key={name} data-bad={(name === 'longestWait' && (longest ?? 0) > serviceLevelSec) || undefined}>
          <dt>{t(`figure.${name}.name`)}</dt>
          <dd className="tabular" data-testid={`now-${name}`}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function People({ agents: key }: { agents: RightNow_agents$key }) {
  const { t } = useTranslation('live');
  const now = useNow(1_000);
  const agents = useFragment(
    graphql`
      fragment RightNow_agents on LiveActivityAgent @relay(plural: true) {
        userId
        user {
          id
          fullName
          presence
        }
        state
        since
      }
    `,
    key,
  );
  if (agents.length === 0) {
    return (
      <EmptyState compact icon={<IconUsers size={22} stroke={1.5} />} title={t('noPeople')}>
        {t('noPeopleHint')}
      </EmptyState>
    );
  }
  const busiest = agents.toSorted((a, b) => BUSIEST_FIRST.indexOf(a.state) - BUSIEST_FIRST.indexOf(b.state));
  return (
    <ul className={styles['people']}>
      {busiest.slice(0, PEOPLE).map((agent) => (
        <Person key={agent.userId} agent={agent} now={now} />
      ))}
    </ul>
  );
}

function Person({ agent, now }: { agent: RightNow_agents$data[number]; now: Date }) {
  const { t } = useTranslation('live');
  const name = agent.user?.fullName ?? '';
  const presence = agent.user?.presence;
  const since = agent.since
    ? Math.max(0, Math.round((now.getTime() - Date.parse(String(agent.since))) / 1000))
    : undefined;
  return (
    <li data-testid="now-agent" data-state={agent.state}>
      <Avatar name={name} size={32} presence={presence ?? 'OFFLINE'} />
      <div>
        <Words as="b">{name}</Words>
        <p className="tabular">
          {t(`agent.${agentStateOf(agent.state, presence)}`)}
          {since === undefined || agent.state === 'OFFLINE' ? null : ` · ${clock(since)}`}
        </p>
      </div>
    </li>
  );
}

/** Takes the place of the card while it is read. */
export function RightNowLoading() {
  return <Skeleton height={164} radius={12} />;
}
