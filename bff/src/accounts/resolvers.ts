import { Refusal } from '@ringline/kit/errors';
import { IdentityService, type User } from '@ringline/proto/identity/v1/accounts_pb';
import { fullName, orNull } from '../graphql/present.ts';
import type { Resolvers } from '../graphql/resolverTypes.ts';
import { client, handOver } from './handOver.ts';
import { workspacesOf } from './workspacesOf.ts';

export const accounts = {
  Query: {
    ping: (_source, _args, { edge }) => edge.clock.now(),
    getCurrentUserTopLevel: async (_source, _args, context) =>
      (await context.callOutsideWorkspaces(IdentityService).getCurrentUser({})).user,
    getCurrentUserWorkspaces: (_source, _args, context) => workspacesOf(context),
  },
  Mutation: {
    async createUser(_source, { input }, context) {
      await context.limitSignIn({ withCode: true });
      const { firstName, lastName, email, password, language, timezone } = input;
      const { user } = await context.callAnonymously(IdentityService).createUser({
        firstName,
        lastName,
        email,
        password,
        language: language ?? '',
        timezone: timezone ?? '',
        idempotencyKey: input.idempotencyKey ?? context.edge.ids.uuid(),
        client: client(context),
      });
      return { user };
    },
    async verifyOTP(_source, { userId, code }, context) {
      await context.limitSignIn({ withCode: true });
      const answer = await context
        .callAnonymously(IdentityService)
        .verifyOtp({ userId, code, client: client(context) });
      return { authTokens: handOver(context, answer.authTokens), user: answer.user };
    },
    async resendVerificationCode(_source, { userId }, context) {
      await context.limitSignIn({ withCode: true });
      return context.callAnonymously(IdentityService).resendVerificationCode({ userId, client: client(context) });
    },
    async login(_source, { input }, context) {
      await context.limitSignIn({ withCode: false });
      const { outcome } = await context
        .callAnonymously(IdentityService)
        .login({ email: input.email, password: input.password, client: client(context) });
      if (outcome.case === 'codePrompt') return { note: outcome.value.note, userId: outcome.value.userId };
      if (outcome.case === 'mfaPrompt') {
        const { userId, temporaryAccessToken } = outcome.value;
        return { userId, mfa: { enabled: true, type: 'AUTHENTICATOR', temporaryAccessToken }, temporaryAccessToken };
      }
      if (outcome.case !== 'signedIn') throw new Error('identity answered a login without an outcome');
      return {
        user: outcome.value.user,
        authTokens: handOver(context, outcome.value.authTokens),
        userId: outcome.value.user?.id,
      };
    },
    async logout(_source, _args, context) {
      await context.callOutsideWorkspaces(IdentityService).logout({});
      if (context.caller.reply) context.edge.cookie.clear(context.caller.reply);
      return true;
    },
    async generateNewToken(_source, { refreshToken, idleSeconds }, context) {
      await context.limitSignIn({ withCode: false });
      const answer = await context.callAnonymously(IdentityService).refreshSession({
        refreshToken,
        client: client(context),
        ...(typeof idleSeconds === 'number' ? { idleSeconds: Math.max(0, idleSeconds) } : {}),
      });
      return handOver(context, answer.authTokens);
    },
    async openDemoSession(_source, { userId }, context) {
      if (!context.edge.env.SANDBOX_ENABLED) {
        throw new Refusal({ code: 'NOT_FOUND', message: 'There is no demo workspace here: the sandbox is off.' });
      }
      await context.limitSignIn({ withCode: false });
      const answer = await context
        .callAnonymously(IdentityService)
        .openDemoSession({ client: client(context), userId: userId ?? '' });
      return { authTokens: handOver(context, answer.authTokens), user: answer.user };
    },
  },
  User: {
    fullName: (user: User) => fullName(user),
    location: ({ location }: User) => orNull(location),
    workspaces: (_user, _args, context) => workspacesOf(context),
    settings: ({ singleKeyShortcuts, enterSends }: User) => ({ singleKeyShortcuts, enterSends }),
    profileImageMedia: ({ profileImageMediaId }: User, _args, context) =>
      profileImageMediaId ? context.loaders.ownMedia.load(profileImageMediaId) : null,
    deviceAvailability: ({ id }: User, _args, context) => context.loaders.deviceAvailability.load(id),
    // No SIP phone can be set up yet.
    pbxUsername: () => null,
    pbxPassword: () => null,
  },
} satisfies Resolvers;
