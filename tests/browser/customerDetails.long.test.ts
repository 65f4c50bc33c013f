/**
 * Who is called by a customer of a shop sees what they bought, while it rings and in the call; of nobody else there is anything to see.
 *
 * @area contacts, phone
 */
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { CustomerService } from '@ringline/proto/contacts/v1/customers_pb';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anOwner, OutsideWorld, type Owner, PASSWORD, startProduct } from '../testkit/index.ts';
import type { RunningProduct } from '../testkit/product.ts';
import { leaveAlone } from './answers.ts';
import { chromiumPath, launchChromium, type TestBrowser } from './chromium.ts';
import { overflowOf, settled, violationsOf } from './screens.ts';

const CUSTOMER = '+15035550171';
const STRANGER = '+15035550172';
const DAY_MS = 86_400_000;
const shots = process.env['SHOTS'];

describe.skipIf(!chromiumPath)('the customer details on the phone', () => {
  let product: RunningProduct;
  let browser: TestBrowser;
  let page: Page;
  let owner: Owner;
  let outside: OutsideWorld;
  let contactId: string;
  const orderedAt = new Date(Date.now() - 10 * DAY_MS);

  const inState = (wanted: string) => page.locator(`[data-testid="phone"][data-state="${wanted}"]`).waitFor();
  const details = () => page.getByTestId('customer-details');
  const header = () => details().getByRole('button', { name: 'Customer Details', exact: true });
  const top = async () => (await page.getByTestId('phone-accept').boundingBox())?.y;
  const hasNoBarrier = async (name: string) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await settled(page);
      if (shots) await page.screenshot({ path: `${shots}/customer-${name}-${colorScheme}.png` });
      expect(await violationsOf(page, '[data-testid="phone"]', 'all')).toEqual([]);
    }
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await overflowOf(page)).toEqual([]);
  };

  /** The shop has this order as the last of so many. */
  const shopTells = (orderNumber: string, orders: number) =>
    product.rpc.client(CustomerService).keepCustomer({
      workspaceId: owner.workspaceId,
      customer: {
        contactId,
        source: 'SHOPIFY',
        externalId: '7204118',
        joinedAt: timestampFromDate(new Date(Date.now() - 440 * DAY_MS)),
        totalSpentMicros: 1_284_500_000n,
        currency: 'USD',
        orders,
        latestOrder: {
          orderNumber,
          financialStatus: 'paid',
          fulfillmentStatus: 'ready_for_pickup',
          placedAt: timestampFromDate(orderedAt),
          currency: 'USD',
          totalMicros: 327_000_000n,
          lineItems: [
            { name: 'Halden floor lamp, brass', quantity: 1, priceMicros: 249_000_000n },
            { name: 'Linen cushion, oat', quantity: 2, priceMicros: 39_000_000n },
          ],
        },
        asOf: timestampFromDate(new Date()),
      },
    });

  beforeAll(async () => {
    product = await startProduct();
    outside = new OutsideWorld(product.url);
    owner = await anOwner(product.url, 'Noor');
    const { createContact } = await owner.api.run(
      'mutation ($number: String!) { createContact(firstName: "Ana", lastName: "Whitcombe", phoneNumber: $number) { id } }',
      { number: CUSTOMER },
    );
    contactId = createContact.id;
    await shopTells('#WH-20481', 9);
    browser = await launchChromium(product.url, 440);
    page = await browser.context.newPage();
    await page.goto(`${product.url}/login?view=email`);
    await page.getByLabel('Email').fill(owner.email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.locator('[data-testid="phone-status"][data-status="ready"]').first().waitFor();
  }, 120_000);

  afterAll(async () => {
    await browser?.close();
  }, 60_000);

  it('are closed while it rings, are opened by keys, and what answers stays where it is until then', async () => {
    await outside.call(CUSTOMER, owner.number.number, 'silence');
    await inState('INCOMING_CALL');
    const before = await top();
    await header().waitFor();
    expect(await top()).toBe(before);
    expect(await header().getAttribute('aria-expanded')).toBe('false');
    expect(await page.getByTestId('customer-order').count()).toBe(0);
    await header().focus();
    await page.keyboard.press('Enter');
    await page.getByTestId('customer-order').waitFor();
    expect(await header().getAttribute('aria-expanded')).toBe('true');
    await hasNoBarrier('ringing');
  }, 90_000);

  it('say what was ordered last, and what all orders come to', async () => {
    const order = (await page.getByTestId('customer-order').innerText()).replaceAll(/\s+/g, ' ');
    const date = new Intl.DateTimeFormat('en-GB', { day: '2-digit', month: 'long', year: 'numeric' }).format(orderedAt);
    for (const text of ['Last order placed', '#WH-20481', 'Paid', 'Ready for pickup', `${date} at `])
      expect(order).toContain(text);
    expect(order).toMatch(/ at \d{1,2}:\d\d [ap]m/);
    expect(order).toContain('Halden floor lamp, brass x1 $249.00 Linen cushion, oat x2 $39.00 Total USD 327.00');
    const totals = (await page.getByTestId('customer-totals').innerText()).replaceAll(/\s+/g, ' ');
    expect(totals).toContain('Spent Orders Joined $1,284.50 9 14 months ago');
  });

  it('are still open in the call, with what is ordered meanwhile, also after it was minimised, and closed when they are', async () => {
    await page.getByTestId('phone-accept').click();
    await inState('IN_CALL');
    await page.getByTestId('customer-order').waitFor();
    expect(await page.getByTestId('call-end').isVisible()).toBe(true);
    await hasNoBarrier('call');
    await shopTells('#WH-20482', 10);
    await page.getByTestId('customer-order').getByText('#WH-20482').waitFor();
    await page.getByTestId('customer-totals').getByRole('cell', { name: '10', exact: true }).waitFor();
    await page.getByTestId('phone').getByRole('button', { name: 'Minimize' }).click();
    await page.getByTestId('call-strip').getByRole('button', { name: 'Return' }).click();
    await page.getByTestId('customer-order').waitFor();
    await header().click();
    await page.getByTestId('customer-order').waitFor({ state: 'detached' });
    await header().click();
    await page.getByTestId('customer-order').waitFor();
    await page.getByTestId('call-end').click();
    await inState('HANGUP');
  }, 90_000);

  it('are closed again with the next call, and say it quietly when they can’t be read', async () => {
    await page.reload();
    await page.locator('[data-testid="phone-status"][data-status="ready"]').first().waitFor();
    const { sid } = await outside.call(CUSTOMER, owner.number.number, 'silence');
    await inState('INCOMING_CALL');
    await header().waitFor();
    expect(await header().getAttribute('aria-expanded')).toBe('false');
    const asked = (text: string | null) => text?.includes('CustomerFactsQuery') ?? false;
    await page.route('**/graphql', (route) =>
      asked(route.request().postData()) ? route.fulfill({ status: 503, body: '' }) : route.continue(),
    );
    await header().click();
    await details().getByText('These details can’t be shown right now.').waitFor();
    expect(await page.getByTestId('phone-accept').isEnabled()).toBe(true);
    await leaveAlone(page);
    await header().click();
    await header().click();
    await page.getByTestId('customer-order').waitFor();
    await outside.hangUp(sid);
    await page.locator('[data-testid="phone"][data-state="INCOMING_CALL"]').waitFor({ state: 'detached' });
  }, 90_000);

  it('are not there for a caller whom no shop knows', async () => {
    await outside.call(STRANGER, owner.number.number, 'silence');
    await inState('INCOMING_CALL');
    await settled(page);
    expect(await details().count()).toBe(0);
    await page.getByTestId('phone-accept').click();
    await inState('IN_CALL');
    await page.getByTestId('call-timer').waitFor();
    expect(await details().count()).toBe(0);
    await page.getByTestId('call-end').click();
  }, 60_000);
});
