import { SessionService, type Session } from '@ringline/proto/identity/v1/sessions_pb';
import { orNull } from '../graphql/present.ts';
import type { Resolvers } from '../graphql/resolverTypes.ts';

/** Where a person is signed in. */
export const sessions = {
  Query: {
    fetchSignInRules: (_source, _args, context) => context.callOutsideWorkspaces(SessionService).getSignInRules({}),
    fetchSessions: async (_source, _args, context) =>
      (await context.callOutsideWorkspaces(SessionService).listSessions({})).sessions,
  },
  Mutation: {
    async revokeSession(_source, { sessionId }, context) {
      await context.callOutsideWorkspaces(SessionService).revokeSession({ sessionId });
      return true;
    },
    revokeOtherSessions: async (_source, _args, context) =>
      (await context.callOutsideWorkspaces(SessionService).revokeOtherSessions({})).revoked,
  },
  Session: {
    location: ({ location }: Session) => orNull(location),
  },
} satisfies Resolvers;
