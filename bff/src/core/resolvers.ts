import { DateTime } from '../graphql/present.ts';
import { live, type Resolvers } from '../graphql/resolverTypes.ts';
import { listenToResync } from '../live/listen.ts';

/** What belongs to no domain: scalars, and the word that everything has to be fetched again. */
export const core = {
  DateTime,
  Subscription: {
    resync: live((_source, _args, context) => listenToResync(context.edge.hub, () => context.edge.clock.now())),
  },
} satisfies Resolvers;
