import { expect, it } from 'vitest';

const files = import.meta.glob<string>('../**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true });

const READS = /\buse(LazyLoad|Preloaded|Route)Query</;
/** Pages whose query hangs on what they find first, or on a filter of theirs, or is read anew as a whole with each attempt. */
const BY_THEMSELVES = new Set([
  'AutomationPage',
  'FlowEditorPage',
  'CallOverviewPage',
  'LiveActivityPage',
  'MessageOverviewPage',
  'ConnectStorePage',
  'NotificationLogPage',
  'SelectWorkspacePage',
]);

/** Each page that an area declares: what its route says, with the text of the page. */
const routes = Object.entries(files)
  .filter(([file]) => /^\.\.\/(?!base\/)[\w-]+\/area\.ts$/.test(file))
  .flatMap(([file, text]) =>
    text.split(/\n(?=    (?:createRoute|\w+Page|onboardingStep)\()/).flatMap((statement) => {
      const [, page] = /part\(\(\) => import\('\.\/(\w+)\.tsx'\)/.exec(statement) ?? [];
      const source = page === undefined ? undefined : files[file.replace('area.ts', `${page}.tsx`)];
      return page === undefined || source === undefined ? [] : [{ page, statement, source }];
    }),
  );

it('a page with a query has a loader, so that the query is under way while the page’s code loads', () => {
  expect(routes.length).toBeGreaterThan(25);
  const late = routes.filter(({ statement, source }) => READS.test(source) && !/\b(preload|reads)\(/.test(statement));
  expect(late.map(({ page }) => page).filter((page) => !BY_THEMSELVES.has(page))).toEqual([]);
  expect([...BY_THEMSELVES].filter((page) => !late.some((each) => each.page === page))).toEqual([]);
});

it('what a loader reads is what its page takes', () => {
  const other = routes.filter(({ statement, source }) => {
    const query = /\b(?:preload|reads)\((\w+)Parameters/.exec(statement)?.[1];
    return query !== undefined && !new RegExp(`use(Preloaded|Route)Query<${query}(Type)?>`).test(source);
  });
  expect(other.map(({ page }) => page)).toEqual([]);
});
