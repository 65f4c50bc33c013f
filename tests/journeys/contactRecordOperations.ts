/** A contact's record, through all services: its own properties, tags and company, many at a time, deleted and restored. */
import { eventually } from '@ringline/kit/testing';
import { expect } from 'vitest';
import type { RunningProduct } from '../testkit/index.ts';
import { aMember, anOwnerOnBusiness } from '../testkit/members.ts';

/** A PNG of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const CREATE =
  'mutation ($name: String!, $number: String!) { createContact(firstName: $name, phoneNumber: $number) { id version } }';
const SAVE_PROPERTY =
  'mutation ($input: SaveContactPropertyInput!) { saveContactProperty(input: $input) { id name type options } }';
const UPDATE = `mutation ($id: ID!, $version: Int!, $fields: ContactFieldsInput!) {
  updateContact(id: $id, version: $version, fields: $fields) {
    version street state zip timezone locale isFromWeb externalPlatformId updatedAtPlatform
    company { id name } tags { name } customProperties { name type value }
  }
}`;
const LIST =
  'query ($filters: ContactFilters!) { fetchContacts(filters: $filters) { data { firstName lastContactedAt } } }';

export async function executeContactRecord(product: RunningProduct): Promise<void> {
  const owner = await anOwnerOnBusiness(product, 'Ana');
  const bea = await aMember(product.url, owner, 'MEMBER');
  const { api } = owner;
  const { createContact: ana } = await api.run(CREATE, { name: 'Ana', number: '(628) 555-0136' });
  const { createContact: ben } = await api.run(CREATE, { name: 'Ben', number: '(628) 555-0137' });

  const plan = { name: 'Plan', type: 'SELECT', options: ['Gold', 'Silver'] };
  const { saveContactProperty: property } = await api.run(SAVE_PROPERTY, { input: plan });
  expect(property).toMatchObject(plan);
  expect(await bea.api.refused(SAVE_PROPERTY, { input: plan })).toMatchObject({ code: 'FORBIDDEN_ROLE' });
  expect((await bea.api.run('{ fetchContactProperties { name } }')).fetchContactProperties).toEqual([{ name: 'Plan' }]);

  const value = (text: string) => ({ customProperties: [{ id: property.id, value: text }] });
  const fields = { street: '1 Main St', state: 'CA', zip: '94107', timezone: 'America/Los_Angeles', locale: 'es-MX' };
  const { updateContact } = await api.run(UPDATE, {
    ...ana,
    fields: { ...fields, company: 'Acme', tags: ['VIP'], ...value('Gold') },
  });
  expect(updateContact).toEqual({
    ...fields,
    version: ana.version + 1,
    isFromWeb: false,
    externalPlatformId: null,
    updatedAtPlatform: null,
    company: { id: expect.any(String), name: 'Acme' },
    tags: [{ name: 'VIP' }],
    customProperties: [{ name: 'Plan', type: 'SELECT', value: 'Gold' }],
  });
  expect(await api.refused(UPDATE, { ...ben, fields: value('Bronze') })).toMatchObject({
    code: 'VALIDATION_FAILED',
    field: `properties.${property.id}`,
  });

  const tagBoth = 'mutation ($ids: [ID!]!) { tagContacts(ids: $ids, add: ["VIP"]) }';
  const ids = [ana.id, ben.id];
  expect((await api.run(tagBoth, { ids })).tagContacts).toEqual([ben.id]);
  const known = '{ fetchContactTags { name } fetchContactCompanies(query: "ac") { id name } }';
  expect(await api.run(known)).toEqual({
    fetchContactTags: [{ name: 'VIP' }],
    fetchContactCompanies: [updateContact.company],
  });
  const listed = async (filters: object) => (await api.run(LIST, { filters })).fetchContacts.data;
  expect(await listed({ tags: ['VIP'], company: 'Acme' })).toEqual([{ firstName: 'Ana', lastContactedAt: null }]);
  expect(await listed({ contactedSince: '2020-01-01T00:00:00Z' })).toEqual([]);

  const inOrder = async (by: string, descending: boolean) =>
    (
      await api.run(
        'query ($sort: ContactSort) { fetchContacts(sort: $sort, first: 1) { data { firstName } pageInfo { endCursor } } }',
        { sort: { by, descending } },
      )
    ).fetchContacts.data;
  expect(await inOrder('NAME', true)).toEqual([{ firstName: 'Ben' }]);
  expect(await inOrder('ADDED', false)).toEqual([{ firstName: 'Ana' }]);

  const setPicture = 'mutation ($id: ID!, $file: File!) { setContactPicture(id: $id, file: $file) { pictureURL } }';
  const upload = (bytes: Uint8Array) =>
    api.uploadWith(setPicture, bytes, { name: 'ana.png', variables: { id: ana.id } });
  expect((await upload(Buffer.from('<svg/>'))).errors[0].extensions).toMatchObject({ code: 'MEDIA_TYPE' });
  const { pictureURL } = (await upload(PIXEL)).data.setContactPicture;
  expect((await fetch(product.url + pictureURL)).headers.get('content-type')).toBe('image/png');
  const removePicture = 'mutation ($id: ID!) { removeContactPicture(id: $id) { pictureURL } }';
  expect((await api.run(removePicture, { id: ana.id })).removeContactPicture).toEqual({ pictureURL: null });
  expect((await fetch(product.url + pictureURL)).status).toBe(404);

  const remove = 'mutation ($ids: [ID!]!) { deleteContacts(ids: $ids) }';
  const gone = api.subscribe('subscription { contactChanged { deleted contact { id } } }');
  expect(await bea.api.refused(remove, { ids })).toMatchObject({ code: 'FORBIDDEN_ROLE' });
  expect(new Set((await api.run(remove, { ids })).deleteContacts)).toEqual(new Set(ids));
  await gone.frame(({ deleted, contact }) => deleted && contact.id === ben.id);
  expect(await listed({})).toEqual([]);
  const restore = 'mutation ($ids: [ID!]!) { restoreContacts(ids: $ids) }';
  expect(new Set((await api.run(restore, { ids })).restoreContacts)).toEqual(new Set(ids));
  await eventually(async () => expect(await listed({ tags: ['VIP'] })).toHaveLength(2));

  const saved = { name: 'Gold', shared: true, kind: 'SAVED', tag: 'VIP', columns: ['PHONE', 'ADDED'] };
  const SAVE_VIEW = `mutation ($input: SaveContactViewInput!) { saveContactView(input: $input) {
    id name shared mine editable kind tag company contacted columns } }`;
  const { saveContactView: view } = await api.run(SAVE_VIEW, { input: saved });
  expect(view).toMatchObject({ ...saved, mine: true, editable: true, company: null, contacted: null });
  expect((await bea.api.run('{ fetchContactViews { id editable } }')).fetchContactViews).toEqual([
    { id: view.id, editable: false },
  ]);
  const dropView = 'mutation ($id: ID!) { deleteContactView(id: $id) }';
  expect(await bea.api.refused(dropView, { id: view.id })).toMatchObject({ code: 'FORBIDDEN_ROLE' });
  expect((await api.run(dropView, { id: view.id })).deleteContactView).toBe(view.id);

  const drop = 'mutation ($id: ID!) { deleteContactProperty(id: $id) }';
  expect((await api.run(drop, { id: property.id })).deleteContactProperty).toBe(property.id);
  const one = 'query ($id: ID!) { getContactById(id: $id) { customProperties { name } } }';
  expect((await api.run(one, { id: ana.id })).getContactById.customProperties).toEqual([]);
}
