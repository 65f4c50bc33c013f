import { PasswordService } from '@ringline/proto/identity/v1/passwords_pb';
import type { Resolvers } from '../graphql/resolverTypes.ts';
import { client, handOver, handOverDevice } from './handOver.ts';

/** Forgotten and changed passwords. */
export const passwords = {
  Mutation: {
    async requestPasswordReset(_source, { identifier }, context) {
      await context.limitSignIn({ withCode: true });
      return context.callAnonymously(PasswordService).requestPasswordReset({ identifier, client: client(context) });
    },
    async resendResetPasswordCode(_source, { userId }, context) {
      await context.limitSignIn({ withCode: true });
      return context.callAnonymously(PasswordService).resendPasswordResetCode({ userId, client: client(context) });
    },
    async resetPassWord(_source, { userId, code, newPassword }, context) {
      await context.limitSignIn({ withCode: true });
      const { device } = await context
        .callAnonymously(PasswordService)
        .resetPassword({ userId, code, newPassword, client: client(context) });
      handOverDevice(context, device);
      return true;
    },
    async changePassword(_source, { currentPassword, newPassword }, context) {
      const { authTokens } = await context.callOutsideWorkspaces(PasswordService).changePassword({
        currentPassword: currentPassword ?? '',
        newPassword,
        client: client(context),
      });
      return handOver(context, authTokens);
    },
  },
} satisfies Resolvers;
