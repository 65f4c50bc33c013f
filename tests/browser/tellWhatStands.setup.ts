/** Before each test file, also where files share their modules: a failed test says what stood in the pages. */
import { afterEach, type TestContext } from 'vitest';
import { opened } from './opened.ts';

/** How much of a page is written down when a test has failed. */
const WRITTEN_CHARACTERS = 1_500;

// A failed wait says what did not come. What stood there instead belongs to it, since nobody can look at CI's screens.
async function tellWhatStands({ task }: TestContext): Promise<void> {
  const error = task.result?.errors?.[0];
  if (!error) return;
  for (const page of [...opened].flatMap((context) => context.pages())) {
    const phone = await page
      .locator('[data-testid=phone][data-state], [data-testid=phone-status]')
      .evaluateAll((all) => all.map(({ dataset: { state, status } }) => `phone ${state ?? status}`))
      .catch(() => []);
    const shownParts = await page
      .locator('main, [role=dialog], [role=alertdialog], [role=alert]')
      .allInnerTexts()
      .catch((failed: unknown) => [String(failed)]);
    const shown = [...phone, ...shownParts]
      .join(' || ')
      .replaceAll(/\s*\n\s*/g, ' | ')
      .slice(0, WRITTEN_CHARACTERS);
    error.message += `\n${page.url()} shows: ${shown}`;
  }
}
afterEach(tellWhatStands);
