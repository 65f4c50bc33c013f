/** Inputs for passwords, addresses, sessions and a person's own details. Nothing here may change what other cells sign in with. */
import { randomUUID } from 'node:crypto';
import { PASSWORD, newEmail } from '../testkit/index.ts';
import type { Fixture } from './fixture.ts';

export const accountFixtures: Readonly<Record<string, Fixture>> = {
  'AddressService/RequestEmailChange': {
    input: () => ({ email: newEmail('moved'), password: PASSWORD }),
    // A code was sent a moment ago, by the sign-up or by another cell.
    orRefuses: 'OTP_RESEND_TOO_SOON',
  },
  'AddressService/RequestPhoneVerification': { input: () => ({ phoneNumber: '12' }), orRefuses: 'PHONE_INVALID' },
  'AddressService/VerifyEmailChange': { input: () => ({ code: 'none' }), orRefuses: 'VALIDATION_FAILED' },
  'AddressService/VerifyPhoneNumber': { input: () => ({ code: 'none' }), orRefuses: 'VALIDATION_FAILED' },

  'IdentityService/UpdateUser': { input: () => ({ city: `Town ${randomUUID().slice(0, 4)}` }) },

  // The new one is too short: the caller was asked for the old one, and everybody stays signed in.
  'PasswordService/ChangePassword': {
    input: () => ({ currentPassword: PASSWORD, newPassword: 'short' }),
    orRefuses: 'VALIDATION_FAILED',
  },
  'PasswordService/RequestPasswordReset': { input: () => ({ identifier: newEmail('ghost') }) },
  'PasswordService/ResendPasswordResetCode': { input: () => ({ userId: randomUUID() }) },
  'PasswordService/ResetPassword': {
    input: () => ({ userId: randomUUID(), code: '000000', newPassword: 'seven lanterns drifting east' }),
    orRefuses: 'OTP_EXPIRED',
  },

  'SessionService/GetSignInRules': { input: () => ({}) },
  'SessionService/ListSessions': { input: () => ({}) },
  'SessionService/RevokeOtherSessions': { input: () => ({}) },
  'SessionService/RevokeSession': { input: () => ({ sessionId: randomUUID() }), orRefuses: 'NOT_FOUND' },
};
