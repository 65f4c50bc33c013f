/** A list is made, filled, watched, renamed and deleted, through all services; the people on it stay. */
import { expect } from 'vitest';
import type { RunningProduct } from '../testkit/index.ts';
import { aMember, anOwnerOnBusiness } from '../testkit/members.ts';

const CREATE = `mutation ($name: String!) { createSubscriberList(name: $name, description: "Met at the stand") {
  id name description type source contactCount version } }`;
const PERSON = `mutation ($number: String!, $list: ID) { createContact(firstName: "Ana", phoneNumber: $number, subscriberListId: $list) {
  id subscriberLists { subscriberList { id name description type } subscribedAt source } } }`;
const ADD =
  'mutation ($id: ID!, $contacts: [ID!]!) { addContactsToList(id: $id, contacts: $contacts) { changed list { contactCount } } }';
const REMOVE =
  'mutation ($id: ID!, $contacts: [ID!]!) { removeContactsFromList(id: $id, contacts: $contacts) { changed list { contactCount } } }';

export async function executeLists(product: RunningProduct): Promise<void> {
  const owner = await anOwnerOnBusiness(product, 'Lia');
  const member = await aMember(product.url, owner, 'MEMBER');
  const heard = member.api.subscribe('subscription { subscriberListChanged { deleted list { name contactCount } } }');
  const { createSubscriberList: list } = await owner.api.run(CREATE, { name: 'Portland fair' });
  expect(list).toMatchObject({ description: 'Met at the stand', type: 'LIST', source: 'MANUAL', contactCount: 0 });
  const { id } = list;

  const { createContact: ana } = await owner.api.run(PERSON, { number: '+15035550188', list: id });
  expect(ana.subscriberLists).toMatchObject([{ subscriberList: { id, name: 'Portland fair' }, source: 'MANUAL' }]);
  const { createContact: ben } = await owner.api.run(PERSON, { number: '+15035550189' });
  expect(ben.subscriberLists).toEqual([]);
  const both = { id, contacts: [ana.id, ben.id] };
  expect((await member.api.run(ADD, both)).addContactsToList).toEqual({ changed: 1, list: { contactCount: 2 } });
  expect(await heard.frame((frame) => frame.list.contactCount === 2)).toMatchObject({ deleted: false });
  expect(await member.api.refused(REMOVE, both)).toMatchObject({ code: 'FORBIDDEN_ROLE' });
  const { removeContactsFromList } = await owner.api.run(REMOVE, { id, contacts: [ana.id] });
  expect(removeContactsFromList).toEqual({ changed: 1, list: { contactCount: 1 } });

  const see = `query ($id: ID!) { fetchSubscriberLists(filters: { query: "portland" }) { metadata { count } data { id } }
    getSubscriberListById(id: $id) { contacts { data { id } } growth(days: 7, timezone: "UTC") { joined left total } }
    fetchSubscribers(listId: $id, first: 10) { data { id source contact { firstName } } } }`;
  const seen = await owner.api.run(see, { id });
  expect(seen.fetchSubscriberLists).toMatchObject({ metadata: { count: 1 }, data: [{ id }] });
  expect(seen.getSubscriberListById.contacts.data).toEqual([{ id: ben.id }]);
  expect(seen.getSubscriberListById.growth.at(-1)).toEqual({ joined: 2, left: 1, total: 1 });
  expect(seen.fetchSubscribers.data).toEqual([{ id: ben.id, source: 'MANUAL', contact: { firstName: 'Ana' } }]);

  const rename =
    'mutation ($id: ID!, $version: Int!) { updateSubscriberList(id: $id, version: $version, name: "Fair") { name } }';
  expect((await owner.api.run(rename, { id, version: list.version })).updateSubscriberList.name).toBe('Fair');
  await owner.api.run('mutation ($id: ID!) { deleteSubscriberList(id: $id) { id } }', { id });
  expect(await heard.frame((frame) => frame.deleted)).toMatchObject({ list: { name: 'Fair' } });
  expect(await owner.api.refused('query ($id: ID!) { getSubscriberListById(id: $id) { id } }', { id })).toMatchObject({
    code: 'NOT_FOUND',
  });
  const stays = 'query ($id: ID!) { getContactById(id: $id) { id subscriberLists { subscriberList { id } } } }';
  expect((await owner.api.run(stays, { id: ben.id })).getContactById).toEqual({ id: ben.id, subscriberLists: [] });
}
