import type { User } from '@ringline/proto/identity/v1/accounts_pb';
import { GoogleService } from '@ringline/proto/identity/v1/google_pb';
import { MfaService } from '@ringline/proto/identity/v1/mfa_pb';
import { QrSignInService, QrStatus } from '@ringline/proto/identity/v1/qr_pb';
import { client, handOver } from '../accounts/handOver.ts';
import type { OperationContext } from '../graphql/context.ts';
import { orNull } from '../graphql/present.ts';
import type { Resolvers } from '../graphql/resolverTypes.ts';

const AUTHENTICATOR = 'AUTHENTICATOR';

const QR_STATUS: Readonly<Record<QrStatus, string>> = {
  [QrStatus.UNSPECIFIED]: 'EXPIRED',
  [QrStatus.WAITING]: 'WAITING',
  [QrStatus.APPROVED]: 'APPROVED',
  [QrStatus.DECLINED]: 'DECLINED',
  [QrStatus.EXPIRED]: 'EXPIRED',
};

const mfa = (context: OperationContext) => context.callOutsideWorkspaces(MfaService);
const qr = (context: OperationContext) => context.callOutsideWorkspaces(QrSignInService);

export const security = {
  Query: {
    async generateQrCodeTokens(_source, _args, context) {
      const { url, token, expiresInMilliseconds } = await qr(context).createQrToken({});
      return { qrCode: url, token, expireMilleconds: expiresInMilliseconds };
    },
    async getQrSignInRequest(_source, { token }, context) {
      const { request } = await qr(context).getQrRequest({ token });
      return request ?? null;
    },
    fetchSignInMethods: (_source, _args, context) => context.callAnonymously(GoogleService).listSignInMethods({}),
  },
  Mutation: {
    createMFA: (_source, _args, context) => mfa(context).createMfa({}),
    verifyEnableMFA: (_source, { code }, context) => mfa(context).enableMfa({ code, client: client(context) }),
    async verifyMFALogin(_source, { temporaryAccessToken, code }, context) {
      await context.limitSignIn({ withCode: true });
      const { authTokens, user } = await context
        .callAnonymously(MfaService)
        .verifyMfaLogin({ temporaryAccessToken, code, client: client(context) });
      return { authTokens: handOver(context, authTokens), user };
    },
    async requestMFAReset(_source, { temporaryAccessToken }, context) {
      await context.limitSignIn({ withCode: true });
      return context.callAnonymously(MfaService).requestMfaReset({ temporaryAccessToken, client: client(context) });
    },
    async confirmMFAReset(_source, { temporaryAccessToken, code }, context) {
      await context.limitSignIn({ withCode: true });
      const { dueAt, authTokens, user } = await context
        .callAnonymously(MfaService)
        .confirmMfaReset({ temporaryAccessToken, code, client: client(context) });
      return authTokens ? { authTokens: handOver(context, authTokens), user } : { dueAt };
    },
    async cancelMFAReset(_source, _args, context) {
      await mfa(context).cancelMfaReset({ client: client(context) });
      return true;
    },
    async removeMFA(_source, { code }, context) {
      await mfa(context).removeMfa({ code, client: client(context) });
      return true;
    },
    renewRecoveryCodes: (_source, { code }, context) =>
      mfa(context).renewRecoveryCodes({ code, client: client(context) }),
    async verifyQrCodeAuth(_source, { token, approve }, context) {
      await qr(context).decideQrRequest({ token, approve: approve ?? true });
      return true;
    },
    async claimQrCode(_source, { token }, context) {
      await context.limitSignIn({ withCode: false });
      const { claim, expiresInMilliseconds } = await context
        .callAnonymously(QrSignInService)
        .claimQrToken({ token, client: client(context) });
      return { claim, expireMilleconds: expiresInMilliseconds };
    },
    // Not among the limited ones: it is asked every second, and nobody guesses 256 bits.
    async completeQrSignIn(_source, { claim }, context) {
      const { status, authTokens, user } = await context
        .callAnonymously(QrSignInService)
        .completeQrSignIn({ claim, client: client(context) });
      const approved = status === QrStatus.APPROVED;
      return {
        status: QR_STATUS[status] ?? 'EXPIRED',
        ...(approved && { authTokens: handOver(context, authTokens), user }),
      };
    },
    unlinkGoogle: async (_source, _args, context) =>
      (await context.callOutsideWorkspaces(GoogleService).unlinkGoogle({ client: client(context) })).user,
  },
  QrSignInRequest: {
    location: ({ location }: { location: string }) => orNull(location),
  },
  User: {
    async mfaSettings(user: User, _args, context) {
      if (!user.mfaEnabled) return { enabled: false, type: null, recoveryCodesLeft: 0, resetDueAt: null };
      const { userId, recoveryCodesLeft } = await mfa(context).getMfaSettings({});
      // How many codes somebody else has left is nobody's business.
      const own = userId === user.id;
      return {
        enabled: true,
        type: AUTHENTICATOR,
        recoveryCodesLeft: own ? recoveryCodesLeft : 0,
        resetDueAt: (own && user.mfaReset?.dueAt) || null,
      };
    },
    googleAuth: (user: User) => ({ enabled: user.googleEnabled }),
  },
} satisfies Resolvers;
