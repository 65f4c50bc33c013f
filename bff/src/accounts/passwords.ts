import { PasswordService } from '@ringline/proto/identity/v1/passwords_pb';
import type { Resolvers } from '../graphql/resolverTypes.ts';
import { client, handOver, handOverDevice } from './handOver.ts';

/** Forgotten and changed passwords. */
export const passwords: Resolvers = {
  Mutation: {
    async requestPasswordReset(_source, { identifier }: { identifier: string }, context) {
      await context.limitSignIn({ withCode: true });
      return context.callAnonymously(PasswordService).requestPasswordReset({ identifier, client: client(context) });
    },
    async resendResetPasswordCode(_source, { userId }: { userId: string }, context) {
      await context.limitSignIn({ withCode: true });
      return context.callAnonymously(PasswordService).resendPasswordResetCode({ userId, client: client(context) });
    },
    async resetPassWord(
      _source,
      { userId, code, newPassword }: { userId: string; code: string; newPassword: string },
      context,
    ) {
      await context.limitSignIn({ withCode: true });
      const { device } = await context
        .callAnonymously(PasswordService)
        .resetPassword({ userId, code, newPassword, client: client(context) });
      handOverDevice(context, device);
      return true;
    },
    async changePassword(
      _source,
      { currentPassword, newPassword }: { currentPassword?: string | null; newPassword: string },
      context,
    ) {
      const { authTokens } = await context.callOutsideWorkspaces(PasswordService).changePassword({
        currentPassword: currentPassword ?? '',
        newPassword,
        client: client(context),
      });
      return handOver(context, authTokens);
    },
  },
};
