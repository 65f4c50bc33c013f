import { overLimit } from '@ringline/kit/limits';
import { languageOf, type Language } from '@ringline/kit/mail';
import { IdentityService } from '@ringline/proto/identity/v1/accounts_pb';
import { WorkspaceService } from '@ringline/proto/workspace/v1/workspaces_pb';
import { isEnumType } from 'graphql';
import type { OperationContext } from '../graphql/context.ts';
import type { Resolvers } from '../graphql/resolverTypes.ts';
import { offlineAddresses } from './addresses.ts';
import { countriesIn, type Buyer } from './countries.ts';
import { industriesIn } from './industries.ts';
import { currencyRates } from './rates.ts';
import { timeZoneOf } from './timeZones.ts';

/** Suggestions per person: a lookup waits 800 ms for the next key (spec 000 §9). */
const SUGGESTIONS = { limit: 60, perSeconds: 60 };
const LONGEST_TEXT = 200;

/** The language that the client asks for; English when it asks for none of ours. */
function languageFor({ caller }: OperationContext): Language {
  return languageOf(caller.reply?.request.headers['accept-language']?.split(/[,;]/)[0]?.trim() ?? '');
}

/** Anybody may ask; who is signed in with a workspace is told what they could buy. */
async function buyerOf(context: OperationContext): Promise<Buyer> {
  const nobody = { platform: '', ofProvider: false };
  if (!context.caller.credentials?.workspace) return nobody;
  try {
    const domain = context.edge.env.PROVIDER_DOMAIN;
    const [{ workspace }, { user }] = await Promise.all([
      context.call(WorkspaceService).getWorkspace({}),
      domain ? context.callOutsideWorkspaces(IdentityService).getCurrentUser({}) : { user: undefined },
    ]);
    const ofProvider = Boolean(user?.isEmailVerified && user.email.toLowerCase().endsWith(`@${domain}`));
    return { platform: workspace?.platform ?? '', ofProvider };
  } catch {
    // The list is public: an old token must not take it away.
    return nobody;
  }
}

export const reference = {
  Query: {
    fetchCountries: async (_source, _args, context) =>
      countriesIn(
        languageFor(context),
        await buyerOf(context),
        await currencyRates(context.edge.env.CURRENCY_RATES_FILE),
      ),
    fetchIndustries: (_source, _args, context) => industriesIn(languageFor(context)),
    getEnumTypes: (_source, { names }, _context, { schema }) =>
      Object.values(schema.getTypeMap())
        .filter(isEnumType)
        .filter(({ name }) => !name.startsWith('__') && (!names || names.includes(name)))
        .map((type) => ({ name: type.name, values: type.getValues().map(({ name }) => name) }))
        .toSorted((a, b) => a.name.localeCompare(b.name)),
    fetchTimeZone: (_source, { name }, { edge }) => timeZoneOf(name, edge.clock.now()),
    async suggestAddresses(_source, { text, country }, context) {
      const { principal } = await context.signed();
      const permit = await context.edge.limits.take(`addresses:${principal.userId}`, SUGGESTIONS);
      if (!permit.allowed) throw overLimit(permit, 'Too many look-ups at once. Wait a moment and try again.');
      return offlineAddresses.suggest(text.slice(0, LONGEST_TEXT), country ?? '');
    },
  },
} satisfies Resolvers;
