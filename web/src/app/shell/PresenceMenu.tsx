import { Menu, UnstyledButton } from '@mantine/core';
import { IconClockPause, IconPhoneCheck } from '@tabler/icons-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { PresenceMenu_profile$key } from '../../__generated__/PresenceMenu_profile.graphql.ts';
import type { PresenceMenuMutation } from '../../__generated__/PresenceMenuMutation.graphql.ts';
import { PresenceDot } from '../../ui/Avatar.tsx';
import { presenceOf } from '../../ui/presence.ts';
import { toast } from '../../ui/toast.ts';
import { usePresenceLimit } from '../../ui/usePresenceLimit.ts';
import { useRefusalText } from '../../ui/Why.tsx';
import { Words } from '../../ui/Words.tsx';
import { refusalOf } from '../../base/relay/refusal.ts';
import { commit } from '../../base/relay/useCommit.ts';
import styles from './PresenceMenu.module.css';
import { Reachability } from './Reachability.tsx';

/** What a member may choose; OFFLINE follows from facts (defaults 8.5). */
export const CHOICES = ['AVAILABLE', 'BUSY'] as const;

/** Chooses a presence; what refuses it is told. */
export function useSetPresence() {
  const textOf = useRefusalText();
  return (availabilityStatus: (typeof CHOICES)[number]) =>
    commit<PresenceMenuMutation>(
      graphql`
        mutation PresenceMenuMutation($availabilityStatus: UserPresence!) {
          setPresence(availabilityStatus: $availabilityStatus) {
            id
            availabilityStatus
          }
        }
      `,
      { availabilityStatus },
    ).catch((error: unknown) => {
      toast.error(textOf(refusalOf(error)));
    });
}

/** Whether calls come to me: what I chose, and what would truly ring. */
export function PresenceMenu({
  profile,
  variant,
}: {
  profile: PresenceMenu_profile$key;
  /** In the rail: the dot above the name, or one line; in the top bar of narrow screens: the dot alone. */
  variant: 'narrow' | 'wide' | 'dot';
}) {
  const { t } = useTranslation(['shell', 'common']);
  const me = useFragment(
    graphql`
      fragment PresenceMenu_profile on UserProfile {
        firstName
        hasSeat
        availabilityStatus
        presence
        presenceReason
        presenceUntil
        missedCalls
        version
      }
    `,
    profile,
  );
  const setPresence = useSetPresence();
  const presence = presenceOf(me.presence);
  const limit = usePresenceLimit(me);
  const state = t(`common:presence.${presence}`);
  return (
    <Menu position={variant === 'dot' ? 'bottom-end' : 'right-end'} width={300} closeOnItemClick={false}>
      <Menu.Target>
        <UnstyledButton className={styles['button']} data-variant={variant} data-testid={`presence-${variant}`}>
          <PresenceDot presence={presence} />
          {variant === 'dot' ? null : <Words>{me.firstName}</Words>}
          <span className={variant === 'wide' ? styles['state'] : 'visually-hidden'}>{state}</span>
          <span className="visually-hidden">
            {limit === undefined ? null : `, ${limit.theirs}`}
            {t('presence.open')}
          </span>
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown data-testid="presence-menu">
        <Menu.Label>{t('presence.title')}</Menu.Label>
        <Menu.RadioGroup
          value={me.availabilityStatus}
          onChange={(value) => void setPresence(value === 'BUSY' ? 'BUSY' : 'AVAILABLE')}
        >
          {CHOICES.map((choice) => (
            <Menu.RadioItem key={choice} value={choice} rightSection={<PresenceDot presence={choice} />}>
              {t(`common:presence.${choice}`)}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        {limit?.action === undefined ? null : (
          <Menu.Item
            leftSection={<IconPhoneCheck size={16} aria-hidden />}
            onClick={() => void setPresence('AVAILABLE')}
            data-testid="presence-go"
          >
            {limit.action}
          </Menu.Item>
        )}
        <Menu.Divider />
        <div className={styles['reach']}>
          {limit === undefined ? null : (
            <p data-off data-testid="presence-limit">
              <IconClockPause size={16} aria-hidden />
              <span>{limit.mine}</span>
            </p>
          )}
          <Suspense fallback={<p>{t('common:loading')}</p>}>
            <Reachability presence={presence} hasSeat={me.hasSeat} limited={limit !== undefined} />
          </Suspense>
        </div>
      </Menu.Dropdown>
    </Menu>
  );
}
