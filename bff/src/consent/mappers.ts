/** What resolvers of this domain get as their parent: the messages of services. */
import type { Consent } from '@ringline/proto/messaging/v1/consent_pb';
export type { ChannelConsent as ChannelConsentMapper } from '@ringline/proto/messaging/v1/consent_pb';
export type { ConsentEntry as ConsentEntryMapper } from '@ringline/proto/messaging/v1/consent_pb';
export type { ConsentChanged as SmsConsentChangeMapper } from '@ringline/proto/messaging/v1/events_pb';

/** Null: never asked. */
export interface SmsMarketingConsentMapper {
  readonly consent: Consent | null;
}
