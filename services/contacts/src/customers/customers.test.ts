import { create, type MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { DemoContactSchema } from '@ringline/proto/contacts/v1/contacts_pb';
import { type Customer, CustomerSchema } from '@ringline/proto/contacts/v1/customers_pb';
import { ContactChangedSchema, CustomerChangedSchema } from '@ringline/proto/contacts/v1/events_pb';
import { emittedEvents, fakeClock, testDatabase } from '@ringline/kit/testing';
import { describe, expect, test } from 'vitest';
import { createContact } from '../contacts/createContact.ts';
import { ensureDemoContacts } from '../demo/ensureDemoContacts.ts';
import { contacts as service } from '../service.ts';
import { batchGetCustomers } from './batchGetCustomers.ts';
import { describeCustomer } from './customer.ts';
import { keepCustomer } from './keepCustomer.ts';

const clock = fakeClock('2026-11-21T09:00:00Z');
const db = await testDatabase(service, { clock });
const deps = { db, clock, ids: db.ids, env: { SANDBOX_ENABLED: true } };
const at = (text: string) => timestampFromDate(new Date(text));

type Told = Exclude<MessageInitShape<typeof CustomerSchema>, Customer>;
const ORDER = {
  orderNumber: '#1042',
  financialStatus: 'PAID',
  fulfillmentStatus: 'FULFILLED',
  placedAt: at('2026-11-12T23:12:00Z'),
  currency: 'USD',
  totalMicros: 327_000_000n,
  lineItems: [
    { name: 'Floor lamp', quantity: 1, priceMicros: 249_000_000n },
    { name: 'Cushion', quantity: 2, priceMicros: 39_000_000n, priceCurrency: 'USD' },
  ],
};
const customer = (contactId: string, more: Told = {}) =>
  create(CustomerSchema, {
    contactId,
    source: 'SHOPIFY',
    externalId: '7204118',
    profileUrl: 'https://shop.example/customers/7204118',
    joinedAt: at('2025-09-20T12:00:00Z'),
    totalSpentMicros: 1_284_500_000n,
    currency: 'USD',
    orders: 9,
    latestOrder: ORDER,
    asOf: at('2026-11-20T10:00:00Z'),
    ...more,
  });

let numbers = 1_000;
async function aContact(workspaceId = db.ids.uuid()): Promise<{ ws: string; id: string }> {
  numbers += 1;
  const { id } = await createContact(deps)(
    {
      firstName: 'Ana',
      lastName: '',
      phoneNumber: `+1628555${numbers}`,
      email: '',
      defaultCountry: '',
      idempotencyKey: '',
    },
    { workspaceId },
  );
  return { ws: workspaceId, id };
}
const keep = (ws: string, told: ReturnType<typeof customer>) => keepCustomer(deps)({ workspaceId: ws, customer: told });
const known = async (ws: string, ...ids: string[]) =>
  (await batchGetCustomers(deps)({ contactIds: ids }, { workspaceId: ws })).map((row) =>
    create(CustomerSchema, describeCustomer(row)),
  );
const told = async (id: string) =>
  (await emittedEvents(db, ContactChangedSchema))
    .filter(({ key }) => key === id)
    .map(({ event }) => [event.contact?.version, event.contact?.isCustomer]);

/** How often a workspace was told that there is something new to read of a contact. */
const news = async (ws: string, id: string) =>
  (await emittedEvents(db, CustomerChangedSchema)).filter(
    ({ workspaceId, key, event }) => workspaceId === ws && key === id && event.contactId === id,
  ).length;

describe('what a shop knows of a customer', () => {
  test('is told whole, and everybody learns once that the contact is a customer', async () => {
    const { ws, id } = await aContact();
    expect(await known(ws, id)).toEqual([]);
    expect(await keep(ws, customer(id))).toBe(true);
    const [found] = await known(ws, id);
    expect(found).toMatchObject({
      contactId: id,
      profileUrl: 'https://shop.example/customers/7204118',
      totalSpentMicros: 1_284_500_000n,
      currency: 'USD',
      orders: 9,
      joinedAt: at('2025-09-20T12:00:00Z'),
      asOf: at('2026-11-20T10:00:00Z'),
      latestOrder: { ...ORDER, keptAt: at('2026-11-21T09:00:00Z') },
    });
    await keep(ws, customer(id, { orders: 10, asOf: at('2026-11-20T11:00:00Z') }));
    expect(await told(id)).toEqual([
      [1, false],
      [2, true],
    ]);
    expect(await news(ws, id)).toBe(2);
  });

  test('is never replaced by what is older or as old, whatever order it is told in', async () => {
    const { ws, id } = await aContact();
    const as = (hour: number, orders: number) =>
      customer(id, { orders, asOf: at(`2026-11-20T${String(hour).padStart(2, '0')}:00:00Z`) });
    expect(await keep(ws, as(12, 12))).toBe(true);
    expect(await keep(ws, as(11, 11))).toBe(false);
    expect(await keep(ws, as(12, 99))).toBe(false);
    expect(await known(ws, id)).toMatchObject([{ orders: 12 }]);
    expect(await news(ws, id)).toBe(1);
    expect(
      await keep(
        ws,
        customer(id, {
          orders: 0,
          totalSpentMicros: 0n,
          currency: '',
          latestOrder: undefined,
          asOf: at('2026-11-20T13:00:00Z'),
        }),
      ),
    ).toBe(true);
    const [emptied] = await known(ws, id);
    expect(emptied).toMatchObject({ orders: 0, currency: '' });
    expect(emptied?.latestOrder).toBeUndefined();
  });

  test('told by many at the same time, the newest stays', async () => {
    const { ws, id } = await aContact();
    const hours = [15, 3, 21, 8, 19, 1, 12, 6, 20, 10];
    await Promise.all(
      hours.map((hour) =>
        keep(ws, customer(id, { orders: hour, asOf: at(`2026-11-20T${String(hour).padStart(2, '0')}:00:00Z`) })),
      ),
    );
    expect(await known(ws, id)).toMatchObject([{ orders: 21 }]);
    expect(await told(id)).toHaveLength(2);
  });

  test('an order keeps the time at which it was first told', async () => {
    const { ws, id } = await aContact();
    await keep(ws, customer(id));
    const first = clock.now();
    clock.advance(60_000);
    await keep(
      ws,
      customer(id, { latestOrder: { ...ORDER, financialStatus: 'REFUNDED' }, asOf: at('2026-11-20T11:00:00Z') }),
    );
    expect((await known(ws, id))[0]?.latestOrder).toMatchObject({
      financialStatus: 'REFUNDED',
      keptAt: timestampFromDate(first),
    });
    await keep(ws, customer(id, { latestOrder: { ...ORDER, orderNumber: '#1043' }, asOf: at('2026-11-20T12:00:00Z') }));
    expect((await known(ws, id))[0]?.latestOrder).toMatchObject({
      orderNumber: '#1043',
      keptAt: timestampFromDate(clock.now()),
    });
  });

  test('of two shops that know somebody, the one of the last order is told', async () => {
    const { ws, id } = await aContact();
    await keep(ws, customer(id, { orders: 9 }));
    await keep(
      ws,
      customer(id, {
        source: 'WIX',
        orders: 2,
        latestOrder: { ...ORDER, placedAt: at('2026-11-01T00:00:00Z') },
        asOf: at('2026-11-21T00:00:00Z'),
      }),
    );
    await keep(
      ws,
      customer(id, { source: 'API', orders: 0, latestOrder: undefined, asOf: at('2026-11-21T08:00:00Z') }),
    );
    expect(await known(ws, id)).toMatchObject([{ source: 'SHOPIFY', orders: 9 }]);
  });

  test('follows the shop when it says that its customer is somebody else', async () => {
    const { ws, id: before } = await aContact();
    const { id: after } = await aContact(ws);
    await keep(ws, customer(before));
    await keep(ws, customer(after, { asOf: at('2026-11-20T11:00:00Z') }));
    expect(await known(ws, before, after)).toMatchObject([{ contactId: after }]);
    expect((await told(before)).at(-1)).toEqual([3, false]);
    expect((await told(after)).at(-1)).toEqual([2, true]);
    expect([await news(ws, before), await news(ws, after)]).toEqual([2, 1]);
  });

  test('is not told of a contact that was removed, and is gone with one that is erased', async () => {
    const { ws, id } = await aContact();
    await keep(ws, customer(id));
    await db.tenant(ws, ({ tx }) =>
      tx.contact.update({ where: { id, workspaceId: ws }, data: { deletedAt: clock.now() } }),
    );
    expect(await known(ws, id)).toEqual([]);
    await expect(keep(ws, customer(id, { asOf: at('2026-11-20T11:00:00Z') }))).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await db.tenant(ws, ({ tx }) => tx.contact.deleteMany({ where: { id, workspaceId: ws } }));
    expect(await db.tenant(ws, ({ tx }) => tx.customer.count())).toBe(0);
  });

  test.each<[Told, string]>([
    [{ source: 'ETSY' }, 'source'],
    [{ externalId: ' ' }, 'externalId'],
    [{ profileUrl: 'javascript:alert(1)' }, 'profileUrl'],
    [{ totalSpentMicros: -1n }, 'totalSpentMicros'],
    [{ currency: 'dollars' }, 'currency'],
    [{ currency: '' }, 'currency'],
    [{ orders: -1 }, 'orders'],
    [{ asOf: undefined }, 'asOf'],
    [{ asOf: at('2026-11-21T12:00:00Z') }, 'asOf'],
    [{ latestOrder: { ...ORDER, orderNumber: '' } }, 'latestOrder.orderNumber'],
    [{ latestOrder: { ...ORDER, placedAt: undefined } }, 'latestOrder.placedAt'],
    [{ latestOrder: { ...ORDER, currency: '' } }, 'latestOrder.currency'],
    [
      { latestOrder: { ...ORDER, lineItems: [{ name: 'Lamp', quantity: 0, priceMicros: 1n }] } },
      'latestOrder.lineItems.0.quantity',
    ],
  ])('is refused when it can’t be so: %#', async (more, field) => {
    const { ws, id } = await aContact();
    await expect(keep(ws, customer(id, more))).rejects.toMatchObject({ code: 'VALIDATION_FAILED', field });
    expect(await known(ws, id)).toEqual([]);
  });
});

describe('another workspace', () => {
  test('neither reads what a shop said here nor says anything of our contacts', async () => {
    const { ws, id } = await aContact();
    const { ws: foreign } = await aContact();
    await keep(ws, customer(id));
    expect(await known(foreign, id, 'no id')).toEqual([]);
    for (const contactId of [id, 'no id', db.ids.uuid()])
      await expect(keep(foreign, customer(contactId))).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await db.tenant(foreign, ({ tx }) => tx.customer.count())).toBe(0);
    expect(await known(ws, id)).toMatchObject([{ orders: 9 }]);
  });

  test('is kept apart by the database alone, foreign keys included', async () => {
    const { ws, id } = await aContact();
    const { ws: foreign } = await aContact();
    const row = {
      source: 'API',
      externalId: 'x',
      contactId: id,
      totalSpentMicros: 0n,
      currency: '',
      orders: 0,
      asOf: clock.now(),
    };
    const write = (as: string, workspaceId: string) =>
      db.tenant(as, ({ tx }) => tx.customer.createMany({ data: [{ ...row, workspaceId }] }));
    await expect(write(foreign, foreign)).rejects.toThrow(/customer_contact|[Ff]oreign key/);
    await expect(write(foreign, ws)).rejects.toThrow(/row-level security/);
    expect(await write(ws, ws)).toEqual({ count: 1 });
    expect(await db.platform('test', ({ tx }) => tx.customer.count())).toBe(0);
  });

  test('may have a customer of the same shop and id: they are two', async () => {
    const [{ ws, id }, { ws: other, id: theirs }] = [await aContact(), await aContact()];
    await keep(ws, customer(id, { orders: 1 }));
    await keep(other, customer(theirs, { orders: 2 }));
    expect([await known(ws, id), await known(other, theirs)]).toMatchObject([[{ orders: 1 }], [{ orders: 2 }]]);
  });
});

