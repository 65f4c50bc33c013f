import { makeExecutableSchema } from '@graphql-tools/schema';
import { isNonNullType, isObjectType, type GraphQLSchema } from 'graphql';
import { ownDetails } from '../accounts/ownDetails.ts';
import { passwords } from '../accounts/passwords.ts';
import { accounts } from '../accounts/resolvers.ts';
import { sessions } from '../accounts/sessions.ts';
import { automation } from '../automation/resolvers.ts';
import { analytics } from '../analytics/resolvers.ts';
import { audit } from '../audit/resolvers.ts';
import { billing } from '../billing/resolvers.ts';
import { blockList } from '../calls/blockList.ts';
import { callbacks } from '../calls/callbacks.ts';
import { conferences } from '../calls/conferences.ts';
import { wrapUp } from '../calls/wrapUp.ts';
import { liveActivity } from '../calls/live.ts';
import { callQuality } from '../calls/quality.ts';
import { calls } from '../calls/resolvers.ts';
import { configuration } from '../configuration/resolvers.ts';
import { contacts } from '../contacts/resolvers.ts';
import { conversations } from '../conversations/resolvers.ts';
import { devices } from '../devices/resolvers.ts';
import { DateTime } from '../graphql/present.ts';
import { live, type Resolvers } from '../graphql/resolverTypes.ts';
import { listenToResync } from '../live/listen.ts';
import { media } from '../media/resolvers.ts';
import { notifications } from '../notifications/resolvers.ts';
import { numbers } from '../numbers/resolvers.ts';
import { invitations } from '../invitations/resolvers.ts';
import { ownership } from '../people/ownership.ts';
import { people } from '../people/resolvers.ts';
import { profileSettings } from '../people/settings.ts';
import { reference } from '../reference/resolvers.ts';
import { security } from '../security/resolvers.ts';
import { sounds } from '../sounds/resolvers.ts';
import { custody } from '../conversations/custody.ts';
import { transcripts } from '../transcripts/resolvers.ts';
import { workspaces } from '../workspaces/resolvers.ts';
import { typeDefs } from './typeDefs.ts';

const core: Resolvers = {
  DateTime,
  Subscription: {
    resync: live((_source, _args, context) =>
      listenToResync(context.edge.hub, context.liveSocket(), () => context.edge.clock.now()),
    ),
  },
};

/** The schema with its resolvers. */
export function createSchema(): GraphQLSchema {
  const schema = makeExecutableSchema({
    typeDefs: [...typeDefs],
    resolvers: [
      core,
      accounts,
      analytics,
      passwords,
      ownDetails,
      sessions,
      workspaces,
      people,
      ownership,
      invitations,
      audit,
      billing,
      numbers,
      automation,
      contacts,
      conversations,
      transcripts,
      custody,
      calls,
      callQuality,
      blockList,
      callbacks,
      conferences,
      wrapUp,
      liveActivity,
      configuration,
      devices,
      media,
      notifications,
      profileSettings,
      reference,
      security,
      sounds,
    ] as never,
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
  });
  emptyTextIsNull(schema);
  return schema;
}

/** Protobuf knows no null: where the schema allows one, an empty text means "not there". */
function emptyTextIsNull(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) {
      if (field.resolve || isNonNullType(field.type)) continue;
      field.resolve = (source: Readonly<Record<string, unknown>>) => {
        const value = source[field.name];
        return value === '' ? null : value;
      };
    }
  }
}
