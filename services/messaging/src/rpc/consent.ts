import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { ConnectRouter } from '@connectrpc/connect';
import { principalOf } from '@ringline/kit/auth';
import { ConsentService } from '@ringline/proto/messaging/v1/consent_pb';
import { describeConsent, describeEntry } from '../consent/describe.ts';
import { batchGetConsents, listConsentEntries } from '../consent/findConsents.ts';
import { listChannelConsents } from '../consent/listChannelConsents.ts';
import { recordConsent } from '../consent/recordConsent.ts';
import type { Deps } from '../context.ts';

/** The handlers of ConsentService: they translate, the use cases decide. */
export const consentRpc = (deps: Deps) => (router: ConnectRouter) => {
  router.service(ConsentService, {
    async batchGetConsents(request, context) {
      const found = await batchGetConsents(deps)(request, principalOf(context));
      return { consents: found.map(({ consent, contactId }) => describeConsent(consent, contactId)) };
    },
    async listConsentEntries(request, context) {
      const { rows, metadata } = await listConsentEntries(deps)(request, principalOf(context));
      return { entries: rows.map(describeEntry), metadata };
    },
    async listChannelConsents({ contactId }, context) {
      const consents = await listChannelConsents(deps)(contactId, principalOf(context));
      return {
        consents: consents.map(({ channel, state, consent, blockedReason }) => ({
          channel,
          state,
          blockedReason,
          source: consent?.source ?? '',
          ...(consent ? { updatedAt: timestampFromDate(consent.updatedAt) } : {}),
        })),
      };
    },
    async recordConsent(request, context) {
      const { consent, contactId } = await recordConsent(deps)(request, principalOf(context));
      return { consent: describeConsent(consent, contactId) };
    },
  });
};
