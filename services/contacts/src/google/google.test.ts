import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSecrets, generateKeyRing } from '@ringline/kit/secrets';
import { atEndOfFile, fakeClock, testDatabase } from '@ringline/kit/testing';
import { beforeEach, expect, test } from 'vitest';
import { READ_IMPORT } from '../imports/jobNames.ts';
import { readImport } from '../imports/readImport.ts';
import { runImport } from '../imports/runImport.ts';
import { contacts as service } from '../service.ts';
import { authorizeGoogle, importGoogle } from './importGoogle.ts';
import { openPeople } from './openPeople.ts';
import { rowOf } from './person.ts';

const clock = fakeClock('2026-11-28T09:00:00Z');
const db = await testDatabase(service, { clock });

/** What Google says next to a path, in its order; the last answer stays. */
const answers = new Map<string, { status: number; body?: object; headers?: Record<string, string> }[]>();
const asked: string[] = [];
const google = createServer((request, response) => {
  const url = new URL(request.url ?? '/', 'http://google');
  asked.push(`${url.pathname}?${url.searchParams.get('pageToken') ?? ''}`);
  const queue = answers.get(url.pathname) ?? [];
  const next = (queue.length > 1 ? queue.shift() : queue[0]) ?? { status: 404 };
  response.writeHead(next.status, { 'content-type': 'application/json', ...next.headers });
  response.end(JSON.stringify(next.body ?? {}));
}).listen(0);
atEndOfFile(async () => void google.close());

const storage = { stat: async () => undefined, delete: async () => undefined } as never;
const enqueued: string[] = [];
const deps = {
  db,
  clock,
  ids: db.ids,
  secrets: createSecrets(generateKeyRing()),
  storage,
  jobs: { enqueue: async (_uow: unknown, name: string) => void enqueued.push(name) } as never,
  env: {
    SANDBOX_ENABLED: false,
    PUBLIC_URL: 'https://app.example',
    GOOGLE_CONTACTS_CLIENT_ID: 'client',
    GOOGLE_CONTACTS_CLIENT_SECRET: 'secret',
    GOOGLE_CONTACTS_URL: `http://localhost:${(google.address() as AddressInfo).port}`,
    GOOGLE_CONTACTS_CONSENT_URL: 'https://accounts.example',
  },
};
const redirectUri = 'https://app.example/contacts/google/done';
const actor = { workspaceId: db.ids.uuid(), userId: 'maya' };
const SCOPE = 'https://www.googleapis.com/auth/contacts.readonly';

async function stateOf(): Promise<string> {
  const { redirectUrl } = await authorizeGoogle(deps)({ redirectUri }, actor);
  return new URL(redirectUrl).searchParams.get('state') ?? '';
}
const returned = (state: string, more: object = {}) => ({
  code: '4/code',
  state,
  error: '',
  redirectUri,
  subscriberListId: '',
  country: 'US',
  ...more,
});

beforeEach(() => {
  answers.clear();
  asked.length = 0;
  answers.set('/token', [{ status: 200, body: { access_token: 'ya29.token', scope: SCOPE } }]);
});

test('asks for contacts once, with PKCE and a state that says nothing', async () => {
  const { redirectUrl } = await authorizeGoogle(deps)({ redirectUri }, actor);
  const url = new URL(redirectUrl);
  expect(url.origin + url.pathname).toBe('https://accounts.example/o/oauth2/v2/auth');
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    scope: SCOPE,
    access_type: 'online',
    code_challenge_method: 'S256',
    redirect_uri: redirectUri,
  });
  expect(redirectUrl).not.toContain('maya');
});

test('sends nobody to a page that is not ours, and nobody anywhere without a client', async () => {
  const elsewhere = authorizeGoogle(deps)({ redirectUri: 'https://evil.example/contacts/google/done' }, actor);
  await expect(elsewhere).rejects.toMatchObject({ code: 'VALIDATION_FAILED', field: 'redirectUri' });
  const env = { ...deps.env, GOOGLE_CONTACTS_CLIENT_ID: '' };
  await expect(authorizeGoogle({ ...deps, env })({ redirectUri }, actor)).rejects.toMatchObject({
    why: { check: 'google-contacts' },
  });
});

