/**
 * A file of contacts, in a browser: one that is no list, one with twelve kinds of bad rows, its columns, its report, the same file
 * again, undone; a Google account with the popup blocked, closed and through; everyone into a new list, with tags and consent by a column. A view of the table is saved and shown again. With SHOTS=folder the screens are photographed.
 *
 * @area contacts
 * @minutes 1
 */
import { eventually } from '@ringline/kit/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Owner, PASSWORD, startProduct } from '../testkit/index.ts';
import { anOwnerOnBusiness } from '../testkit/members.ts';
import { chromiumPath, launchChromium, type TestBrowser } from './chromium.ts';
import { overflowOf, settled, unexplainedOf, violationsOf } from './screens.ts';

const shots = process.env['SHOTS'];
const LONG = 'x'.repeat(81);
const GOOD = ['Ana;Whitcombe;(628) 555-0136;ana@example.com;Alder;;yes', 'Zoë;Brennan;+442079460812;;;Gold;no'];
const BAD = [
  'Elsa;Varga;;elsa@example.com;;',
  'Sam;Petrov;4.15551E+10;;;',
  'Sara;Petrov;4,15551E+10;;;',
  'Tom;Abara;ext. 14;;;',
  'Petra;Holm;503 555;;;',
  'Idris;Kane;+1 000 555 0100;;;',
  'Nora;Ek;call me;;;',
  'Marc;Oduya;(510) 555-0119;marc.oduya@;;',
  'Mia;Ode;(510) 555-0118;mia ode@example.com;;',
  'Ana;First;628 555 0136;;;',
  `${LONG};Long;(510) 555-0117;;;`,
  `Lou;Long;(510) 555-0116;;${LONG};`,
];
const FILE = ['First;last_name;Phone;E-mail;Organisation;Trade tier;SMS ok', ...BAD, ...GOOD, ';;;;;', ''].join('\r\n');

