import { RING_TONES } from '@ringline/kit/sounds';
import type { Edge } from '../edge/edge.ts';
import type { Resolvers } from '../graphql/resolverTypes.ts';
import { NUMBER_COUNTRIES } from '../reference/countries.ts';
import { OUTGOING_SOUND, SAMPLES, soundUrl } from './sounds.ts';

/** Defaults 14. */
const CAMPAIGN_VARIABLES = [
  'firstName',
  'lastName',
  'fullName',
  'phoneNumber',
  'email',
  'city',
  'company',
  'workspaceName',
  'agentName',
  'number',
  'orderNumber',
  'orderTotal',
  'custom.*',
];

/** What belongs to the product itself; other domains add to it. */
export const configurationOf = ({ env }: Pick<Edge, 'env'>) => ({
  ringTones: RING_TONES.map(({ id, label }, index) => ({ id, label, url: soundUrl(id), isDefault: index === 0 })),
  audioSounds: { outgoingSound: soundUrl(OUTGOING_SOUND.id) },
  // defaults 12.2
  dtmfCodes: { record: '*1', stop: '*2', hold: '*3', resume: '*4' },
  callTransferExtension: '*9',
  soundFiles: SAMPLES.map((name) => ({ name, url: soundUrl(name) })),
  // defaults 4.2
  subscriptionExpiryDays: 3,
  numberCountries: [...NUMBER_COUNTRIES],
  campaignVariables: CAMPAIGN_VARIABLES,
  // defaults 16.1
  aiDefaults: { name: 'Riva', onlyUseKnowledge: true },
  sandbox: env.SANDBOX_ENABLED
    ? { enabled: true, mailboxUrl: '/sandbox/mail', handsetUrl: '/sandbox' }
    : { enabled: false, mailboxUrl: null, handsetUrl: null },
  help: { guidesUrl: env.GUIDES_URL ?? null, supportUrl: env.SUPPORT_URL ?? null },
  googleContacts: env.GOOGLE_CONTACTS_CLIENT_ID !== '',
});

export const configuration = {
  Query: {
    /** Public: the sign-in page already needs to know whether there is a mailbox and a demo. */
    fetchConfigurations: (_source, _args, { edge }) => configurationOf(edge),
  },
} satisfies Resolvers;
