/** How fast the two pages are that everybody meets: Lighthouse's performance score, 0 to 100. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startAllInOne } from '@ringline/deploy/all-in-one';
import { silentProgress } from '@ringline/deploy/progress';
import { findBrowser } from '../../scripts/browser.mjs';
import { startAuditor, type Verdict } from '../../tests/browser/lighthouse.ts';
import { median, type Bench, type Figure } from '../figures.ts';

const ROUNDS = 5;
const ASKED = 95;

export const bench: Bench = async ({ short, say }) => {
  const executable = findBrowser({ log: say });
  if (executable === undefined) throw new Error('There is no browser here: set CHROMIUM, or install chromium.');
  const dataDir = await mkdtemp(path.join(tmpdir(), 'ringline-pages-'));
  const product = await startAllInOne({ PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'error' }, silentProgress);
  const auditor = await startAuditor(executable);
  const measure = async (name: string, address: string): Promise<Figure> => {
    const verdicts: Verdict[] = [];
    for (let round = 1; round <= (short ? 1 : ROUNDS); round += 1) {
      const verdict = await auditor.audit(product.url + address, ['performance']);
      say(`${name}, round ${round}: ${verdict.scores.performance ?? 0}`);
      verdicts.push(verdict);
    }
    const timings = Object.keys(verdicts[0]?.timings ?? {});
    return {
      name,
      value: median(verdicts.map(({ scores }) => scores.performance ?? 0)),
      unit: 'of 100',
      threshold: { kind: 'at least', value: ASKED },
      beside: Object.fromEntries(
        timings.map((timing) => [`${timing} ms`, median(verdicts.map(({ timings }) => timings[timing] ?? Number.NaN))]),
      ),
    };
  };
  try {
    const login = await measure('lighthouse-login', '/login');
    await auditor.page.goto(`${product.url}/login`);
    await auditor.page.getByRole('button', { name: /demo/i }).click();
    await auditor.page.getByTestId('phone-status').waitFor();
    await auditor.page.goto('about:blank');
    return [login, await measure('lighthouse-overview', '/')];
  } finally {
    await auditor.close();
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
};
