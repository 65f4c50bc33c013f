import { Skeleton } from '@mantine/core';
import {
  IconAlertTriangle,
  IconBell,
  IconBellRinging,
  IconCheck,
  IconCoin,
  IconHourglass,
  IconMinus,
  IconNote,
  IconPhone,
  IconPhoneIncoming,
  IconPhoneOff,
  IconPhoneOutgoing,
  IconPlayerPause,
  IconPlayerPlay,
  IconPlayerRecord,
  IconPlugConnected,
  IconSpeakerphone,
  type Icon,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { CallTimelineQuery } from '../__generated__/CallTimelineQuery.graphql.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Delayed } from '../ui/Delayed.tsx';
import { exactTime } from '../ui/dates.ts';
import { usePaneKey } from '../ui/Pane.tsx';
import { Words } from '../ui/Words.tsx';
import styles from './CallTimeline.module.css';
import { groupSkipped } from './groupSkipped.ts';
import { useEntryText } from './useEntryText.ts';

type Entry = CallTimelineQuery['response']['getCallTimeline'][number];

/** What an entry is drawn with, by the longest beginning of its name; passed over means a hollow dot with a dash. */
const ICONS: readonly (readonly [start: string, icon: Icon])[] = [
  ['call.arrived', IconPhoneIncoming],
  ['call.placed', IconPhoneOutgoing],
  ['call.emergency', IconAlertTriangle],
  ['call.dialling', IconPhoneOutgoing],
  ['call.ringing', IconBell],
  ['call.held', IconPlayerPause],
  ['call.resumed', IconPlayerPlay],
  ['call.ended', IconPhoneOff],
  ['call.end_pressed', IconPhoneOff],
  ['call.unavailable', IconSpeakerphone],
  ['offer.ringing', IconBellRinging],
  ['offer.timed_out', IconBellRinging],
  ['offer.not_opened', IconBellRinging],
  ['offer.pushed', IconBellRinging],
  ['queue.attempt', IconBellRinging],
  ['queue.', IconHourglass],
  ['callback.', IconPhoneOutgoing],
  ['greeting.', IconSpeakerphone],
  ['hours.', IconHourglass],
  ['recording.notice', IconSpeakerphone],
  ['recording.', IconPlayerRecord],
  ['credit.', IconCoin],
  ['cap.', IconCoin],
  ['quality.', IconAlertTriangle],
  ['agent.lost', IconAlertTriangle],
  ['device.', IconAlertTriangle],
  ['agent.', IconPlugConnected],
  ['note.', IconNote],
];

function iconOf({ name, kind }: Entry): Icon {
  const found = ICONS.find(([start]) => name.startsWith(start))?.[1];
  if (kind === 'skipped') return IconMinus;
  return found ?? (kind === 'good' ? IconCheck : IconPhone);
}

/** Every decision about a call, with its reason (getCallTimeline). */
export function CallTimeline({ callId, version }: { callId: string; version: number }) {
  const { t } = useTranslation('calls');
  const textOf = useEntryText();
  // A changed item has more to tell.
  const paneKey = usePaneKey();
  const { getCallTimeline: entries } = useLazyLoadQuery<CallTimelineQuery>(
    graphql`
      query CallTimelineQuery($callId: ID!) {
        getCallTimeline(callId: $callId) {
          id
          at
          kind
          name
          description
          parameters {
            name
            value
          }
        }
      }
    `,
    { callId },
    { fetchPolicy: 'store-and-network', fetchKey: `${paneKey}.${version}` },
  );
  if (entries.length === 0) return <p className={styles['none']}>{t('timeline.none')}</p>;
  return (
    <ol className={styles['list']} data-testid="call-timeline">
      {groupSkipped(entries).map((row) => {
        if (row.kind === 'skipped') return <Skipped key={row.entries[0]?.id} entries={row.entries} />;
        const { entry } = row;
        const { title, reason } = textOf(entry);
        const EntryIcon = iconOf(entry);
        return (
          <li key={entry.id} data-kind={entry.kind} data-name={entry.name} data-testid="timeline-entry">
            <time dateTime={String(entry.at)}>{exactTime(new Date(String(entry.at)))}</time>
            <span className={styles['dot']} aria-hidden>
              <EntryIcon size={13} stroke={2.25} />
            </span>
            <div>
              <b>{title}</b>
              {reason === undefined ? null : <p>{reason}</p>}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

/** People who were passed over together: who, and why each of them. */
function Skipped({ entries }: { entries: readonly Entry[] }) {
  const { t } = useTranslation('calls');
  const textOf = useEntryText();
  const at = String(entries[0]?.at);
  return (
    <li data-kind="skipped" data-name="offer.skipped" data-testid="timeline-entry">
      <time dateTime={at}>{exactTime(new Date(at))}</time>
      <span className={styles['dot']} aria-hidden>
        <IconMinus size={13} stroke={2.25} />
      </span>
      <div>
        <b>{t('timeline.skippedPeople', { count: entries.length })}</b>
        <ul className={styles['people']}>
          {entries.map((entry) => {
            const name = entry.parameters.find((parameter) => parameter.name === 'name')?.value ?? '';
            return (
              <li key={entry.id}>
                <Avatar name={name} size={16} />
                <Words>{name}</Words>
                <span>{textOf(entry).reason}</span>
              </li>
            );
          })}
        </ul>
      </div>
    </li>
  );
}

/** Takes the place of the timeline while it is read. */
export function CallTimelineLoading() {
  return (
    <Delayed>
      <div className={styles['loading']}>
        {[0, 1, 2, 3].map((row) => (
          <Skeleton key={row} height={32} />
        ))}
      </div>
    </Delayed>
  );
}
