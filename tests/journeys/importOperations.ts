/** A file of people, through the edge and the contacts service: as an API client sends it, and as a person checks it. */
import { eventually } from '@ringline/kit/testing';
import { expect } from 'vitest';
import type { RunningProduct } from '../testkit/index.ts';
import type { Api } from '../testkit/api.ts';
import { aMember, anOwnerOnBusiness } from '../testkit/members.ts';

const FILE = `first;last;phone;e-mail;club
Lena;Farrow;(503) 555-0181;lena@farrow.example;Gold
Sam;Petrov;4.15551E+10;;
Elsa;Varga;;;
`;
const READ = `query ($id: ID!) { contactImport(id: $id) {
  id state fileName size encoding separator country duplicateRule hasRequiredColumns rows ready existing done created updated removed failure
  columns { header field recognized } preview { row cells reason wins } problems { reason count } createdAt startedAt finishedAt undoUntil undoneAt
  subscriberList { id name } tags consent agreeing optedOut joined tagged agreed
} }`;
const REPORT = `query ($id: ID!, $reason: ImportReason) {
  contactImportReport(id: $id, afterRow: 0, limit: 10, reason: $reason) { row contact phoneNumber email reason wins } }`;

export async function executeImport(product: RunningProduct): Promise<void> {
  const owner = await anOwnerOnBusiness(product, 'Imke');
  const workspaceId = owner.api.credentials.workspace ?? '';
  const read = async (id: string) => (await owner.api.run(READ, { id })).contactImport;

  // As the contract says: the form holds file and workspaceId, the answer the rows that failed.
  const direct = owner.api.as({ workspace: '' });
  const answer = await send(direct, '/contacts/import', { file: FILE, workspaceId });
  expect(answer).toMatchObject({
    status: 200,
    body: {
      data: {
        state: 'DONE_WITH_ERRORS',
        errors: [
          { row: 3, contact: 'Sam Petrov', reason: 'PHONE_DAMAGED' },
          { row: 4, contact: 'Elsa Varga', reason: 'PHONE_REQUIRED' },
        ],
      },
    },
  });

  // As a person does.
  const { body } = await send(owner.api, '/contacts/import?review=true', {
    file: `${FILE}Ines;Vale;(503) 555-0182;;\n`,
  });
  const { id } = body.data;
  await eventually(async () => expect(await read(id)).toMatchObject({ state: 'VALIDATING', ready: 2, existing: 1 }));
  const review = `mutation ($id: ID!, $fields: [ImportField]) { reviewContactImport(id: $id, fields: $fields, country: "US") { ready columns { field } } }`;
  const { reviewContactImport } = await owner.api.run(review, {
    id,
    fields: ['FIRST_NAME', 'LAST_NAME', 'PHONE_NUMBER', 'EMAIL', 'COMPANY'],
  });
  expect(reviewContactImport).toMatchObject({ ready: 2 });
  const { createSubscriberList: list } = await owner.api.run(
    'mutation { createSubscriberList(name: "Portland fair") { id } }',
  );
  const start = `mutation ($id: ID!, $list: ID) { startContactImport(id: $id, duplicateRule: UPDATE_EMPTY,
    subscriberListId: $list, tags: ["Fair"], consent: FILE, consentWords: "Signed up at the Portland fair", consentProven: true) { state } }`;
  await owner.api.run(start, { id, list: list.id });
  await eventually(async () =>
    expect(await read(id)).toMatchObject({
      state: 'DONE_WITH_ERRORS',
      created: 1,
      updated: 1,
      done: 2,
      joined: 2,
      tagged: 2,
      agreed: 2,
    }),
  );
  const CONSENTS = `query ($list: ID!) { fetchSubscribers(listId: $list) { data { contact { smsMarketingConsent { state } } } } }`;
  const consents = async () =>
    (await owner.api.run(CONSENTS, { list: list.id })).fetchSubscribers.data.map(
      ({ contact }: { contact: { smsMarketingConsent: { state: string } } }) => contact.smsMarketingConsent.state,
    );
  await eventually(async () => expect(await consents()).toEqual(['SUBSCRIBED', 'SUBSCRIBED']));
  expect((await read(id)).subscriberList).toEqual({ id: list.id, name: 'Portland fair' });
  expect((await owner.api.run(REPORT, { id, reason: 'PHONE_DAMAGED' })).contactImportReport).toMatchObject([
    { row: 3, contact: 'Sam Petrov', phoneNumber: '4.15551E+10' },
  ]);
  await owner.api.run('mutation ($id: ID!) { undoContactImport(id: $id) { state } }', { id });
  await eventually(async () => expect(await read(id)).toMatchObject({ state: 'UNDONE', removed: 1 }));
  expect(await consents()).toEqual([]);
  const { contactImports } = await owner.api.run('{ contactImports { id state } }');
  expect(contactImports).toMatchObject([{ id, state: 'UNDONE' }, { state: 'DONE_WITH_ERRORS' }]);

  await executeGoogle(owner.api, product.url);

  // What is no list of people says why.
  const refused = (file: string, path = '/contacts/import') => send(owner.api, path, { file });
  expect(await refused('name,shoe\nAna,44\n')).toMatchObject({
    status: 422,
    body: { title: expect.stringContaining('Kindly check our sample CSV template') },
  });
  expect(await refused(FILE, `/contacts/import?subscriberListId=${id}`)).toMatchObject({ body: { code: 'NOT_FOUND' } });
  const bea = await aMember(product.url, owner, 'MEMBER');
  expect(await send(bea.api, '/contacts/import', { file: FILE })).toMatchObject({ body: { code: 'FORBIDDEN_ROLE' } });
}

