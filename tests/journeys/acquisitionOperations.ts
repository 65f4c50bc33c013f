/** A keyword and a web form are made and changed; somebody texts the one or sends the other, confirms, and is on the list, through all services. */
import { eventually } from '@ringline/kit/testing';
import { expect } from 'vitest';
import { OutsideWorld, type RunningProduct } from '../testkit/index.ts';
import { aMember, anOwnerOnBusiness } from '../testkit/members.ts';

const PEER = '+15035550171';
const FORM_PEER = '+15035550172';
const KEYWORD = 'id word phoneNumber listName optInLevel question answer seen joined left version';
const CREATE = `mutation ($word: String!, $phoneNumberId: ID!, $input: KeywordInput!) {
  createKeyword(word: $word, phoneNumberId: $phoneNumberId, input: $input) { ${KEYWORD} } }`;
const UPDATE = `mutation ($id: ID!, $version: Int!, $input: KeywordInput!) {
  updateKeyword(id: $id, version: $version, input: $input) { ${KEYWORD} } }`;
const SEE = `{ fetchKeywords { limit data { ${KEYWORD} } }
  getAcquisitionGrowth(days: 7, timezone: "UTC") { keyword webForm left } }`;
const FORM = `id link name heading body fields { field propertyId required } consent button phoneNumber listName country optInLevel
  question answer thanks thanksUrl origins status enabled seen joined left version`;
const CONSENT = 'Text me offers, up to 4 a month. Reply STOP to opt out.';

export async function executeAcquisition(product: RunningProduct): Promise<void> {
  const owner = await anOwnerOnBusiness(product, 'Kei');
  const member = await aMember(product.url, owner, 'MEMBER');
  const outside = new OutsideWorld(product.url);
  const { createSubscriberList: list } = await owner.api.run(
    'mutation { createSubscriberList(name: "Lamp news") { id } }',
  );
  const input = { listId: list.id, optInLevel: 'DOUBLE', question: 'Reply YES to confirm.', answer: 'Welcome!' };
  const asked = { word: 'lamp', phoneNumberId: owner.number.id, input };
  expect(await member.api.refused(CREATE, asked)).toMatchObject({ code: 'FORBIDDEN_ROLE' });
  expect(await owner.api.refused(CREATE, { ...asked, word: 'Stop' })).toMatchObject({ field: 'word' });
  const made = await eventually(async () => (await owner.api.run(CREATE, asked)).createKeyword);
  expect(made).toMatchObject({ word: 'LAMP', phoneNumber: owner.number.number, listName: 'Lamp news' });
  const { updateKeyword } = await owner.api.run(UPDATE, {
    id: made.id,
    version: made.version,
    input: { ...input, answer: 'Welcome to lamp news!' },
  });
  expect(updateKeyword).toMatchObject({ answer: 'Welcome to lamp news!', version: 2 });

  await outside.text(PEER, owner.number.number, 'Lamp');
  const thread = '{ fetchConversations(channel: message) { data { direction message { body } } } }';
  const bodies = async () =>
    ((await owner.api.run(thread)).fetchConversations.data as { message: { body: string } }[]).map(
      ({ message }) => message.body,
    );
  await eventually(async () => expect(await bodies()).toContain('Reply YES to confirm.'));
  await outside.text(PEER, owner.number.number, 'Sí');
  await eventually(async () => expect(await bodies()).toContain('Welcome to lamp news!'));
  const seen = await member.api.run(SEE);
  expect(seen.fetchKeywords).toMatchObject({ limit: 5, data: [{ seen: 1, joined: 1, left: 0 }] });
  expect(seen.getAcquisitionGrowth.at(-1)).toEqual({ keyword: 1, webForm: 0, left: 0 });
  const consent = `query ($id: ID!) { getSubscriberListById(id: $id) { contacts { data {
    smsMarketingConsent { state optInLevel } consentHistory { data { state words } } } } } }`;
  expect((await owner.api.run(consent, { id: list.id })).getSubscriberListById.contacts.data).toEqual([
    {
      smsMarketingConsent: { state: 'SUBSCRIBED', optInLevel: 'DOUBLE' },
      consentHistory: {
        data: [
          { state: 'SUBSCRIBED', words: 'Sí' },
          { state: 'PENDING', words: 'Lamp' },
        ],
      },
    },
  ]);
  await owner.api.run('mutation ($id: ID!) { deleteKeyword(id: $id) { id } }', { id: made.id });
  expect((await owner.api.run(SEE)).fetchKeywords.data).toEqual([]);
}

/** The page as a browser without scripts has it: its hidden fields, and what sends it. */
export async function openForm(link: string) {
  const page = await fetch(link, { headers: { 'accept-language': 'de-AT, en;q=0.5' } });
  const text = await page.text();
  const hidden = [...text.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)">/g)];
  const fields = Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, value]));
  return {
    page,
    text,
    send: (typed: Record<string, string>, headers: Record<string, string> = {}) =>
      fetch(link, {
        method: 'POST',
        redirect: 'manual',
        headers,
        body: new URLSearchParams({ ...fields, ...typed }),
      }),
  };
}

