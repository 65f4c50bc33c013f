import { UnstyledButton } from '@mantine/core';
import { IconPhoneOff } from '@tabler/icons-react';
import { graphql, useFragment } from 'react-relay';
import type { PausedNotice_profile$key } from '../../__generated__/PausedNotice_profile.graphql.ts';
import { usePresenceLimit } from '../../ui/usePresenceLimit.ts';
import styles from '../../ui/Banner.module.css';
import { useSetPresence } from './PresenceMenu.tsx';

/** "You missed 3 calls. Go available?": stays until the person answers it, on every page and after a reload (defaults 8.5). */
export function PausedNotice({ profile }: { profile: PausedNotice_profile$key }) {
  const me = useFragment(
    graphql`
      fragment PausedNotice_profile on UserProfile {
        presenceReason
        presenceUntil
        missedCalls
        version
      }
    `,
    profile,
  );
  const setPresence = useSetPresence();
  const limit = usePresenceLimit(me);
  const paused = me.presenceReason === 'AUTO_PAUSED';
  return (
    <output className={styles['live']}>
      {paused && limit !== undefined ? (
        <div className={styles['banner']} data-testid="paused-notice">
          <IconPhoneOff size={16} aria-hidden />
          <span>{limit.mine}</span>
          <UnstyledButton className={styles['now']} onClick={() => void setPresence('AVAILABLE')}>
            {limit.action}
          </UnstyledButton>
        </div>
      ) : null}
    </output>
  );
}