describe.skipIf(!chromiumPath)('contacts from a file', () => {
  let url: string;
  let browser: TestBrowser;
  let owner: Owner;
  let page: Page;

  const fair = async (part: string, name: string) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await settled(page);
      expect(await violationsOf(page, part, colorScheme === 'light' ? 'all' : 'colour')).toEqual([]);
      if (shots) await page.screenshot({ path: `${shots}/${name}-${colorScheme}.png` });
    }
    await page.emulateMedia({ colorScheme: 'light' });
    expect([...(await unexplainedOf(page, part)), ...(await overflowOf(page))]).toEqual([]);
  };
  const choose = async (name: string, text: string | Buffer) => {
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: 'Choose file' }).click(),
    ]);
    await chooser.setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
  };
  const figure = (name: string) => page.getByTestId(name).textContent();
  const importAll = async () => {
    await page.getByTestId('contact-import').click();
    await choose('trade-fair.csv', Buffer.from(FILE, 'latin1'));
    await page.getByTestId('import-start').waitFor();
  };
  const report = async () => {
    await page.getByTestId('import-start').click();
    await page.getByTestId('import-view-report').click();
    await page.getByTestId('import-total-imported').waitFor();
  };

  beforeAll(async () => {
    const product = await startProduct();
    url = product.url;
    owner = await anOwnerOnBusiness(product, 'Imke');
    browser = await launchChromium(url, 1_280);
    page = await browser.context.newPage();
    await page.goto(`${url}/login?view=email`);
    await page.getByLabel('Email').fill(owner.email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByTestId('phone-status').first().waitFor();
    await page.goto(`${url}/connections/contacts`);
  });
  afterAll(() => browser?.close());

  it('is refused with its reason where it is no list of people', async () => {
    await page.getByTestId('contact-import').click();
    await page.getByTestId('import-drop').waitFor();
    await fair('[role=dialog]', 'import-file');
    await choose('notes.docx', 'no table');
    await expect.poll(() => figure('import-problem')).toContain('no CSV, XLS or XLSX');
    await choose('empty.csv', '\n\n');
    await expect.poll(() => figure('import-problem')).toContain('no rows');
    await choose('shoes.csv', 'name,shoe\nAna,44\n');
    await expect
      .poll(() => figure('import-headers'))
      .toContain('CSV should contain firstName, lastName, and phoneNumber');
    expect(await page.getByTestId('import-start').isDisabled()).toBe(true);
    await page.keyboard.press('Escape');
    await page.getByTestId('import-dialog').waitFor({ state: 'detached' });
  });

  it('is checked, imported and reported row by row', async () => {
    await importAll();
    expect([await figure('import-ready'), await figure('import-failed')]).toEqual(['2', '12']);
    await page.getByTestId('import-list-new').click();
    await page.getByTestId('list-name').fill('Portland fair');
    await page.getByTestId('list-form').getByRole('button', { name: 'Create list' }).click();
    await page.getByTestId('list-form').waitFor({ state: 'detached' });
    await expect.poll(() => page.getByTestId('import-list').inputValue()).toBe('Portland fair');
    await page.getByTestId('import-tags').fill('Fair');
    await page.getByTestId('import-consent-column').check();
    expect(await page.getByTestId('import-start').isDisabled()).toBe(true);
    await page.getByTestId('import-consent-words').fill('Signed up at the Portland fair');
    await page.getByTestId('import-consent-proven').check();
    await fair('[role=dialog]', 'import-columns');
    await report();
    expect(await figure('import-given')).toBe(
      '2 people joined Portland fair.2 people got tags: Fair.Consent of 1 person was noted with its source.',
    );
    expect(await figure('import-total-created')).toBe('2');
    expect(await figure('import-total-failed')).toBe('12');
    await expect.poll(() => page.getByTestId('import-report').locator('tbody tr').count()).toBe(12);
    await fair('[role=dialog]', 'import-report');
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByTestId('import-download').click()]);
    expect(file.suggestedFilename()).toBe('trade-fair-report.csv');
    await page.keyboard.press('Escape');
    await page.getByRole('row', { name: /Zoë Brennan/ }).waitFor();
  });

  it('is found again by a saved view of filters and columns', async () => {
    const views = page.getByTestId('contact-views');
    const column = (name: string) => page.getByRole('columnheader', { name });
    await page.getByText('Saved', { exact: true }).click();
    await page.getByTestId('contact-columns').click();
    await page.getByTestId('contact-column-city').check();
    await page.keyboard.press('Escape');
    await views.click();
    await fair('[role=menu]', 'views-none');
    await page.getByTestId('contact-view-new').click();
    await page.getByTestId('view-save').click();
    await page.getByText('Enter a name for the view.').waitFor();
    await page.getByTestId('view-name').fill('Customers by city');
    await page.getByTestId('view-share').check();
    await fair('[role=dialog]', 'view-save');
    await page.keyboard.press('Enter');
    await page.getByTestId('view-form').waitFor({ state: 'detached' });
    await expect.poll(() => views.textContent()).toBe('Customers by city');
    await page.getByTestId('contact-columns').click();
    await page.getByTestId('contact-column-city').uncheck();
    await page.keyboard.press('Escape');
    await expect.poll(() => views.textContent()).toBe('Views');
    await page.goto(`${url}/connections/contacts`);
    await views.click();
    await page.getByTestId('contact-view').click();
    await column('City').waitFor();
    expect(new URL(page.url()).searchParams.get('kind')).toBe('saved');
    await views.click();
    await fair('[role=menu]', 'views');
    await page.getByTestId('contact-view-delete').click();
    await page.getByText('Deleted “Customers by city”.').waitFor();
    await expect.poll(() => views.textContent()).toBe('Views');
  });

  it('adds nobody a second time, and is taken back', async () => {
    await importAll();
    await report();
    expect([await figure('import-total-created'), await figure('import-total-updated')]).toEqual(['0', '0']);
    expect(await page.getByTestId('import-undo').count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.getByTestId('contact-import').click();
    await page.getByRole('button', { name: 'View Report' }).last().click();
    await page.getByTestId('import-undo').click();
    await page.getByText('2 people were removed again.').waitFor();
    await page.keyboard.press('Escape');
    await eventually(async () => expect(await page.getByRole('row', { name: /Zoë Brennan/ }).count()).toBe(0));
  });

  it('comes from a Google account, unless its popup is blocked or closed', async () => {
    const problem = page.getByTestId('import-google-problem');
    await page.getByTestId('contact-import').click();
    // What a browser does that opens no popup for this site.
    await page.evaluate(() => Object.assign(window, { opens: window.open, open: () => null }));
    await page.getByTestId('import-google').click();
    await expect
      .poll(() => problem.textContent())
      .toBe('Unable to open popup. Please ensure popups are allowed for this site.');
    await fair('[role=dialog]', 'import-google-blocked');
    await page.evaluate(() => Object.assign(window, { open: (window as never as { opens: typeof open }).opens }));

    const popup = async () => {
      const [opened] = await Promise.all([page.waitForEvent('popup'), page.getByTestId('import-google').click()]);
      await opened.getByRole('button', { name: 'Allow Maya Ortiz' }).waitFor();
      return opened;
    };
    const closed = await popup();
    await expect.poll(() => page.getByTestId('import-google-pending').textContent()).toContain('Please wait...');
    if (shots) await closed.screenshot({ path: `${shots}/google-consent.png` });
    await closed.close();
    await expect.poll(() => problem.textContent()).toBe('Request cancelled by user');

    await (await popup()).getByRole('button', { name: 'Allow Maya Ortiz' }).click();
    await page.getByText('Your Google contacts have been imported successfully.').waitFor();
    await page.getByText('1 contact failed.').waitFor();
    await page.getByTestId('import-view-report').click();
    await expect.poll(() => figure('import-given')).toContain('3 people got tags of their own.');
    await fair('[role=dialog]', 'import-google-report');
    await page.keyboard.press('Escape');
    await page.getByRole('row', { name: /Owen Marsh/ }).waitFor();
  });
});
