/**
 * Every address of the product, light and dark, at 360 and 1280 px: no barrier that axe-core finds (WCAG 2.2 AA), no
 * disabled control without its reason, nothing wider than the window up to 1920 px; in German, Spanish and French, whose
 * words are longer, nothing wider either; and where a manager or a member sees something else, that is as sound.
 *
 * @area web/app, web/base, web/ui, settings, home, inbox, calls, numbers, people, contacts, account, sign-in, automation, analytics, onboarding, workspace-settings, lists, billing, compliance, comments, consent
 * @minutes 5
 */
import path from 'node:path';
import type { Product } from '@ringline/deploy/all-in-one';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { overBudget } from '../testkit/budget.ts';
import { Api, OutsideWorld, PASSWORD, startProduct } from '../testkit/index.ts';
import { chromiumPath, launchChromium, type TestBrowser } from './chromium.ts';
import { AREAS, FOR_ROLES, SCREENS } from './routes.ts';
import { follow, loaded, overflowOf, rawTextOf, settled, unexplainedOf, violationsOf } from './screens.ts';

const WIDTHS = [360, 1280] as const;
const WIDEST = 1920;
/** Pages at once: as many as cores. */
const PAGES = 2;
/** How often a page may ask one thing while it is looked at: at first, again when its device is there, and with the shell. */
const ASKED_AT_MOST = 8;
/** What a page that is not built yet says; they are one component, so one of them is judged whole. */
const SOON = 'feature coming soon!';
const FIRST_TO_COME = '/channels';
const loading = new Set(SCREENS.filter((screen) => screen.loads).map((screen) => screen.path));
const shots = process.env['SHOTS'];
const shotOf = (name: string) => path.join(shots ?? '', `${name.replaceAll(/\W+/g, '_')}.png`);