export async function executeWebForms(product: RunningProduct): Promise<void> {
  const owner = await anOwnerOnBusiness(product, 'Mei');
  const member = await aMember(product.url, owner, 'MEMBER');
  const outside = new OutsideWorld(product.url);
  const { createSubscriberList: list } = await owner.api.run(
    'mutation { createSubscriberList(name: "Offers") { id } }',
  );
  const input = {
    name: 'Home page',
    heading: '10 % off <your> first lamp',
    fields: [{ field: 'FIRST_NAME', required: true }],
    consent: CONSENT,
    phoneNumberId: owner.number.id,
    listId: list.id,
    country: 'US',
    optInLevel: 'DOUBLE',
    question: 'Reply YES to confirm.',
    answer: 'Welcome!',
    origins: ['https://www.wrenfield.example'],
  };
  const create = `mutation ($input: WebFormInput!) { createWebForm(input: $input) { ${FORM} } }`;
  expect(await member.api.refused(create, { input })).toMatchObject({ code: 'FORBIDDEN_ROLE' });
  expect(await owner.api.refused(create, { input: { ...input, origins: ['www'] } })).toMatchObject({
    field: 'origins',
  });
  const made = await eventually(async () => (await owner.api.run(create, { input })).createWebForm);
  expect(made).toMatchObject({ status: 'OPEN', listName: 'Offers', thanks: null, seen: 0, version: 1 });
  const { updateWebForm } = await owner.api.run(
    `mutation ($id: ID!, $version: Int!, $input: WebFormInput!) { updateWebForm(id: $id, version: $version, input: $input) { ${FORM} } }`,
    { id: made.id, version: 1, input: { ...input, thanks: 'See you soon' } },
  );
  expect(updateWebForm).toMatchObject({ link: made.link, thanks: 'See you soon', version: 2 });

  // The carrier's numbers are known by their host alone; the page is where the product is.
  const link = new URL(new URL(made.link).pathname, product.url).href;
  const { page, text, send } = await openForm(link);
  expect(page.headers.get('content-security-policy')).toContain('frame-ancestors https://www.wrenfield.example');
  expect(text).toContain('<html lang="de">');
  expect(text).toContain('10 % off &lt;your&gt; first lamp');
  const typed = { phone: FORM_PEER, 'v.FIRST_NAME': 'Ida', agrees: 'yes' };
  const wrong = await send({ ...typed, phone: '12', 'v.FIRST_NAME': '"><script>' });
  expect(wrong.status).toBe(422);
  expect(await wrong.text()).toContain('value="&quot;&gt;&lt;script&gt;"');
  const taken = await send(typed);
  expect([taken.status, taken.headers.get('location')]).toEqual([303, `${new URL(link).pathname}/thanks?for=confirm`]);
  expect((await send(typed)).status).toBe(303);
  expect(await (await fetch(`${link}/thanks?for=confirm`)).text()).toContain('See you soon');
  const texts = '{ fetchConversations(channel: message) { data { message { body } } } }';
  const bodies = async () =>
    ((await owner.api.run(texts)).fetchConversations.data as { message: { body: string } }[]).map(
      ({ message }) => message.body,
    );
  await eventually(async () => expect(await bodies()).toEqual(['Reply YES to confirm.']));
  await outside.text(FORM_PEER, owner.number.number, 'Ja');
  await eventually(async () => expect(await bodies()).toContain('Welcome!'));
  const seen = await member.api.run(`{ fetchWebForms { limit data { ${FORM} } } ${SEE.slice(1)}`);
  expect(seen.fetchWebForms).toMatchObject({ limit: 5, data: [{ seen: 1, joined: 1, left: 0 }] });
  expect(seen.getAcquisitionGrowth.at(-1)).toEqual({ keyword: 0, webForm: 1, left: 0 });
  const people = `query ($id: ID!) { getSubscriberListById(id: $id) { contacts { data {
    firstName smsMarketingConsent { state optInLevel }
    consentHistory { data { state source words ipAddress webPage } } } } } }`;
  expect((await owner.api.run(people, { id: list.id })).getSubscriberListById.contacts.data).toEqual([
    {
      firstName: 'Ida',
      smsMarketingConsent: { state: 'SUBSCRIBED', optInLevel: 'DOUBLE' },
      consentHistory: {
        data: [
          { state: 'SUBSCRIBED', source: 'KEYWORD', words: 'Ja', ipAddress: null, webPage: null },
          { state: 'PENDING', source: 'WEB_FORM', words: CONSENT, ipAddress: '127.0.0.1', webPage: made.link },
        ],
      },
    },
  ]);
  const turn = 'mutation ($id: ID!) { switchWebForm(id: $id, enabled: false) { status } }';
  expect((await owner.api.run(turn, { id: made.id })).switchWebForm).toEqual({ status: 'OFF' });
  expect((await fetch(link)).status).toBe(410);
  await owner.api.run('mutation ($id: ID!) { deleteWebForm(id: $id) { id } }', { id: made.id });
  expect((await fetch(link)).status).toBe(404);
}
