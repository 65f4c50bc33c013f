import { file_ringline_billing_v1_events } from '@ringline/proto/billing/v1/events_pb';
import { file_ringline_contacts_v1_events } from '@ringline/proto/contacts/v1/events_pb';
import { file_ringline_identity_v1_events } from '@ringline/proto/identity/v1/events_pb';
import { file_ringline_messaging_v1_events } from '@ringline/proto/messaging/v1/events_pb';
import { file_ringline_telephony_v1_events } from '@ringline/proto/telephony/v1/events_pb';
import { file_ringline_workspace_v1_events } from '@ringline/proto/workspace/v1/events_pb';
import { eventType, isStateEvent } from '../events/index.ts';

/** Every file of events: the relay sees types, and only their descriptors say which of them carry the full state. */
const FILES = [
  file_ringline_billing_v1_events,
  file_ringline_contacts_v1_events,
  file_ringline_identity_v1_events,
  file_ringline_messaging_v1_events,
  file_ringline_telephony_v1_events,
  file_ringline_workspace_v1_events,
];

/** The types of the events that go to the compacted topic of their service, too. */
export const STATE_TYPES: ReadonlySet<string> = new Set(
  FILES.flatMap((file) => file.messages)
    .filter(isStateEvent)
    .map(eventType),
);
