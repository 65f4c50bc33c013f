import { IconBellRinging, IconPhone, IconPlayerPause } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { AlsoOnCall_call$key } from '../__generated__/AlsoOnCall_call.graphql.ts';
import { clock } from '../ui/dates.ts';
import { formatPhone } from '../ui/numbers.ts';
import styles from './Live.module.css';

/** Who is on a call beside its caller and its agent, colleagues and phones outside, and what each does. */
export function AlsoOnCall({ call: key, now }: { call: AlsoOnCall_call$key; now: Date }) {
  const { t } = useTranslation('live');
  const { others } = useFragment(
    graphql`
      fragment AlsoOnCall_call on LiveActivityCall {
        others {
          id
          userId
          name
          connected
          heldSince
        }
      }
    `,
    key,
  );
  if (others.length === 0) return null;
  return (
    <ul className={styles['others']} aria-label={t('others')}>
      {others.map(({ id, userId, name, connected, heldSince }) => {
        const state = !connected ? 'RINGING' : heldSince ? 'HELD' : 'CONNECTED';
        const StateIcon = ICONS[state];
        return (
          <li key={id} data-testid="live-other" data-state={state}>
            <StateIcon size={14} stroke={1.75} aria-hidden />
            <span>
              {t(`other.${state}`, {
                name: userId ? name : formatPhone(name),
                ...(heldSince
                  ? { time: clock(Math.max(0, Math.round((now.getTime() - Date.parse(String(heldSince))) / 1000))) }
                  : {}),
              })}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

const ICONS = { RINGING: IconBellRinging, HELD: IconPlayerPause, CONNECTED: IconPhone } as const;