describe.skipIf(!chromiumPath)('every address', () => {
  const began = performance.now();
  /** What each address took, whatever was asked of it. */
  const took = new Map<string, number>();
  let product: Product;
  let browser: TestBrowser;

  beforeAll(async () => {
    product = await startProduct({ DEMO_WORKSPACE: 'true' });
    browser = await launchChromium(product.url, 440);
  }, 120_000);

  afterAll(async () => {
    await browser?.close();
  }, 60_000);

  const open = async (page: Page, address: string) => {
    await page.goto(product.url + address);
    await loaded(page);
  };

  /** The first address is loaded, the others are come to as by links where they can be: `isSound` has loaded each of them. */
  const comeTo = (page: Page, address: string) =>
    page.url().startsWith(product.url) && !loading.has(address) ? follow(page, address) : open(page, address);

  /** Visits the addresses with a few pages at once. @returns what was found, address by address */
  async function visit(
    paths: readonly string[],
    judge: (page: Page, path: string) => Promise<string[]>,
    context: BrowserContext = browser.context,
  ) {
    const left = [...paths];
    const found: Record<string, string[]> = {};
    await Promise.all(
      Array.from({ length: PAGES }, async () => {
        const page = await context.newPage();
        await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
        const asked = new Map<string, number>();
        page.on('request', (request) => {
          const name = /"operationName":"(\w+)"/.exec(request.postData() ?? '')?.[1];
          if (name !== undefined) asked.set(name, (asked.get(name) ?? 0) + 1);
        });
        for (let next = left.shift(); next !== undefined; next = left.shift()) {
          await page.setViewportSize({ width: WIDTHS[1], height: 900 });
          asked.clear();
          const since = performance.now();
          const problems = await judge(page, next).catch((error: unknown) => [String(error)]);
          for (const [name, times] of asked) if (times > ASKED_AT_MOST) problems.push(`asks ${name} ${times} times`);
          if (problems.length > 0) found[next] = problems;
          took.set(next, (took.get(next) ?? 0) + (performance.now() - since) / PAGES);
        }
        await page.close();
      }),
    );
    return found;
  }

  /** What of a page is new: the frame around it is the same everywhere and judged with home; so is what is to come. */
  async function newOn(page: Page, address: string): Promise<string | undefined> {
    if (address === '/' || (await page.locator('main').count()) === 0) return 'html';
    if ((await page.getByText(SOON).count()) === 0) return 'main';
    return address === FIRST_TO_COME ? 'main' : undefined;
  }

  async function isSound(page: Page, address: string): Promise<string[]> {
    await open(page, address);
    const within = await newOn(page, address);
    // Its frame and its words were judged elsewhere: it only has to be there, and to fit where that is hardest.
    if (within === undefined) {
      await page.setViewportSize({ width: WIDTHS[0], height: 900 });
      return [...(await overflowOf(page)), ...(await rawTextOf(page))].map((line) => `${WIDTHS[0]} px: ${line}`);
    }
    const problems: string[] = [];
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await settled(page);
        const rules = colorScheme === 'light' ? 'all' : 'colour';
        const lines = await violationsOf(page, within, rules);
        problems.push(...lines.map((line) => `${width} px, ${colorScheme}: ${line}`));
        if (shots) await page.screenshot({ path: shotOf(`${address}-${width}-${colorScheme}`) });
      }
      problems.push(...(await overflowOf(page)).map((line) => `${width} px: ${line}`));
    }
    problems.push(...(await unexplainedOf(page, within)));
    await page.setViewportSize({ width: WIDEST, height: 900 });
    return [
      ...problems,
      ...(await overflowOf(page)).map((line) => `${WIDEST} px: ${line}`),
      ...(await rawTextOf(page)),
    ];
  }

  async function fits(page: Page, address: string): Promise<string[]> {
    await comeTo(page, address);
    const problems: string[] = [];
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      problems.push(...(await overflowOf(page)).map((line) => `${width} px: ${line}`));
    }
    const language = await page.evaluate(() => document.documentElement.lang);
    if (shots) await page.screenshot({ path: shotOf(`${address}-${language}`) });
    return [...problems, ...(await rawTextOf(page))].map((line) => `${language}: ${line}`);
  }

  /** What another role can change: what stands there and what is greyed; colours and wide windows it cannot. */
  async function isSoundForRole(page: Page, address: string): Promise<string[]> {
    await comeTo(page, address);
    await settled(page);
    const problems = [...(await violationsOf(page, 'main', 'all')), ...(await unexplainedOf(page, 'main'))];
    await page.setViewportSize({ width: WIDTHS[0], height: 900 });
    if (shots) await page.screenshot({ path: shotOf(`${address}-role`) });
    return [...problems, ...(await overflowOf(page))];
  }

  /** The account takes a language that the person chooses anew; every page of it speaks that from then on. */
  async function speak(language: string): Promise<void> {
    const page = await browser.context.newPage();
    await open(page, '/');
    await page.evaluate((chosen) => {
      localStorage.setItem('ringline.language', chosen);
      localStorage.setItem('ringline.language.chosen', chosen);
    }, language);
    await open(page, '/');
    await page.locator(`html[lang=${language}]`).waitFor();
    await page.close();
  }

  const signedOut = SCREENS.filter((screen) => screen.signedOut).map((screen) => screen.path);
  const signedIn = SCREENS.filter((screen) => !screen.signedOut).map((screen) => screen.path);

  it('no route of an area is left out', () => {
    expect(SCREENS.length).toBeGreaterThan(55);
    // Each page that an area fetches is one whose address was found; those to come share theirs, and a page may have several.
    expect(
      AREAS.filter(
        ({ toCome, pages, routes }) => !toCome && (pages > routes.length || (pages === 0) !== (routes.length === 0)),
      ),
    ).toEqual([]);
    expect(AREAS.filter(({ toCome }) => toCome).flatMap(({ routes }) => routes).length).toBeGreaterThan(0);
  });

  it('is sound for who is signed out', async () => {
    expect(await visit(signedOut, isSound)).toEqual({});
  });

  it('speaks German to who chose it before signing in, and still does after', async () => {
    const page = await browser.context.newPage();
    await open(page, '/login?view=email');
    await page.getByTestId('language').click();
    await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
    await page.getByRole('heading', { name: 'Anmelden' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('de');
    await open(page, '/login');
    await page.getByRole('button', { name: /Demo/ }).click();
    await page.getByTestId('phone-status').waitFor();
    await page.getByRole('link', { name: 'Einstellungen' }).first().waitFor();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('de');
    await page.close();
  });

  // What is to come is one component, so one of its pages says whether it fits.
  const built = SCREENS.filter(
    ({ path: address, toCome, signedOut: out }) => !out && (address === FIRST_TO_COME || !toCome),
  ).map((screen) => screen.path);

  it('fits its windows in German', async () => {
    expect(await visit(built, fits)).toEqual({});
  }, 240_000);

  it.each([
    ['Spanish', 'es'],
    ['French', 'fr'],
  ])(
    'fits its windows in %s',
    async (_name, language) => {
      await speak(language);
      expect(await visit(built, fits)).toEqual({});
    },
    240_000,
  );

  it('is sound for who is signed in', async () => {
    // The account has learnt another language; the person takes English again.
    await speak('en');
    expect(await visit(signedIn, isSound)).toEqual({});
  }, 360_000);

  it('keeps apart what stands side by side, and readable what is short of room', async () => {
    const page = await browser.context.newPage();
    const at = async (width: number, address: string) => {
      await page.setViewportSize({ width, height: 844 });
      await open(page, address);
      if ((await page.getByTestId('phone-status').count()) > 0) return;
      await page.getByRole('button', { name: /demo/i }).click();
      await page.getByTestId('phone-status').waitFor();
      await open(page, address);
    };
    await at(1024, '/channels/calls');
    const tiles = page.locator('[data-testid="overview-report"] dl').first().locator('[data-testid^=figure-]');
    await tiles.first().waitFor();
    const tops = await tiles.evaluateAll((all) => all.map((tile) => Math.round(tile.getBoundingClientRect().top)));
    expect([...Map.groupBy(tops, (top) => top).values()].map(({ length }) => length)).toEqual([3, 3]);

    await at(390, '/settings/users');
    const search = await page.getByPlaceholder('Find a setting').boundingBox();
    const links = page.locator('nav:has(input[type=search]) a');
    expect(await links.count()).toBeGreaterThan(5);
    const bottom = (search?.y ?? 0) + (search?.height ?? 0);
    expect(
      await links.evaluateAll((all) => Math.min(...all.map((link) => link.getBoundingClientRect().top))),
    ).toBeGreaterThanOrEqual(bottom);
    // The name of the workspace, of which two letters are no name.
    const name = page.locator('header button b').first();
    expect(await name.evaluate((element) => element.clientWidth)).toBeGreaterThan(60);

    // The rows are what the page is for: its filters leave them half of the window.
    await at(390, '/channels/calls/history');
    const row = page.getByTestId('history-row').first();
    await row.waitFor();
    expect((await row.boundingBox())?.y).toBeLessThan(422);

    // Who had a call is not cut while there is room beside it.
    await at(1280, '/inbox');
    await page.getByTestId('inbox-thread-row').first().waitFor();
    const cards = page.locator('[data-testid="thread-item"][data-kind="call"] header');
    for (const thread of await page.getByTestId('inbox-thread-row').all()) {
      await thread.click();
      await page.getByTestId('thread-item').first().waitFor();
      if ((await cards.count()) > 0) break;
    }
    const cut = await cards.evaluateAll(
      (all) =>
        all.flatMap((header) => [...header.children].filter((part) => part.scrollWidth > part.clientWidth + 1)).length,
    );
    expect([await cards.count(), cut]).toEqual([expect.toSatisfy((count: number) => count > 0), 0]);
    await page.close();
  }, 60_000);

  it.each(['cora', 'dan'])(
    'is sound for %s, manager or member of the demo, where that differs',
    async (name) => {
      const email = `${name}@wrenfield.example`;
      const api = new Api(product.url);
      const { requestPasswordReset } = await api.run(
        'mutation ($email: String!) { requestPasswordReset(identifier: $email) { userId } }',
        { email },
      );
      await api.run(
        'mutation ($id: ID!, $code: String!, $password: String!) { resetPassWord(userId: $id, code: $code, newPassword: $password) }',
        {
          id: requestPasswordReset.userId,
          code: await new OutsideWorld(product.url).codeFor(email),
          password: PASSWORD,
        },
      );
      const theirs = await launchChromium(product.url, 440);
      const page = await theirs.context.newPage();
      await open(page, '/login?view=email');
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await page.getByTestId('phone-status').first().waitFor();
      await page.close();
      const found = await visit(FOR_ROLES, isSoundForRole, theirs.context);
      await theirs.close();
      expect(found).toEqual({});
      expect([...theirs.errors, ...theirs.strays]).toEqual([]);
    },
    120_000,
  );

  it('no page costs more than it may: all that is asked of all of them, by their number', () => {
    const dearest = [...took].toSorted(([, one], [, other]) => other - one).slice(0, 5);
    console.log(`The dearest: ${dearest.map(([address, ms]) => `${address} ${(ms / 1000).toFixed(1)} s`).join(', ')}`);
    expect(overBudget('page', { count: took.size, tookMs: performance.now() - began })).toBeUndefined();
  });

  it('no page has stumbled', () => {
    expect(browser.errors).toEqual([]);
    expect(browser.strays).toEqual([]);
  });
});
