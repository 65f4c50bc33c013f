/** What the server answers to a page, changed on its way: for states that no test can wait for. */
import type { Page } from 'playwright-core';

/**
 * Changes what the server answers to a page's operations.
 * @param operation its name; undefined for every one
 * @param change of the answer's text
 * @returns ends it
 */
export async function changeAnswers(
  page: Page,
  operation: string | undefined,
  change: (body: string) => string,
): Promise<() => Promise<void>> {
  await page.route('**/graphql', async (route) => {
    const { operationName } = route.request().postDataJSON() as { operationName?: string };
    if (operation !== undefined && operationName !== operation) return route.fallback();
    const response = await route.fetch();
    return route.fulfill({ response, body: change(await response.text()) });
  });
  return () => leaveAlone(page);
}

/**
 * Lets everything between a page and the server pass again. An answer that is on its way is waited for: the browser is told
 * to go on with whatever is held at the end, and what is answered after that fails the whole run ("Route is already handled").
 */
export const leaveAlone = (page: Page): Promise<void> => page.unrouteAll({ behavior: 'wait' });
