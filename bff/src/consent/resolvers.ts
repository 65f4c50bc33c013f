import { notFound } from '@ringline/kit/errors';
import type { Contact } from '@ringline/proto/contacts/v1/contacts_pb';
import { type ChannelConsent, type ConsentEntry, ConsentService } from '@ringline/proto/messaging/v1/consent_pb';
import { ConsentChangedSchema } from '@ringline/proto/messaging/v1/events_pb';
import { listPayload, pageRequest } from '../graphql/paging.ts';
import { orNull } from '../graphql/present.ts';
import { live, type Resolvers } from '../graphql/resolverTypes.ts';
import { asksForCount } from '../graphql/selected.ts';
import { maySee } from '../live/audience.ts';
import { listen } from '../live/listen.ts';
import type { SmsMarketingConsentMapper as ConsentSource } from './mappers.ts';

export const consent = {
  Mutation: {
    async recordSmsConsent(_source, { input }, context) {
      const { contactId, state, words } = input;
      const answer = await context.call(ConsentService).recordConsent({ contactId, state, words: words ?? '' });
      context.loaders.consent.clear(contactId).prime(contactId, answer.consent ?? null);
      const contact = await context.loaders.contact.load(contactId);
      if (!contact) throw notFound('The contact');
      return contact;
    },
  },
  Subscription: {
    smsConsentChanged: live((_source, { contactId }) =>
      listen(
        ConsentChangedSchema,
        (event, audience, principal) =>
          event.consent?.contactId === contactId && maySee(principal, 'CONTACTS', audience) ? event : undefined,
        { stateOf: (event) => event.consent?.contactId },
      ),
    ),
  },
  SmsConsentChange: {
    async contact({ consent: changed }, _args, { loaders }) {
      if (!changed) return null;
      loaders.consent.clear(changed.contactId).prime(changed.contactId, changed);
      return loaders.contact.clear(changed.contactId).load(changed.contactId);
    },
  },
  Contact: {
    smsMarketingConsent: async ({ id }: Contact, _args, { loaders }) => ({ consent: await loaders.consent.load(id) }),
    channelConsents: async ({ id }: Contact, _args, context) =>
      (await context.call(ConsentService).listChannelConsents({ contactId: id })).consents,
    async consentHistory({ id }: Contact, args, context, info) {
      const page = { ...pageRequest(args), uncounted: !asksForCount(info) };
      const { entries, metadata } = await context.call(ConsentService).listConsentEntries({ contactId: id, page });
      return listPayload(entries, metadata);
    },
  },
  SmsMarketingConsent: {
    state: ({ consent: found }: ConsentSource) => found?.state ?? 'NOT_ASKED',
    optInLevel: ({ consent: found }: ConsentSource) => found?.optInLevel ?? 'UNKNOWN',
    consentUpdatedAt: ({ consent: found }: ConsentSource) => found?.updatedAt,
    consentCollectedSource: ({ consent: found }: ConsentSource) => found?.source ?? null,
    blocked: ({ consent: found }: ConsentSource) => (found?.blockedReason ?? '') !== '',
    blockedReason: ({ consent: found }: ConsentSource) => orNull(found?.blockedReason ?? ''),
  },
  ChannelConsent: {
    source: ({ source }: ChannelConsent) => orNull(source),
    updatedAt: ({ updatedAt }: ChannelConsent) => updatedAt ?? null,
    blocked: ({ blockedReason }: ChannelConsent) => blockedReason !== '',
    blockedReason: ({ blockedReason }: ChannelConsent) => orNull(blockedReason),
  },
  ConsentEntry: {
    words: ({ words }: ConsentEntry) => orNull(words),
    conversationId: ({ conversationId }: ConsentEntry) => orNull(conversationId),
    phoneNumber: ({ phoneNumber }: ConsentEntry) => orNull(phoneNumber),
    ipAddress: ({ ipAddress }: ConsentEntry) => orNull(ipAddress),
    webPage: ({ webPage }: ConsentEntry) => orNull(webPage),
    user: ({ userId }: ConsentEntry, _args, { loaders }) => (userId ? loaders.profile.load(userId) : null),
  },
} satisfies Resolvers;
