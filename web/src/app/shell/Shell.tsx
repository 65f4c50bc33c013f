import { Outlet, useLoaderData, useLocation } from '@tanstack/react-router';
import { type ReactNode, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchQuery, graphql, usePreloadedQuery } from 'react-relay';
import type { ShellQuery as ShellQueryType } from '../../__generated__/ShellQuery.graphql.ts';
import { CallStripPlace, PhoneHost } from '../../phone/PhoneHost.tsx';
import { SoundBanner } from '../../phone/SoundBanner.tsx';
import { PhoneProvider } from '../../phone/PhoneProvider.tsx';
import { lazyPart } from '../../base/lazyPart.ts';
import { environment } from '../../base/relay/environment.ts';
import { HoldKeys } from '../../ui/HoldKeys.tsx';
import { useZones } from '../../base/relay/askZone.ts';
import { useResync } from '../../base/relay/resync.ts';
import { useSandbox } from '../../sandbox/useSandbox.ts';
import { BottomTabs } from './BottomTabs.tsx';
import { Optional } from '../../ui/Optional.tsx';
import { ConnectionBanner } from './ConnectionBanner.tsx';
import { FollowAccount } from '../../signed-in/FollowAccount.tsx';
import { FollowRole } from './FollowRole.tsx';
import { IdleWatch } from '../../signed-in/IdleWatch.tsx';
import { LiveShell } from '../../signed-in/LiveShell.tsx';
import { NewVersion } from './NewVersion.tsx';
import { usePaletteAsked } from './palette.ts';
import { PausedNotice } from './PausedNotice.tsx';
import { PresenceMenu } from './PresenceMenu.tsx';
import { Rail } from './Rail.tsx';
import styles from './Shell.module.css';
import { TopBar } from './TopBar.tsx';
import { useClosedWorkspace } from './useClosedWorkspace.ts';
import { useShellHotkeys } from './useShellHotkeys.ts';

const query = graphql`
  query ShellQuery @preloadable {
    getCurrentUserTopLevel {
      id
      ...FollowAccount_user
    }
    getWorkspaceUserProfile {
      id
      ...PhoneProvider_profile
      ...PresenceMenu_profile
      ...PausedNotice_profile
      ...FollowRole_profile
      ...AccountMenu_profile
    }
    getActiveWorkspaceSubscription {
      id
      status
      isPaymentFailing
      ...UnpaidBanner_subscription
    }
    getWorkspaceWithSettings {
      id
      status
      version
      setting {
        timezone
      }
      ...PhoneProvider_workspace
      ...WorkspaceSwitcher_workspace
      ...Rail_workspace
    }
  }
`;

/** The workspace's data is read anew this often, in milliseconds, as a safety net under live updates (defaults 22). */
const REFRESH_MS = 300_000;
const CommandPalette = lazyPart(async () => ({ default: (await import('./CommandPalette.tsx')).CommandPalette }));
const ShortcutMap = lazyPart(async () => ({ default: (await import('./ShortcutMap.tsx')).ShortcutMap }));

const UnpaidBanner = lazyPart(async () => ({ default: (await import('./UnpaidBanner.tsx')).UnpaidBanner }));

const LowCreditBanner = lazyPart(async () => ({ default: (await import('./LowCreditBanner.tsx')).LowCreditBanner }));

const RAIL_KEY = 'ringline.rail';

/** No phone where somebody is still setting up (spec 000 §2). */
const withoutPhone = (path: string) => path.includes('onboarding') || path.includes('create-workspace');

/** The phone for a partner's page: the page is its window's whole content (spec 001 §2). */
const BARE = '/crm-extension';

/** The frame of the workspace: rail, top bar, panel, phone. */
export function Shell() {
  const { t } = useTranslation();
  const { query: reference } = useLoaderData({ from: '/shell' });
  const data = usePreloadedQuery<ShellQueryType>(query, reference);
  const { pathname } = useLocation();
  const sandbox = useSandbox();
  const [open, setOpen] = useState(() => localStorage.getItem(RAIL_KEY) === 'open');
  const [map, setMap] = useState<boolean>();
  const asked = usePaletteAsked();
  const phone = !withoutPhone(pathname);
  useShellHotkeys(() => setMap(true));

  // What cannot be read anew stays as it is; the connection banner says why.
  const refresh = () => void fetchQuery<ShellQueryType>(environment, query, {}).subscribe({ error: () => undefined });
  const refreshNow = useEffectEvent(refresh);
  useResync(refresh);
  useEffect(() => {
    const timer = setInterval(() => refreshNow(), REFRESH_MS);
    return () => clearInterval(timer);
  }, []);

  const plan = data.getActiveWorkspaceSubscription;
  const unpaid = plan && (plan.isPaymentFailing || plan.status === 'EXPIRED');
  const { status, setting } = data.getWorkspaceWithSettings;
  useClosedWorkspace(status);
  // The days of the workspace's figures.
  useZones(setting.timezone);

  const toggle = () => {
    localStorage.setItem(RAIL_KEY, open ? 'closed' : 'open');
    setOpen(!open);
  };

  const page = (
    <Suspense fallback={<HoldKeys />}>
      <Outlet />
    </Suspense>
  );
  const around = (content: ReactNode) => (
    <PhoneProvider profile={data.getWorkspaceUserProfile} workspace={data.getWorkspaceWithSettings}>
      <LiveShell />
      <IdleWatch />
      <FollowRole profile={data.getWorkspaceUserProfile} />
      <FollowAccount user={data.getCurrentUserTopLevel} />
      {content}
    </PhoneProvider>
  );
  if (pathname === BARE)
    return around(
      <>
        <ConnectionBanner />
        <NewVersion />
        <SoundBanner />
        {page}
      </>,
    );
  return around(
    <div className={styles['app']} data-rail={open ? 'open' : 'closed'}>
      <a href="#content" className={styles['skip']}>
        {t('skip')}
      </a>
      <Rail
        presence={<PresenceMenu profile={data.getWorkspaceUserProfile} variant={open ? 'wide' : 'narrow'} />}
        workspace={data.getWorkspaceWithSettings}
        open={open}
        onToggle={toggle}
        onShortcuts={() => setMap(true)}
      />
      <TopBar
        profile={data.getWorkspaceUserProfile}
        workspace={data.getWorkspaceWithSettings}
        sandbox={sandbox}
        phone={phone}
        onShortcuts={() => setMap(true)}
      />
      <div className={styles['main']}>
        {phone ? <CallStripPlace /> : null}
        <ConnectionBanner />
        <NewVersion />
        <SoundBanner />
        <PausedNotice profile={data.getWorkspaceUserProfile} />
        {unpaid && plan ? (
          <Suspense>
            <UnpaidBanner subscription={plan} />
          </Suspense>
        ) : null}
        {plan?.status === 'SUSPENDED' ? null : (
          <Optional>
            <LowCreditBanner />
          </Optional>
        )}
        <main id="content" tabIndex={-1} className={styles['panel']}>
          {page}
        </main>
      </div>
      <BottomTabs sandbox={sandbox} onShortcuts={() => setMap(true)} />
      {phone ? <PhoneHost /> : null}
      <Suspense>
        {asked === 0 ? null : <CommandPalette asked={asked} sandbox={sandbox} onShortcuts={() => setMap(true)} />}
        {map === undefined ? null : <ShortcutMap opened={map} onClose={() => setMap(false)} />}
      </Suspense>
    </div>,
  );
}
