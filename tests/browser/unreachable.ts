import type { Page } from 'playwright-core';

/**
 * No answer to an operation comes to the page, as if the server were away for it alone. In the page itself: a request that begins
 * while the browser is told to route it has gone past the route.
 * @returns ends it
 */
export async function unreachable(page: Page, operation: string): Promise<() => Promise<void>> {
  await page.evaluate((name) => {
    const fetch = window.fetch.bind(window);
    window.fetch = (input, init) => {
      const meant = typeof init?.body === 'string' && JSON.parse(init.body).operationName === name;
      return meant ? Promise.reject(new TypeError('Failed to fetch')) : fetch(input, init);
    };
    addEventListener(`reachable ${name}`, () => (window.fetch = fetch), { once: true });
  }, operation);
  return () =>
    page.evaluate((name) => {
      dispatchEvent(new Event(`reachable ${name}`));
    }, operation);
}
