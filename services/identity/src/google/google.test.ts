import { describe, expect, it } from 'vitest';
import { enableMfa } from '../mfa/enableMfa.ts';
import { createMfa } from '../mfa/createMfa.ts';
import { appCode } from '../testing/authenticatorApp.ts';
import { noticeMailed } from '../testing/notices.ts';
import { CLIENT, PASSWORD, identityTestkit } from '../testing/testkit.ts';
import { beginGoogleSignIn, localPath } from './beginGoogleSignIn.ts';
import { completeGoogleSignIn } from './completeGoogleSignIn.ts';
import { openFlow, sealFlow } from './flow.ts';
import { googleProvider, vouchesFor, type GoogleIdentity } from './provider.ts';
import { signInWithGoogle } from './signInWithGoogle.ts';
import { unlinkGoogle } from './unlinkGoogle.ts';

const kit = await identityTestkit();
const { deps } = kit;
let people = 0;

/** Somebody as Google knows them. */
function person(changes: Partial<GoogleIdentity> = {}): GoogleIdentity {
  people += 1;
  return {
    subject: `sub-${people}`,
    email: `gina${people}@example.org`,
    emailVerified: true,
    firstName: 'Gina',
    lastName: 'Google',
    locale: 'de-AT',
    ...changes,
  };
}

const signIn = (given: GoogleIdentity) => signInWithGoogle(deps)(given, CLIENT);
const unlink = (userId: string) => unlinkGoogle(deps)({ client: CLIENT }, { userId });
const login = (email: string, password = PASSWORD) => kit.login({ email, password, client: CLIENT });

async function signedIn(given: GoogleIdentity) {
  const outcome = await signIn(given);
  if (outcome.kind !== 'signed-in') throw new Error(outcome.kind);
  return outcome.account;
}

describe('signing in with Google', () => {
  it('makes an account without a password whose address is verified, and finds it again by its subject', async () => {
    const gina = person();
    const account = await signedIn(gina);
    expect(account).toMatchObject({ status: 'ACTIVE', passwordHash: null, firstName: 'Gina', language: 'de' });
    expect(account.emailVerifiedAt).not.toBeNull();
    expect(await kit.eventsOf(account.id)).toEqual(['identity.user.changed.v1']);
    const moved = await signedIn({ ...gina, email: 'gina.elsewhere@example.org', emailVerified: false });
    expect(moved.id).toBe(account.id);
    expect(moved.email).toBe(account.email);
  });

  it('makes one account when two tabs come back at the same time', async () => {
    const gina = person();
    const accounts = await Promise.all([signedIn(gina), signedIn(gina), signedIn(gina)]);
    expect(new Set(accounts.map(({ id }) => id)).size).toBe(1);
  });

  it('links the account that has verified the same address, and tells its person', async () => {
    const { account, form } = await kit.verifiedUser();
    const linked = await signedIn(person({ email: form.email.toUpperCase() }));
    expect(linked.id).toBe(account.id);
    expect(await login(form.email)).toMatchObject({ kind: 'signed-in' });
    await noticeMailed(kit.mails, form.email, 'google-linked');
  });

  it('gives whoever signed up first with the address of somebody else nothing of what its owner then does', async () => {
    const gina = person();
    const stranger = await kit.createUser(kit.form({ email: gina.email, password: 'a password of a stranger' }));
    const code = await kit.codeMailedTo(gina.email);
    const owner = await signedIn(gina);
    expect(owner.id).not.toBe(stranger.id);
    await expect(login(gina.email, 'a password of a stranger')).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    await expect(kit.verifyOtp({ userId: stranger.id, code, client: CLIENT })).rejects.toMatchObject({
      code: 'OTP_EXPIRED',
    });
    kit.clock.advance(30_000);
    expect(await kit.createUser(kit.form({ email: gina.email }))).toMatchObject({ status: 'UNVERIFIED' });
  });

  it('is refused for an address that Google has not verified, whether or not it has an account', async () => {
    const { form } = await kit.verifiedUser();
    for (const email of [form.email, 'nobody.yet@example.org', '']) {
      await expect(signIn(person({ email, emailVerified: false }))).rejects.toMatchObject({
        code: 'UNAUTHENTICATED',
        why: { check: 'google-email-unverified' },
      });
    }
  });

  it.each([
    ['https://accounts.google.com', 'gina@gmail.com', '', true],
    ['https://accounts.google.com', 'gina@corp.example', 'corp.example', true],
    ['https://accounts.google.com', 'gina@corp.example', '', false],
    ['https://accounts.google.com', 'gina@gmail.com.example', '', false],
    ['https://id.corp.example', 'gina@corp.example', '', true],
  ])('trusts %s about %s of the domain "%s": %s', (issuer, email, hostedDomain, trusted) =>
    expect(vouchesFor(issuer, email, hostedDomain)).toBe(trusted),
  );

  it('is refused for another Google account with the address of a linked one', async () => {
    const gina = person();
    await signedIn(gina);
    await expect(signIn({ ...gina, subject: 'another' })).rejects.toMatchObject({
      why: { check: 'google-other-linked' },
    });
  });

  it('is refused for a deactivated account, linked or not', async () => {
    const gina = person();
    const { form } = await kit.verifiedUser();
    await signedIn(gina);
    await kit.db.platform('test', ({ tx }) =>
      tx.account.updateMany({ where: { email: { in: [gina.email, form.email] } }, data: { status: 'DEACTIVATED' } }),
    );
    for (const given of [gina, person({ email: form.email })]) {
      await expect(signIn(given)).rejects.toMatchObject({ why: { check: 'google-account-deactivated' } });
    }
  });

  it('asks for the second factor all the same', async () => {
    const gina = person();
    const account = await signedIn(gina);
    const { secret } = await createMfa(deps)({}, { userId: account.id });
    await enableMfa(deps)({ code: appCode(secret, kit.clock.now()), client: CLIENT }, { userId: account.id });
    expect(await signIn(gina)).toMatchObject({ kind: 'mfa-prompt', userId: account.id });
  });
});

