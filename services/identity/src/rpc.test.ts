import { Code, ConnectError } from '@connectrpc/connect';
import { PRINCIPAL_HEADER, authorize, signPrincipal } from '@ringline/kit/auth';
import { refusalOf } from '@ringline/kit/errors';
import { InMemoryNetwork, createRpcClients, errorMapping, ownContext } from '@ringline/kit/rpc';
import { createLog } from '@ringline/kit/telemetry';
import { IdentityService } from '@ringline/proto/identity/v1/accounts_pb';
import { decodeJwt } from 'jose';
import { describe, expect, it } from 'vitest';
import { rpc } from './rpc/index.ts';
import { CLIENT, PASSWORD, identityTestkit, otherThan } from './testing/testkit.ts';

const kit = await identityTestkit({ SANDBOX_ENABLED: true });
const network = new InMemoryNetwork();
network.add([IdentityService], rpc(kit.deps), [
  ownContext,
  errorMapping(createLog('identity', 'silent')),
  authorize(kit.secrets, kit.clock),
]);
const people = createRpcClients('bff', network, kit.secrets, kit.clock, { anonymousByDefault: true }).client(
  IdentityService,
);
const services = createRpcClients('deploy', network, kit.secrets, kit.clock).client(IdentityService);

/** What the edge sends for a signed-in person. */
async function as(accessToken: string) {
  const { sub: userId = '', sid } = decodeJwt<{ sid: string }>(accessToken);
  const nobody = {
    workspaceId: '',
    profileId: '',
    role: '',
    teamIds: [],
    grants: {},
    plan: '',
    features: [],
    seat: false,
    ownerName: '',
  };
  const claims = { ...nobody, kind: 'user', userId, sessionId: sid } as const;
  const { token } = await signPrincipal(claims, kit.secrets, kit.clock.now());
  return { headers: { [PRINCIPAL_HEADER]: token } };
}

describe('over RPC', () => {
  it('a person signs up, verifies, signs in, refreshes, looks at themselves and signs out', async () => {
    const { user } = await people.createUser(kit.form({ email: 'rpc@example.com' }));
    expect(user).toMatchObject({ status: 'UNVERIFIED', isEmailVerified: false, isPasswordSet: true, version: 1 });
    const code = await kit.codeMailedTo('rpc@example.com');
    const verified = await people.verifyOtp({ userId: user?.id ?? '', code, client: CLIENT });
    expect(verified.user).toMatchObject({ status: 'ACTIVE', isEmailVerified: true });

    const { outcome } = await people.login({ email: 'rpc@example.com', password: PASSWORD });
    if (outcome.case !== 'signedIn') throw new Error('not signed in');
    const { authTokens } = await people.refreshSession({ refreshToken: outcome.value.authTokens?.refreshToken ?? '' });
    const me = await as(authTokens?.token ?? '');
    expect((await people.getCurrentUser({}, me)).user).toMatchObject({ email: 'rpc@example.com', firstName: 'Ana' });
    await people.logout({}, me);
    await expect(people.refreshSession({ refreshToken: authTokens?.refreshToken ?? '' })).rejects.toBeInstanceOf(
      ConnectError,
    );
  });

  it('a refusal arrives whole', async () => {
    const { user } = await people.createUser(kit.form({ email: 'wrong@example.com' }));
    const code = await kit.codeMailedTo('wrong@example.com');
    const failure = await people
      .verifyOtp({ userId: user?.id ?? '', code: otherThan(code) })
      .catch((error: unknown) => error);
    expect(refusalOf(failure)).toMatchObject({ code: 'OTP_INVALID', field: 'code', details: { attemptsLeft: 4 } });
    expect(await people.login({ email: 'wrong@example.com', password: PASSWORD })).toMatchObject({
      outcome: { case: 'codePrompt', value: { userId: user?.id } },
    });
    const resend = await people.resendVerificationCode({ userId: user?.id ?? '' }).catch((error: unknown) => error);
    expect(refusalOf(resend)).toMatchObject({ code: 'OTP_RESEND_TOO_SOON', details: { retryAfterSeconds: 30 } });
  });

  it('only services make demo people, whom anybody may then be', async () => {
    const request = { email: 'dana@demo.example', firstName: 'Dana', lastName: 'Demo', primary: true };
    await expect(people.ensureDemoUser(request)).rejects.toMatchObject({ code: Code.Unauthenticated });
    await services.ensureDemoUser(request);
    expect((await people.openDemoSession({})).user).toMatchObject({ email: 'dana@demo.example', isPasswordSet: false });
  });

  it('nobody looks at an account without signing in', async () => {
    await expect(people.getCurrentUser({})).rejects.toMatchObject({ code: Code.Unauthenticated });
    await expect(people.logout({})).rejects.toMatchObject({ code: Code.Unauthenticated });
  });
});
