/**
 * What Lighthouse asks of the two pages that everybody meets; how fast they are is a figure of `npm run bench`.
 *
 * @area sign-in, home, web/app, web/base, web/ui
 */
import type { Product } from '@ringline/deploy/all-in-one';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startProduct } from '../testkit/index.ts';
import { chromiumPath } from './chromium.ts';
import { startAuditor, type Auditor } from './lighthouse.ts';

const CATEGORIES = ['accessibility', 'best-practices'] as const;
const FULL = { scores: { accessibility: 100, 'best-practices': 100 }, complaints: [] };

describe.skipIf(!chromiumPath)('Lighthouse', () => {
  let product: Product;
  let auditor: Auditor;

  beforeAll(async () => {
    product = await startProduct({ DEMO_WORKSPACE: 'true' });
    auditor = await startAuditor(chromiumPath ?? '');
  }, 120_000);

  afterAll(async () => {
    await auditor?.close();
  }, 60_000);

  it('finds nothing to better in the sign-in page: accessibility and best practices are 100', async () => {
    expect(await auditor.audit(`${product.url}/login`, CATEGORIES)).toMatchObject(FULL);
  });

  it('nor in the overview of who is signed in', async () => {
    const { page } = auditor;
    await page.goto(`${product.url}/login`);
    await page.getByRole('button', { name: /demo/i }).click();
    await page.getByTestId('phone-status').waitFor();
    await page.goto('about:blank');
    expect(await auditor.audit(`${product.url}/`, CATEGORIES)).toMatchObject(FULL);
  });
});