describe('taking the Google account off', () => {
  it('is refused for who has no password', async () => {
    const account = await signedIn(person());
    await expect(unlink(account.id)).rejects.toMatchObject({
      code: 'INVALID_TRANSITION',
      why: { check: 'password', whoCanFix: ['you'] },
    });
  });

  it('leaves the password, and tells the person; again it changes nothing', async () => {
    const { account, form } = await kit.verifiedUser();
    await signedIn(person({ email: form.email }));
    const unlinked = await unlink(account.id);
    expect(unlinked.googleSubject).toBeNull();
    await noticeMailed(kit.mails, form.email, 'google-unlinked');
    expect((await unlink(account.id)).version).toBe(unlinked.version);
    expect(await login(form.email)).toMatchObject({ kind: 'signed-in' });
  });
});

describe('the way to Google and back', () => {
  it('is not offered unless a client is set up', async () => {
    const provider = googleProvider(deps);
    expect(provider.offered).toBe(false);
    await expect(beginGoogleSignIn(deps, provider)({ next: '/' })).rejects.toMatchObject({
      why: { check: 'google-off', whoCanFix: ['operator'] },
    });
  });

  it.each(['/inbox?tab=open#top', '/'])('leads to a page of ours: %s', (next) => {
    expect(localPath(next)).toBe(next);
  });

  it.each([
    '',
    'https://evil.example',
    '//evil.example',
    String.raw`/\evil.example`,
    '/\t/evil.example',
    '/..//evil.example',
    '/.//evil.example',
    '/inbox/..//evil.example',
    '/%2e%2e//evil.example',
    String.raw`/..\/evil.example`,
    'inbox',
  ])('leads nowhere else: %s', (next) => {
    const path = localPath(next);
    expect(path).toBe('/');
    expect(new URL(path, 'https://ours.example').origin).toBe('https://ours.example');
  });

  it('keeps what it needs sealed, for ten minutes', async () => {
    const flow = { state: 's', nonce: 'n', codeVerifier: 'v', next: '/', expiresAt: kit.clock.now().getTime() + 1 };
    const sealed = sealFlow(kit.secrets, flow);
    expect(openFlow(kit.secrets, sealed, kit.clock.now())).toMatchObject({ state: 's' });
    expect(openFlow(kit.secrets, sealed, new Date(flow.expiresAt))).toBeUndefined();
    expect(openFlow(kit.secrets, kit.secrets.seal(JSON.stringify(flow)), kit.clock.now())).toBeUndefined();
    expect(openFlow(kit.secrets, '', kit.clock.now())).toBeUndefined();
  });

  it('ends when Google does not answer', async () => {
    const away = { ...deps, env: { ...deps.env, GOOGLE_CLIENT_ID: 'id', GOOGLE_ISSUER: 'http://127.0.0.1:1' } };
    const provider = googleProvider(away);
    await expect(beginGoogleSignIn(away, provider)({ next: '/' })).rejects.toMatchObject({
      why: { check: 'google-failed' },
    });
    const flow = sealFlow(kit.secrets, {
      state: 's',
      nonce: 'n',
      codeVerifier: 'v',
      next: '/',
      expiresAt: kit.clock.now().getTime() + 1000,
    });
    const complete = (query: string) => completeGoogleSignIn(away, provider)({ flow, query, client: CLIENT });
    await expect(complete('error=access_denied&state=s')).rejects.toMatchObject({
      why: { check: 'google-cancelled' },
    });
    await expect(complete('error=access_denied&state=other')).rejects.toMatchObject({
      why: { check: 'google-failed' },
    });
    await expect(complete('code=1&state=s')).rejects.toMatchObject({ why: { check: 'google-failed' } });
  });
});
