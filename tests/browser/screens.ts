/** What every screen owes: no barrier that axe-core can find, and nothing wider than the window. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const RULES = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] } as const;
/** What moves longer than this never comes to rest, and is a defect: it keeps the machine awake, and its reader. */
const REST_WITHIN_MS = 10_000;
const OVERFLOW_LOOKS = 10;
/** What depends on the theme; everything else is the same page. */
const COLOUR_RULES = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } as const;

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * @param within a selector of what is judged; what stands around it has been judged as a screen of its own
 * @param only `colour` judges what another theme can change, `all` every rule of WCAG 2.2 A and AA
 * @returns one line for each violation: the rule, what it asks, the element, and what is wrong with it
 */
export async function violationsOf(page: Page, within: string, only: 'all' | 'colour'): Promise<string[]> {
  // Evaluated rather than added as a script, because the pages' content security policy refuses the latter.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe);
  const { violations } = await page.evaluate(
    ([selector, runOnly]) =>
      (globalThis as unknown as { axe: { run(context: string, options: object): Promise<AxeResults> } }).axe.run(
        selector,
        {
          runOnly,
          resultTypes: ['violations'],
          preload: false,
        },
      ),
    [within, only === 'all' ? RULES : COLOUR_RULES] as const,
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, html, failureSummary }) =>
        `${id} (${help}): ${target.join(' ')} ${html.slice(0, 160)} ${failureSummary ?? ''}`,
    ),
  );
}

/**
 * Finds what sticks out of the window to the right, where nobody can scroll to it.
 * @returns the elements, as selectors with their right edge in pixels
 */
export async function overflowOf(page: Page): Promise<string[]> {
  // What floats is placed anew a few frames after the window has changed.
  for (let look = 0; look < OVERFLOW_LOOKS; look += 1) {
    const found = await overflowNow(page);
    if (found.length === 0) return found;
    await page.waitForTimeout(100);
  }
  return overflowNow(page);
}

function overflowNow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const found: string[] = [];
    if (document.documentElement.scrollWidth > width)
      found.push(`the page is ${document.documentElement.scrollWidth} wide`);
    const scrolls = (element: Element | null): boolean =>
      element !== null && (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    for (const element of document.querySelectorAll(
      'a, button, input, select, textarea, h1, h2, h3, p, label, strong, td, th, time, kbd',
    )) {
      const box = element.getBoundingClientRect();
      if (box.width < 2 || box.right <= width + 1 || box.left >= width || scrolls(element.parentElement)) continue;
      const name = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40);
      found.push(`${element.tagName.toLowerCase()} “${name}” ends at ${Math.round(box.right)}`);
    }
    return found;
  });
}

/**
 * Finds controls of the frame, of the page's heads (not of the cards on it) and of a call's strip that something lies over: a click on them would reach that.
 * @returns their names, with what is in the way
 */
export function coveredIn(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll(':is(header:not(article header), nav, [data-testid="call-strip"]) :is(a, button)'),
    ].flatMap((control) => {
      const box = control.getBoundingClientRect();
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const isSeen = control.checkVisibility() && box.width > 2 && x > 0 && y > 0 && x < innerWidth && y < innerHeight;
      const hit = isSeen ? document.elementFromPoint(x, y) : control;
      if (hit !== null && control.contains(hit)) return [];
      return [`${control.getAttribute('aria-label') ?? control.textContent} is under ${hit?.outerHTML.slice(0, 80)}`];
    }),
  );
}

/**
 * Finds controls that cannot be used and do not say why: read with their name, and shown on hover by what says it (the
 * title, or `Disabled`). What is being sent waits for its answer and needs no reason.
 * @param within a selector of what is judged
 * @returns one line for each of them
 */
export async function unexplainedOf(page: Page, within: string): Promise<string[]> {
  return page.evaluate((selector) => {
    const controls = [
      'button',
      'input',
      'select',
      'textarea',
      'a',
      '[role=button]',
      '[role=switch]',
      '[role=combobox]',
    ];
    const disabled = controls
      .flatMap((control) => [`${control}:disabled`, `${control}[aria-disabled=true]`])
      .join(', ');
    const isText = (text: string | null | undefined) => (text ?? '').trim() !== '';
    const isDescribed = (element: Element) =>
      isText(element.getAttribute('title')) ||
      (element.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .some((id) => isText(document.getElementById(id)?.textContent));
    return [...document.querySelectorAll(selector)]
      .flatMap((root) => [...root.querySelectorAll(disabled)])
      .filter((element) => element.checkVisibility() && element.closest('[aria-busy=true], [inert]') === null)
      .filter((element) => !isDescribed(element))
      .map((element) => {
        const name = element.getAttribute('aria-label') ?? element.textContent.trim();
        return `disabled without a reason: ${name} ${element.outerHTML.slice(0, 160)}`;
      });
  }, within);
}

/** Waits until nothing on the page moves or fades any more; what never ends, such as a spinner, does not count. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async (patience) => {
    const until = performance.now() + patience;
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const moving = () =>
      document
        .getAnimations()
        .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
    do {
      if (performance.now() > until)
        throw new Error(
          `Still moving after ${patience} ms: ${moving()
            .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 120))
            .join(', ')}`,
        );
      await frame();
      await frame();
      await Promise.race([
        Promise.allSettled(moving().map(({ finished }) => finished)),
        new Promise((resolve) => setTimeout(resolve, patience)),
      ]);
    } while (moving().length > 0);
  }, REST_WITHIN_MS);
}

/** Waits until the page stands: it has a heading, and nothing of it is still being read. */
export async function loaded(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForFunction(() => document.querySelector('.mantine-Skeleton-root, [aria-busy="true"]') === null);
}

interface Router {
  readonly history: { push(address: string): void };
  readonly state: { readonly status: string; readonly resolvedLocation?: { readonly href: string } };
}

/** Goes on to another address as a link does: the page stays, with its shell and its phone. Much quicker than loading it anew. */
export async function follow(page: Page, address: string): Promise<void> {
  const router = await page.evaluateHandle(() => (globalThis as unknown as { __TSR_ROUTER__: Router }).__TSR_ROUTER__);
  const before = await router.evaluate(({ state }) => state.resolvedLocation?.href);
  await router.evaluate(({ history }, to) => history.push(to), address);
  await page.waitForFunction(([{ state }, from]) => state.status === 'idle' && state.resolvedLocation?.href !== from, [
    router,
    before,
  ] as const);
  await router.dispose();
  await loaded(page);
}

/** Texts that are no words: a key that has none in this language, a value that was not filled in. @returns each of them */
export async function rawTextOf(page: Page): Promise<string[]> {
  const text = await page.evaluate(() => document.body.innerText);
  return [...text.matchAll(/\{\{\w+\}\}|^(?:[a-z][A-Za-z]*\.)+[a-zA-Z_]+$/gm)].map(([found]) => `no words: ${found}`);
}
