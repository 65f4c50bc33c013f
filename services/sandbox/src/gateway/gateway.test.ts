/** The gateway as the provider's own, unmodified library sees it, and as a person who pays sees it. */
import { eventually } from '@ringline/kit/testing';
import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { serveSandbox } from '../service.testkit.ts';

const SECRET = 'whsec_test';
const { base } = await serveSandbox({}, { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: SECRET });
const heard: { body: string; signature: string }[] = [];
const stripe = clientWith('sk_test_1');

const addressOf = (input: string | URL | Request): string => (input instanceof Request ? input.url : String(input));

function clientWith(key: string): Stripe {
  const send: typeof fetch = (input, init) =>
    fetch(addressOf(input).replace('https://api.stripe.com', `${base}/sandbox/gateway`), init);
  return new Stripe(key, { httpClient: Stripe.createFetchHttpClient(send), telemetry: false, maxNetworkRetries: 0 });
}

const asked = (name = 'Ringline credit'): Stripe.Checkout.SessionCreateParams => ({
  mode: 'payment',
  line_items: [{ quantity: 1, price_data: { currency: 'usd', unit_amount: 2_000, product_data: { name } } }],
  client_reference_id: 'payment-1',
  metadata: { payment_id: 'payment-1' },
  payment_intent_data: { metadata: { payment_id: 'payment-1' } },
  success_url: `${base}/back?charge_id={CHECKOUT_SESSION_ID}`,
  cancel_url: `${base}/billing`,
});
const send = (url: string, form: Record<string, string>) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });

test('a session is opened, shown, paid by a test card and told to the library', async () => {
  const session = await stripe.checkout.sessions.create(asked('Credit <b>'));
  expect(session).toMatchObject({ status: 'open', payment_status: 'unpaid', amount_total: 2_000, currency: 'usd' });
  const page = await (await fetch(session.url ?? '')).text();
  expect(page).toContain('$20.00');
  expect(page).toContain('Credit &lt;b&gt;');

  for (const [number, words] of [
    ['4000 0000 0000 0002', 'was declined'],
    ['4000 0000 0000 9995', 'insufficient funds'],
    ['4111 1111 1111 1111', 'never a real card'],
  ] as const) {
    const declined = await send(session.url ?? '', { number });
    expect([declined.status, (await declined.text()).includes(words)]).toEqual([402, true]);
  }
  expect((await stripe.checkout.sessions.retrieve(session.id)).payment_status).toBe('unpaid');

  const paid = await send(session.url ?? '', { number: '4242 4242 4242 4242' });
  expect([paid.status, paid.headers.get('location')]).toEqual([303, `${base}/back?charge_id=${session.id}`]);
  const after = await stripe.checkout.sessions.retrieve(session.id);
  expect(after).toMatchObject({ status: 'complete', payment_status: 'paid', url: null });
  // Whoever goes back and pays again has paid once.
  expect((await send(session.url ?? '', { number: '4242 4242 4242 4242' })).status).toBe(303);
  expect((await stripe.checkout.sessions.retrieve(session.id)).payment_intent).toBe(after.payment_intent);
});

test('the bank asks before a card with 3-D Secure pays', async () => {
  const session = await stripe.checkout.sessions.create(asked());
  const url = session.url ?? '';
  const bank = await send(url, { number: '4000 0025 0000 3155' });
  expect([bank.status, (await bank.text()).includes('Your bank asks')]).toEqual([200, true]);
  expect((await send(`${url}/bank`, { answer: 'no' })).status).toBe(402);
  expect((await stripe.checkout.sessions.retrieve(session.id)).payment_status).toBe('unpaid');
  expect((await send(`${url}/bank`, { answer: 'yes', number: '4000 0025 0000 3155' })).status).toBe(303);
  const { payment_intent: intent } = await stripe.checkout.sessions.retrieve(session.id);
  const refund = await stripe.refunds.create({ payment_intent: intent as string }, { idempotencyKey: 'refund-1' });
  expect(refund).toMatchObject({ status: 'succeeded', amount: 2_000 });
  expect((await stripe.refunds.create({ payment_intent: intent as string }, { idempotencyKey: 'refund-1' })).id).toBe(
    refund.id,
  );
  await expect(stripe.refunds.create({ payment_intent: intent as string })).rejects.toMatchObject({
    code: 'charge_already_refunded',
  });
});

test('a request under the same key is answered once, and another one is refused', async () => {
  const idempotencyKey = 'start-1';
  const [one, two] = await Promise.all([
    stripe.checkout.sessions.create(asked(), { idempotencyKey }),
    stripe.checkout.sessions.create(asked(), { idempotencyKey }),
  ]);
  expect(two.id).toBe(one.id);
  await expect(stripe.checkout.sessions.create(asked('Other'), { idempotencyKey })).rejects.toMatchObject({
    type: 'StripeIdempotencyError',
  });
});

test('it refuses as the provider does', async () => {
  await expect(clientWith('sk_test_2').checkout.sessions.retrieve('cs_1')).rejects.toMatchObject({ statusCode: 401 });
  await expect(stripe.checkout.sessions.retrieve('cs_1')).rejects.toMatchObject({ code: 'resource_missing' });
  const stray = { ...asked(), locale: 'de' } as const;
  await expect(stripe.checkout.sessions.create(stray)).rejects.toMatchObject({ code: 'parameter_unknown' });
  expect((await fetch(`${base}/sandbox/gateway/pay/cs_unknown`)).status).toBe(404);
});

