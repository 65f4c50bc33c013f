import { IconUsers } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { LivePeople_agents$data, LivePeople_agents$key } from '../__generated__/LivePeople_agents.graphql.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Card } from '../ui/Card.tsx';
import { clock } from '../ui/dates.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { useNow } from '../ui/useNow.ts';
import { Words } from '../ui/Words.tsx';
import { agentStateOf, BUSIEST_FIRST } from './agentState.ts';
import styles from './Live.module.css';

type Agent = LivePeople_agents$data[number];

/** Members with a seat: what each does and for how long, and what the day was for them. */
export function LivePeople({ agents: key }: { agents: LivePeople_agents$key }) {
  const { t } = useTranslation('live');
  const now = useNow(1_000);
  const agents = useFragment(
    graphql`
      fragment LivePeople_agents on LiveActivityAgent @relay(plural: true) {
        userId
        user {
          id
          fullName
          presence
        }
        reachableDevices
        state
        since
        callsToday
        missedOffersToday
        talkTodaySec
      }
    `,
    key,
  );
  const sorted = agents.toSorted((a, b) => BUSIEST_FIRST.indexOf(a.state) - BUSIEST_FIRST.indexOf(b.state));
  return (
    <Card title={t('people')}>
      {sorted.length === 0 ? (
        <EmptyState compact icon={<IconUsers size={22} stroke={1.5} />} title={t('noPeople')}>
          {t('noPeopleHint')}
        </EmptyState>
      ) : (
        <ul className={styles['people']}>
          {sorted.map((agent) => (
            <Person key={agent.userId} agent={agent} now={now} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function Person({ agent, now }: { agent: Agent; now: Date }) {
  const { t } = useTranslation('live');
  const name = agent.user?.fullName ?? '';
  const since = agent.since
    ? Math.max(0, Math.round((now.getTime() - Date.parse(String(agent.since))) / 1000))
    : undefined;
  const choice = agent.user?.presence;
  return (
    <li data-testid="live-agent" data-state={agent.state}>
      <Avatar name={name} size={32} presence={choice ?? 'OFFLINE'} />
      <span className={styles['who']}>
        <span>
          <Words as="strong">{name}</Words>
          <small data-state={agent.state}>
            {t(`agent.${agentStateOf(agent.state, choice)}`)}
            {agent.missedOffersToday > 0 ? ` · ${t('missedOffers', { count: agent.missedOffersToday })}` : null}
          </small>
        </span>
      </span>
      <span className={styles['numbers']}>
        <span className="tabular">{since === undefined ? '' : clock(since)}</span>
        <small>{t('callsToday', { count: agent.callsToday, talk: clock(agent.talkTodaySec) })}</small>
      </span>
    </li>
  );
}