test('the demo’s shop knows some of its contacts, from the first start on', async () => {
  const ws = db.ids.uuid();
  const demo = [
    create(DemoContactSchema, {
      firstName: 'Ana',
      phoneNumber: '+16285550136',
      customer: {
        customer: {
          source: 'SHOPIFY',
          externalId: '1',
          totalSpentMicros: 5_000_000n,
          currency: 'USD',
          orders: 1,
          latestOrder: { ...ORDER, placedAt: undefined },
        },
        joinedMinutesAgo: 1_440,
        orderedMinutesAgo: 60,
      },
    }),
    create(DemoContactSchema, { firstName: 'Priya', phoneNumber: '+14155550171' }),
  ];
  const [ana, priya] = await ensureDemoContacts(deps)({ workspaceId: ws, contacts: demo });
  const now = clock.now().getTime();
  clock.advance(3_600_000);
  const again = await ensureDemoContacts(deps)({ workspaceId: ws, contacts: demo });
  expect([ana, priya]).toMatchObject([{ isCustomer: true }, { isCustomer: false }]);
  expect(again).toEqual([ana, priya]);
  expect(await known(ws, ana?.id ?? '', priya?.id ?? '')).toMatchObject([
    {
      contactId: ana?.id,
      asOf: timestampFromDate(new Date(now)),
      joinedAt: timestampFromDate(new Date(now - 86_400_000)),
      latestOrder: { placedAt: timestampFromDate(new Date(now - 3_600_000)) },
    },
  ]);
});