/** As the client does: to the consent page, back with its answer, imported; nobody else's answer counts. */
async function executeGoogle(api: Api, url: string): Promise<void> {
  const redirectUri = `${url}/contacts/google/done`;
  const ask = async (path: string, query: Record<string, string>) => {
    const response = await api.fetch(`/contacts/google/${path}?${new URLSearchParams(query)}`);
    return { status: response.status, body: await response.json() };
  };
  const workspaceId = api.credentials.workspace ?? '';
  const consent = async (account: string) => {
    const { body } = await ask('authorize', { workspaceId, redirectUri });
    const answer = await fetch(body.redirectUrl, {
      method: 'POST',
      body: new URLSearchParams({ account, contacts: 'on' }),
      redirect: 'manual',
    });
    return new URL(answer.headers.get('location') ?? '').searchParams;
  };
  const back = Object.fromEntries(await consent('maya'));
  const { createSubscriberList: list } = await api.run(
    'mutation { createSubscriberList(name: "Google people") { id } }',
  );
  const imported = await ask('callback', { ...back, workspaceId, redirectUri, subscriberListId: list.id });
  expect(imported).toMatchObject({
    status: 200,
    body: { data: { state: 'DONE_WITH_ERRORS', errors: [{ contact: 'Elsa Varga', reason: 'PHONE_REQUIRED' }] } },
  });
  const { contactImport } = await api.run(
    'query ($id: ID!) { contactImport(id: $id) { source leftTags joined tagged fileName } }',
    { id: imported.body.data.id },
  );
  expect(contactImport).toMatchObject({ source: 'GOOGLE', joined: 5, tagged: 3, leftTags: [] });
  const { fetchContacts } = await api.run(
    '{ fetchContacts(first: 10, filters: { query: "Owen Marsh" }) { data { phoneNumber source tags { name } } } }',
  );
  expect(fetchContacts.data).toMatchObject([
    { phoneNumber: '+14155550193', source: 'GOOGLE', tags: [{ name: 'Lamp club' }, { name: 'Suppliers' }] },
  ]);
  expect((await api.run('{ fetchConfigurations { googleContacts } }')).fetchConfigurations.googleContacts).toBe(true);
  // A code is taken once: with another state it is refused at Google.
  const { state } = Object.fromEntries(await consent('maya'));
  expect(await ask('callback', { ...back, state: state ?? '', workspaceId, redirectUri })).toMatchObject({
    status: 422,
    body: { why: { check: 'google-code' } },
  });
  expect(await ask('callback', { ...Object.fromEntries(await consent('')), redirectUri })).toMatchObject({
    body: { why: { check: 'google-declined' } },
  });
  expect(await ask('authorize', { workspaceId, redirectUri: 'https://evil.example/done' })).toMatchObject({
    status: 422,
    body: { field: 'redirectUri' },
  });
}

async function send(api: Api, path: string, fields: { file: string; workspaceId?: string }) {
  const form = new FormData();
  form.set('file', new Blob([fields.file]), 'people.csv');
  if (fields.workspaceId) form.set('workspaceId', fields.workspaceId);
  const response = await api.fetch(path, { method: 'POST', body: form });
  // oxlint-disable-next-line typescript/no-explicit-any -- the answer is compared with what it should be
  return { status: response.status, body: await response.json() };
}
