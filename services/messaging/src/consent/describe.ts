import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { ConsentEntrySchema, ConsentSchema } from '@ringline/proto/messaging/v1/consent_pb';
import { ConsentChangedSchema } from '@ringline/proto/messaging/v1/events_pb';
import type { Emit } from '../timeline/timeline.ts';
import { TEXTS, whyNoTexts, type Consent, type ConsentChange, type ConsentEntry } from './consent.ts';

/** A consent as RPC and events tell it. */
export function describeConsent(consent: Consent, contactId: string): MessageInitShape<typeof ConsentSchema> {
  const { peerNumber, state, optInLevel, source, updatedAt, version } = consent;
  return {
    peerNumber,
    state,
    optInLevel,
    source,
    version,
    contactId,
    updatedAt: timestampFromDate(updatedAt),
    blockedReason: whyNoTexts(consent) ?? '',
  };
}

/** A change of consent as RPC and events tell it. */
export function describeEntry(entry: ConsentEntry): MessageInitShape<typeof ConsentEntrySchema> {
  const { workspaceId: _workspaceId, peerKey: _peerKey, channel: _channel, at, ipAddress, webPage, ...shown } = entry;
  return { ...shown, at: timestampFromDate(at), ipAddress: ipAddress ?? '', webPage: webPage ?? '' };
}

/** Tells whoever may read contacts that somebody's consent changed. */
export function announceConsent(
  emit: Emit,
  { consent, entry }: ConsentChange,
  contactId: string | null | undefined,
): void {
  // What is told is whether people may be texted.
  if (consent.channel !== TEXTS) return;
  emit(
    ConsentChangedSchema,
    { consent: describeConsent(consent, contactId ?? ''), entry: describeEntry(entry) },
    { key: consent.peerKey },
  );
}
