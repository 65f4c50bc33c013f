import { createHash } from 'node:crypto';
import { fakeClock } from '@ringline/kit/testing';
import { expect, test } from 'vitest';
import { consentQuery, createGoogle, SCOPE } from './google.ts';

const clock = fakeClock('2026-11-28T09:00:00Z');
const client = { clientId: 'client', clientSecret: 'secret', redirectUri: 'https://app.example/done' };
const google = createGoogle({ client, clock });
const challenge = createHash('sha256').update('verifier').digest('base64url');
const asked = (more: object = {}) =>
  consentQuery.parse({
    client_id: 'client',
    redirect_uri: client.redirectUri,
    response_type: 'code',
    scope: SCOPE,
    state: 's',
    code_challenge: challenge,
    code_challenge_method: 'S256',
    ...more,
  });
const codeOf = (account: string) => new URL(google.answerTo(asked(), account, true)).searchParams.get('code') ?? '';
const form = (code: string, more: object = {}) => ({
  grant_type: 'authorization_code',
  client_id: 'client',
  client_secret: 'secret',
  redirect_uri: client.redirectUri,
  code_verifier: 'verifier',
  code,
  ...more,
});
const tokenOf = (account: string) => `Bearer ${google.redeem(form(codeOf(account))).access_token}`;
const page = (token: string, pageToken = '', pageSize = 1_000) =>
  google.connections(token, { pageSize, pageToken, personFields: 'names' });

test('shows no consent page to a client that is not registered as it says', () => {
  for (const more of [{ client_id: 'x' }, { redirect_uri: 'https://evil.example' }, { scope: 'openid' }])
    expect(() => google.assertMayAsk(asked(more))).toThrow(/invalid_client|redirect_uri_mismatch|invalid_scope/);
  expect(() => google.assertMayAsk(asked())).not.toThrow();
  expect(google.answerTo(asked(), '', true)).toBe('https://app.example/done?error=access_denied&state=s');
});

test('redeems a code once, for its client, in time and with its verifier', () => {
  const code = codeOf('maya');
  expect(() => google.redeem(form(code, { client_secret: 'x' }))).toThrow(/invalid_client/);
  expect(() => google.redeem(form(code, { code_verifier: 'x' }))).toThrow(/code verifier/);
  expect(google.redeem(form(code))).toMatchObject({ scope: SCOPE, token_type: 'Bearer' });
  expect(() => google.redeem(form(code))).toThrow(/invalid_grant/);
  const late = codeOf('maya');
  const token = tokenOf('maya');
  clock.advance(3_600_000);
  expect(() => google.redeem(form(late))).toThrow(/invalid_grant/);
  expect(() => page(token)).toThrow(/UNAUTHENTICATED/);
});

test('tells people page by page, and keeps a client waiting that asks for many', () => {
  const token = tokenOf('many');
  expect(() => page(token)).toThrow(/RESOURCE_EXHAUSTED/);
  expect(() => page(token)).toThrow(/RESOURCE_EXHAUSTED/);
  expect(page(token)).toMatchObject({ nextPageToken: 'page-1000', totalPeople: 2_345 });
  expect(page(token, 'page-2000').connections).toHaveLength(345);
  expect(() => page(token, '', 5_000)).toThrow(/INVALID_ARGUMENT/);
  expect(google.groups(tokenOf('maya')).contactGroups).toMatchObject([
    { groupType: 'SYSTEM_CONTACT_GROUP' },
    { groupType: 'SYSTEM_CONTACT_GROUP' },
    { groupType: 'USER_CONTACT_GROUP', name: 'Lamp club' },
    { groupType: 'USER_CONTACT_GROUP', name: 'Suppliers' },
  ]);
});
