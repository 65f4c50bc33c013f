import { Tooltip } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { LiveTiles_stats$key } from '../__generated__/LiveTiles_stats.graphql.ts';
import { callsBehind, type Behind } from '../analytics/callsBehind.ts';
import { useMe } from '../people/useMe.ts';
import { dayIn, daysAgo } from '../ui/clocks.ts';
import { clock, saidDate, timeOfDay } from '../ui/dates.ts';
import { useNow } from '../ui/useNow.ts';
import { dayBegan } from './dayBegan.ts';
import styles from './Live.module.css';
import { longestWaitOf } from './longestWait.ts';
import { sideBySide } from '../base/words.ts';

const NOW = ['active', 'ringing', 'waiting', 'longestWait'] as const;
const TODAY = ['answered', 'missed', 'voicemail', 'abandoned', 'averageWait', 'serviceLevel'] as const;

type Name = (typeof NOW)[number] | (typeof TODAY)[number] | 'ai';

/** The calls that a figure of the day counts, or was reckoned from. */
const BEHIND = {
  answered: { direction: 'INBOUND', result: 'answered' },
  missed: { direction: 'INBOUND', result: 'missed' },
  voicemail: { direction: 'INBOUND', result: 'voicemail' },
  abandoned: { direction: 'INBOUND', result: 'hungUp' },
  averageWait: { direction: 'INBOUND', result: 'answered' },
  serviceLevel: { direction: 'INBOUND' },
} as const satisfies Record<(typeof TODAY)[number], Behind>;

/** Parameters of the call history with the calls behind a figure; one without them leads nowhere. */
type Links = Partial<Record<Name, Record<string, string>>>;

/** Where the calls behind figures stand in the history; who waits or rings stands on the board itself. */
function linksOf(timezone: string, now: Date): Links {
  const today = dayIn(timezone, now);
  const ofToday = TODAY.map((name) => [name, callsBehind({ from: today, until: today }, timezone, null, BEHIND[name])]);
  return { active: { result: 'running' }, ...Object.fromEntries(ofToday) };
}

/** The numbers: of this moment, and of the day in the workspace's zone. Each says what it means and leads to its calls. */
export function LiveTiles({ stats: key }: { stats: LiveTiles_stats$key }) {
  const { t } = useTranslation(['live', 'common']);
  const now = useNow(1_000);
  // Who reads figures of their own calls alone still reads the history of their teams (defaults 2.2), which cannot be narrowed to
  // the calls that rang for somebody: it would show more calls than the figure counts.
  const own = useMe().scope('ANALYTICS', 'READ') === 'own';
  const stats = useFragment(
    graphql`
      fragment LiveTiles_stats on LiveActivityCallStats {
        active
        ringing
        waiting
        rows {
          callId
          direction
          state
          since
        }
        answeredToday
        missedToday
        abandonedToday
        voicemailToday
        avgWaitTodaySec
        serviceLevelToday
        serviceLevelSec
        aiActive
        timezone
      }
    `,
    key,
  );
  const longestWait = longestWaitOf(stats.rows, now);
  const none = t('none');
  const values: Record<Name, ReactNode> = {
    active: stats.active,
    ringing: stats.ringing,
    waiting: stats.waiting,
    longestWait: longestWait === undefined ? none : clock(longestWait),
    ai: stats.aiActive,
    answered: stats.answeredToday,
    missed: stats.missedToday,
    abandoned: stats.abandonedToday,
    voicemail: stats.voicemailToday,
    averageWait: typeof stats.avgWaitTodaySec === 'number' ? clock(stats.avgWaitTodaySec) : none,
    serviceLevel: typeof stats.serviceLevelToday === 'number' ? t('percent', { value: stats.serviceLevelToday }) : none,
  };
  const zone = stats.timezone.split('/').at(-1)?.replaceAll('_', ' ') ?? stats.timezone;
  const began = dayBegan(stats.timezone, now);
  const hint = () => {
    if (began === undefined) return t('since', { zone });
    const time = timeOfDay(began);
    const earlier = daysAgo(began, now) > 0;
    const day = saidDate(began, now, { yesterday: t('common:yesterday') });
    return t('sinceHere', { zone, moment: earlier ? `${day}, ${time}` : time });
  };
  const links = own ? {} : linksOf(stats.timezone, now);
  const moment = stats.aiActive > 0 ? ([...NOW, 'ai'] as const) : NOW;
  return (
    <div className={styles['tiles']}>
      <Group
        title={t('now')}
        names={moment}
        own={own}
        values={values}
        links={links}
        seconds={stats.serviceLevelSec}
        // A wait turns red with the threshold of the service level (defaults 19).
        bad={(longestWait ?? 0) > stats.serviceLevelSec ? 'longestWait' : undefined}
      />
      <Group
        title={t('today')}
        hint={hint()}
        names={TODAY}
        own={own}
        values={values}
        links={links}
        seconds={stats.serviceLevelSec}
      />
    </div>
  );
}

function Group({
  title,
  hint,
  names,
  own,
  values,
  links,
  seconds,
  bad,
}: {
  title: string;
  hint?: string;
  names: readonly Name[];
  /** Whether only the reader's own calls are counted, which is said. */
  own: boolean;
  values: Readonly<Record<Name, ReactNode>>;
  links: Links;
  /** Within these an answer is in time. */
  seconds: number;
  bad?: string | undefined;
}) {
  const { t } = useTranslation('live');
  return (
    <section className={styles['card']} aria-label={title}>
      <p className={styles['group']} data-testid={hint === undefined ? undefined : 'live-since'}>
        <strong>{title}</strong> {sideBySide([own && t('own.label'), hint])}
      </p>
      <dl className={styles['figures']}>
        {names.map((name) => (
          <div key={name} className={styles['figure']} data-bad={name === bad || undefined}>
            <dt>
              {t(`figure.${name}.name`, { seconds })}
              <Tooltip
                label={`${t(`figure.${name}.means`, { seconds })}${own ? ` ${t('own.means')}` : ''}`}
                multiline
                maw={260}
                events={{ hover: true, focus: true, touch: true }}
              >
                <button
                  type="button"
                  className={styles['info']}
                  aria-label={t('means', { name: t(`figure.${name}.name`, { seconds }) })}
                >
                  <IconInfoCircle size={14} aria-hidden />
                </button>
              </Tooltip>
            </dt>
            <dd className="tabular" data-testid={`live-${name}`}>
              {links[name] === undefined ? (
                values[name]
              ) : (
                <Link
                  to="/channels/calls/history"
                  search={links[name]}
                  className={styles['value']}
                  aria-label={t('showCalls', { name: t(`figure.${name}.name`, { seconds }), value: values[name] })}
                >
                  {values[name]}
                </Link>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
