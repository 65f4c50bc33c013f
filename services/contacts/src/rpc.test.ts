import { refusalOf } from '@ringline/kit/errors';
import { fakeClock, rpcFixture, testDatabase } from '@ringline/kit/testing';
import { ContactsService } from '@ringline/proto/contacts/v1/contacts_pb';
import { expect, test } from 'vitest';
import { contactRpc } from './rpc/contacts.ts';
import { contacts as service } from './service.ts';

const clock = fakeClock('2026-11-21T09:00:00Z');
const db = await testDatabase(service, { clock });
const deps = { db, clock, ids: db.ids, env: { SANDBOX_ENABLED: true } };
const { clients, services, as } = rpcFixture([ContactsService], contactRpc(deps), clock);
const client = clients.client(ContactsService);
const all = { CONTACTS: { CREATE: 'all', READ: 'all', UPDATE: 'all' } } as const;
const workspaceId = db.ids.uuid();
const agent = await as({ userId: 'agent', workspaceId, role: 'MEMBER', grants: all });
const foreign = await as({ userId: 'stranger', workspaceId: db.ids.uuid(), role: 'OWNER', grants: all });

test('a person is saved, found, changed; a second one with the number is told of the first', async () => {
  const { contact } = await client.createContact(
    { firstName: 'Ana', phoneNumber: '(628) 555-0136', defaultCountry: 'US', email: 'ana@example.com' },
    agent,
  );
  const id = contact?.id ?? '';
  expect(contact).toMatchObject({ workspaceId, phoneNumber: '+16285550136', isLead: false, version: 1 });
  expect((await client.getContact({ id }, agent)).contact).toMatchObject({ id });
  expect((await client.getContactByPhoneNumber({ phoneNumber: '+16285550136' }, agent)).contact).toMatchObject({ id });
  expect((await client.batchGetContacts({ ids: [id] }, agent)).contacts).toHaveLength(1);
  expect((await client.updateContact({ id, version: 1, city: 'Novato' }, agent)).contact).toMatchObject({
    city: 'Novato',
    version: 2,
  });
  expect(await client.listContacts({ query: 'ana' }, agent)).toMatchObject({
    contacts: [{ id }],
    metadata: { count: 1, perPage: 50, currentPage: 1 },
  });
  const again = client
    .createContact({ phoneNumber: '+16285550136' }, agent)
    .catch((error: unknown) => refusalOf(error));
  expect(await again).toMatchObject({ code: 'CONTACT_EXISTS', details: { contactId: id } });
  await expect(client.getContact({ id }, foreign)).rejects.toThrow('not found');
});

test('a role without the grant is refused, and says what is missing', async () => {
  const reader = await as({
    userId: 'reader',
    workspaceId,
    role: 'MEMBER',
    ownerName: 'Maya',
    grants: { CONTACTS: { READ: 'all' } },
  });
  const refusal = await client
    .createContact({ phoneNumber: '+16285550137' }, reader)
    .catch((error: unknown) => refusalOf(error));
  expect(refusal).toMatchObject({
    code: 'FORBIDDEN_ROLE',
    why: { check: 'role', required: 'CONTACTS:CREATE', whoCanFix: ['Maya'] },
  });
  await expect(client.listContacts({})).rejects.toThrow('not signed in');
});

test("the demo's contacts are made by services alone", async () => {
  const demo = { workspaceId, contacts: [{ firstName: 'Priya', phoneNumber: '+14155550171' }] };
  expect((await services.client(ContactsService).ensureDemoContacts(demo)).contacts).toHaveLength(1);
  await expect(client.ensureDemoContacts(demo, agent)).rejects.toThrow('Only services');
});
