import { expect, it } from 'vitest';

const files = import.meta.glob<string>('../**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true });

const READS = /\buse(LazyLoad|Preloaded|Route)Query</;
/** Pages whose query hangs on what they find first, or is read anew as a whole with each attempt. */
const BY_THEMSELVES = new Set([
  'AutomationPage',
  'FlowEditorPage',
  'CallOverviewPage',
  'LiveActivityPage',
  'SelectWorkspacePage',
]);

/** Each route, as the statement that makes it, with the text of its page. */
const routes = Object.entries(files)
  .filter(([file, text]) => !file.includes('.test.') && text.includes('createRoute('))
  .flatMap(([file, text]) =>
    text.split(/\n(?=const |export |\/\*\*)/).flatMap((statement) => {
      const [, from, page] = /import\('([^']+)'\), '(\w+)'/.exec(statement) ?? [];
      if (from === undefined || page === undefined || !/Route = /.test(statement)) return [];
      // As the keys of the glob are: from this folder.
      const source =
        files[
          new URL(from, new URL(file, 'file:///src/app/')).pathname
            .replace(/^\/src\//, '../')
            .replace(/^\.\.\/app\//, './')
        ];
      return source === undefined ? [] : [{ page, statement, source }];
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
