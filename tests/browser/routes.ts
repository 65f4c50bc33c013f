/**
 * Every screen that has an address of its own: the routes of every area.ts, and what is said here of those that an address alone
 * does not show. What a screen opens over itself (drawers, dialogs, the phone) is judged in screens.long.test.ts.
 */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

interface Screen {
  /** The address, with its parameters filled in. */
  readonly path: string;
  /** Its page is not built yet. */
  readonly toCome?: true;
  /** Seen only by who is signed out. */
  readonly signedOut?: true;
  /** Leads on by loading a page, which nothing in the page that was there outlives. */
  readonly loads?: true;
}

/** How an area.ts says a page's address (web/src/base/area.ts); one that only leads on is no page's. */
const ROUTE =
  /\b(?:createRoute\(\{\s*(?:getParentRoute: \(\) => \w+|\.{3}\w+),\s*path: |(?:shellPage|settingsPage|onboardingStep|soon|soonSetting)\(\s*)'(\/[^']*)'(?!\s*,\s*beforeLoad: \(\) => \{\s*throw redirect)/g;
const source = fileURLToPath(new URL('../../web/src', import.meta.url));

/** Each area with the addresses that it says, and how many pages it fetches. */
export const AREAS = globSync('*/area.ts', { cwd: source })
  .toSorted()
  .map((file) => {
    const code = readFileSync(`${source}/${file}`, 'utf8');
    return {
      file,
      routes: [...code.matchAll(ROUTE)].map(([, route = '']) => route),
      pages: [...code.matchAll(/\bpart\(\(\) => import\(/g)].length,
      toCome: file.startsWith('to-come/'),
    };
  });

/** Nothing has this id: such a page says that it found nothing. */
const NOTHING = '0198c5a0-0000-7000-8000-000000000000';
/** What else an address shows, by what stands behind it. */
const VIEWS: Readonly<Record<string, readonly string[]>> = {
  '/login': ['', '?view=email', '?view=sign-up'],
  '/settings/channels': ['', '?view=blocked', '?view=senders'],
};
const OF: Readonly<Record<string, Omit<Screen, 'path'>>> = {
  '/login': { signedOut: true },
  // Who has one workspace is in it at once.
  '/select-workspace': { loads: true },
};

export const SCREENS: readonly Screen[] = [
  ...AREAS.flatMap(({ routes, toCome }) => routes.map((route) => ({ route, toCome }))),
  // The roof's own.
  { route: '/error', toCome: false },
].flatMap(({ route, toCome }) =>
  (VIEWS[route] ?? ['']).map((view) => ({
    path: route.replaceAll(/\$\w+/g, NOTHING) + view,
    ...(toCome ? { toCome: true as const } : {}),
    ...OF[route],
  })),
);

/** What a manager or a member sees otherwise than the owner: what they may not do, and who can. */
export const FOR_ROLES: readonly string[] = [
  '/',
  '/settings/users',
  '/settings/teams',
  '/settings/workspaces',
  '/settings/email-alerts',
  '/settings/myprofile',
];