test('reads the pages of an account into an import, waits when it asks too often, and forgets the token', async () => {
  const group = 'contactGroups/1';
  answers.set('/v1/contactGroups', [
    { status: 200, body: { contactGroups: [{ resourceName: group, groupType: 'USER_CONTACT_GROUP', name: 'Club' }] } },
  ]);
  const phone = (value: string) => ({ phoneNumbers: [{ value, canonicalForm: value }] });
  answers.set('/v1/people/me/connections', [
    { status: 429, headers: { 'retry-after': '3' } },
    {
      status: 200,
      body: {
        connections: [
          {
            names: [{ givenName: 'Lena', familyName: 'Farrow' }],
            ...phone('+15035550181'),
            memberships: [{ contactGroupMembership: { contactGroupResourceName: group } }],
          },
        ],
        nextPageToken: 'two',
      },
    },
    { status: 200, body: { connections: [{ names: [{ displayName: 'Nora' }] }] } },
  ]);
  const waits: number[] = [];
  const state = await stateOf();
  const created = await importGoogle(deps)(returned(state), actor);
  // The same answer again is the same import.
  expect((await importGoogle(deps)(returned(state), actor)).id).toBe(created.id);
  expect(enqueued.filter((name) => name === READ_IMPORT)).toHaveLength(1);
  expect(created.googleGrant).not.toContain('ya29');

  await readImport(
    deps,
    openPeople(deps, async (ms) => void waits.push(ms)),
  )({ ...actor, id: created.id });
  await runImport(deps)({ ...actor, id: created.id });
  expect(waits).toEqual([3_000]);
  expect(asked.slice(-2)).toEqual(['/v1/people/me/connections?', '/v1/people/me/connections?two']);
  const done = await db.tenant(actor.workspaceId, async ({ tx }) => ({
    found: await tx.contactImport.findFirstOrThrow({ where: { id: created.id, workspaceId: actor.workspaceId } }),
    people: await tx.contact.findMany({ where: { workspaceId: actor.workspaceId } }),
  }));
  expect(done.found).toMatchObject({ state: 'DONE_WITH_ERRORS', googleGrant: '', problems: { PHONE_REQUIRED: 1 } });
  expect(done.people).toMatchObject([{ firstName: 'Lena', lastName: 'Farrow', source: 'GOOGLE', tags: ['Club'] }]);
});

test('fails an import whose consent was taken back, or that Google keeps waiting', async () => {
  const failureAfter = async (answer: { status: number }) => {
    answers.set('/v1/contactGroups', [answer]);
    const { id } = await importGoogle(deps)(returned(await stateOf()), actor);
    await readImport(
      deps,
      openPeople(deps, async () => undefined),
    )({ ...actor, id });
    return db.tenant(actor.workspaceId, ({ tx }) =>
      tx.contactImport.findFirstOrThrow({ where: { id, workspaceId: actor.workspaceId } }),
    );
  };
  expect(await failureAfter({ status: 401 })).toMatchObject({ failure: 'GOOGLE_REFUSED', googleGrant: '' });
  expect(await failureAfter({ status: 429 })).toMatchObject({ failure: 'GOOGLE_BUSY', googleGrant: '' });
});

test('takes an answer from the person alone who asked, in time, and with consent', async () => {
  const check = async (more: object, who = actor) => {
    const state = await stateOf();
    return importGoogle(deps)(returned(state, more), who).catch(
      (error: { why?: { check: string } }) => error.why?.check,
    );
  };
  expect(await check({ state: 'made-up' })).toBe('google-state');
  expect(await check({}, { ...actor, userId: 'otto' })).toBe('google-state');
  expect(await check({}, { ...actor, workspaceId: db.ids.uuid() })).toBe('google-state');
  expect(await check({ code: '', error: 'access_denied' })).toBe('google-declined');
  const late = await stateOf();
  clock.advance(10 * 60_000 + 1);
  await expect(importGoogle(deps)(returned(late), actor)).rejects.toMatchObject({ why: { check: 'google-state' } });
  answers.set('/token', [{ status: 400, body: { error: 'invalid_grant' } }]);
  expect(await check({})).toBe('google-code');
  answers.set('/token', [{ status: 200, body: { access_token: 'x', scope: 'openid' } }]);
  expect(await check({})).toBe('google-scope');
  answers.set('/token', [{ status: 503 }]);
  expect(await check({})).toBe('google-away');
});

test('reads odd people of the API', () => {
  const labels = new Map([['contactGroups/1', 'Fair, Portland']]);
  const row = (person: object) => rowOf(person, labels);
  expect(row({})).toEqual(['', '', '', '', '', '', '', '']);
  expect(row({ metadata: { deleted: true } })).toBeUndefined();
  expect(rowOf('nobody', labels)).toBeUndefined();
  expect(row({ names: 'Ana', phoneNumbers: [null] })).toEqual(['', '', '', '', '', '', '', '']);
  expect(
    row({
      names: [{ displayName: 'Ana Sol' }],
      phoneNumbers: [
        { value: '1', type: 'work', metadata: { primary: true } },
        { value: '(503) 555-0181', type: 'mobile' },
      ],
      memberships: [{ contactGroupMembership: { contactGroupResourceName: 'contactGroups/1' } }, {}],
    }),
  ).toEqual(['Ana Sol', '', '(503) 555-0181', '', '', '', '', 'Fair, Portland :::']);
});