test('a card is kept, charged without its owner, and looked after in the portal', async () => {
  const customer = await stripe.customers.create({ metadata: { workspace_id: 'w1' } });
  const session = await stripe.checkout.sessions.create({
    ...asked(),
    customer: customer.id,
    payment_intent_data: { setup_future_usage: 'off_session' },
  });
  const url = session.url ?? '';
  expect(await (await fetch(url)).text()).toContain('The card is kept');
  const number = '4000 0027 6000 3184';
  await send(url, { number });
  await send(`${url}/bank`, { answer: 'yes', number });
  const paid = await stripe.checkout.sessions.retrieve(session.id, { expand: ['payment_intent.payment_method'] });
  const intent = paid.payment_intent as Stripe.PaymentIntent;
  const kept = intent.payment_method as Stripe.PaymentMethod;
  expect([intent.setup_future_usage, kept.card?.last4, kept.customer]).toEqual(['off_session', '3184', customer.id]);
  await stripe.customers.update(customer.id, { invoice_settings: { default_payment_method: kept.id } });

  const charge = (payment_method: string, idempotencyKey: string) =>
    stripe.paymentIntents.create(
      { amount: 2_500, currency: 'usd', customer: customer.id, payment_method, off_session: true, confirm: true },
      { idempotencyKey },
    );
  const asks = { code: 'authentication_required', statusCode: 402, payment_intent: { customer: customer.id } };
  await expect(charge(kept.id, 'charge-1')).rejects.toMatchObject(asks);
  // The first answer stands under its key, also where the card did not pay.
  await expect(charge(kept.id, 'charge-1')).rejects.toMatchObject(asks);

  const portal = await stripe.billingPortal.sessions.create({ customer: customer.id, return_url: `${base}/billing` });
  expect(await (await fetch(portal.url)).text()).toContain('Visa ending in 3184');
  const refused = await send(`${portal.url}/add`, { number: '4000 0000 0000 0002' });
  expect([refused.status, (await refused.text()).includes('was declined')]).toEqual([402, true]);
  expect((await send(`${portal.url}/add`, { number: '4000 0000 0000 0341' })).status).toBe(303);
  const chosen = async () => {
    const expand = ['invoice_settings.default_payment_method'];
    const found = (await stripe.customers.retrieve(customer.id, { expand })) as Stripe.Customer;
    return found.invoice_settings.default_payment_method as Stripe.PaymentMethod | null;
  };
  await expect(charge((await chosen())?.id ?? '', 'charge-2')).rejects.toMatchObject({ code: 'card_declined' });
  await send(`${portal.url}/add`, { number: '4242 4242 4242 4242' });
  const good = await chosen();
  expect(await charge(good?.id ?? '', 'charge-3')).toMatchObject({ status: 'succeeded', amount: 2_500 });
  expect((await stripe.paymentIntents.list({ customer: customer.id })).data.map(({ status }) => status)).toEqual(
    expect.arrayContaining(['succeeded', 'requires_payment_method']),
  );
  await send(`${portal.url}/use`, { card: kept.id });
  expect((await chosen())?.id).toBe(kept.id);
  await send(`${portal.url}/remove`, { card: kept.id });
  expect(await chosen()).toBeNull();
  await expect(charge(kept.id, 'charge-4')).rejects.toMatchObject({ code: 'resource_missing' });
  expect((await fetch(`${base}/sandbox/gateway/portal/bps_unknown`)).status).toBe(404);
});

test('events come signed, swapped and twice, and again to an application that failed', async () => {
  const own = await serveSandbox(
    {},
    { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: SECRET },
    'at-once',
    async (application) => {
      application.removeContentTypeParser('application/json');
      application.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
        done(null, body),
      );
      application.post('/webhooks/payments/stripe', (request, reply) => {
        heard.push({ body: String(request.body), signature: String(request.headers['stripe-signature']) });
        return reply.code(heard.length === 1 ? 500 : 200).send('');
      });
    },
  );
  const client = new Stripe('sk_test_1', {
    httpClient: Stripe.createFetchHttpClient((input: RequestInfo | URL, init?: RequestInit) =>
      fetch(addressOf(input).replace('https://api.stripe.com', `${own.base}/sandbox/gateway`), init),
    ),
  });
  const session = await client.checkout.sessions.create(asked());
  await send(session.url ?? '', { number: '4242 4242 4242 4242' });
  await eventually(async () => expect(heard.length).toBe(5));
  const events = heard.map(({ body, signature }) => client.webhooks.constructEvent(body, signature, SECRET));
  expect(events.slice(0, 2).map(({ type }) => type)).toEqual([
    'checkout.session.completed',
    'payment_intent.succeeded',
  ]);
  expect(new Set(events.map(({ id }) => id)).size).toBe(2);
  expect(events[0]).toMatchObject({ data: { object: { id: session.id, metadata: { payment_id: 'payment-1' } } } });
});

test('what was reported is listed, the newest first, by type and page', async () => {
  const opened = await Promise.all([1, 2, 3].map(() => stripe.checkout.sessions.create(asked())));
  for (const { url } of opened) await send(url ?? '', { number: '4242 4242 4242 4242' });
  const types = ['checkout.session.completed'];
  const ids: string[] = [];
  for await (const { data } of stripe.events.list({ types, limit: 2 })) ids.push((data.object as { id: string }).id);
  expect(ids.slice(0, 3)).toEqual(opened.map(({ id }) => id).toReversed());
  const later = Math.floor(Date.now() / 1000) + 3_600;
  expect((await stripe.events.list({ types, created: { gte: later } })).data).toEqual([]);
  await expect(stripe.events.list({ limit: 101 })).rejects.toMatchObject({ statusCode: 400 });
  await expect(stripe.events.list({ starting_after: 'evt_none' })).rejects.toMatchObject({ statusCode: 400 });
});
