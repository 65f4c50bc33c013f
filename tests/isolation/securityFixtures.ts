/** Inputs for the second factor, QR and Google sign-in. Nobody in the matrix has a second factor, and Google is not set up. */
import { QrSignInService } from '@ringline/proto/identity/v1/qr_pb';
import type { Cell, Fixture } from './fixture.ts';

const CODE = '000000';

/** A code that the person's session shows, claimed by another browser. */
async function claimedToken({ world, by }: Cell): Promise<string> {
  const { token } = await world.as(QrSignInService, await world.principalOf(by)).createQrToken({});
  await world.as(QrSignInService, undefined).claimQrToken({ token });
  return token;
}

export const securityFixtures: Readonly<Record<string, Fixture>> = {
  'GoogleService/BeginGoogleSignIn': { input: () => ({ next: '/' }), orRefuses: 'NOT_FOUND' },
  'GoogleService/CompleteGoogleSignIn': { input: () => ({ query: 'code=1&state=2' }), orRefuses: 'NOT_FOUND' },
  'GoogleService/ListSignInMethods': { input: () => ({}) },
  'GoogleService/UnlinkGoogle': { input: () => ({}) },

  'MfaService/CancelMfaReset': { input: () => ({}) },
  'MfaService/CancelMfaResetOf': { input: ({ world }) => ({ userId: world.ours.people.MEMBER.userId }) },
  // Somebody of the matrix signs in elsewhere with the password: this one is not it.
  'MfaService/ConfirmIdentity': {
    input: ({ world }) => ({ userId: world.ours.people.MEMBER.userId }),
    orRefuses: 'VALIDATION_FAILED',
  },
  'MfaService/ConfirmMfaReset': {
    input: () => ({ temporaryAccessToken: 'unknown', code: CODE }),
    orRefuses: 'GONE',
  },
  'MfaService/CreateMfa': { input: () => ({}) },
  'MfaService/EnableMfa': { input: () => ({ code: 'no code' }), orRefuses: 'VALIDATION_FAILED' },
  'MfaService/GetMfaSettings': { input: () => ({}) },
  'MfaService/RemoveMfa': { input: () => ({ code: CODE }), orRefuses: 'MFA_REQUIRED' },
  'MfaService/RequestMfaReset': { input: () => ({ temporaryAccessToken: 'unknown' }), orRefuses: 'GONE' },
  'MfaService/RenewRecoveryCodes': { input: () => ({ code: CODE }), orRefuses: 'MFA_REQUIRED' },
  'MfaService/VerifyMfaCode': {
    input: ({ world }) => ({ userId: world.ours.people.MEMBER.userId, code: CODE }),
    orRefuses: 'MFA_REQUIRED',
  },
  'MfaService/VerifyMfaLogin': {
    input: () => ({ temporaryAccessToken: 'unknown', code: CODE }),
    orRefuses: 'GONE',
  },

  'QrSignInService/ClaimQrToken': {
    async input({ world, by }) {
      return { token: (await world.as(QrSignInService, await world.principalOf(by)).createQrToken({})).token };
    },
  },
  'QrSignInService/CompleteQrSignIn': { input: () => ({ claim: 'unknown' }) },
  'QrSignInService/CreateQrToken': { input: () => ({}) },
  // Only the session that shows a code sees and decides: everybody else finds nothing.
  'QrSignInService/DecideQrRequest': {
    input: async (cell) => ({ token: await claimedToken(cell), approve: false }),
    orRefuses: 'NOT_FOUND',
  },
  'QrSignInService/GetQrRequest': {
    input: async (cell) => ({ token: await claimedToken(cell) }),
    orRefuses: 'NOT_FOUND',
  },
};
