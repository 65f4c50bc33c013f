import { MessageSettledSchema, NumberUnregisteredSchema } from '@ringline/proto/messaging/v1/events_pb';
import { announceItem, describeItem } from '../timeline/describe.ts';
import type { Change, Item, Snapshot } from '../timeline/timeline.ts';
import { changeConsent, consentTo, type ConsentChange } from '../consent/consent.ts';
import { announceConsent } from '../consent/describe.ts';
import {
  BLOCKED_ON_VIBER,
  failureOf,
  LANDLINE_AT_CARRIER,
  NOT_ON_VIBER,
  OPTED_OUT_AT_CARRIER,
  UNREGISTERED_AT_CARRIER,
} from './failures.ts';

/** Order of delivery statuses; a report of a lower or equal rank is late news (defaults 8.2). */
const RANK: Readonly<Record<string, number>> = {
  PENDING: 0,
  SENT: 1,
  UNDELIVERED: 2,
  FAILED: 2,
  DELIVERED: 3,
  READ: 4,
};

/** What the carrier says of a text, in its words and ours. */
const STATUS: Readonly<Record<string, string>> = {
  accepted: 'SENT',
  scheduled: 'SENT',
  queued: 'SENT',
  sending: 'SENT',
  sent: 'SENT',
  submitted: 'SENT',
  delivered: 'DELIVERED',
  partially_delivered: 'DELIVERED',
  undelivered: 'UNDELIVERED',
  undeliverable: 'UNDELIVERED',
  failed: 'FAILED',
  canceled: 'FAILED',
  rejected: 'FAILED',
  read: 'READ',
};

/** When a change is made, and the id of the ledger's entry where it changes consent. */
export interface Moment {
  readonly now: Date;
  readonly entryId: string;
}

/** How soon a text without a final report is asked about again (a report may be lost). */
const ASK_AGAIN_MS = 30_000;

export interface Report {
  /** The carrier's id of the text. */
  readonly sid: string;
  /** The carrier's word, such as `delivered`. */
  readonly status: string;
  readonly errorCode: string;
  /** Segments as the carrier counted them: they win over ours (defaults 6.1); 0 when it did not say. */
  readonly segments: number;
  readonly attempt: number;
  /** The person stopped messages with the provider. */
  readonly isOptOut?: boolean;
}

/**
 * What a report of the carrier changes: the answer to a send, a delivery report, or the answer to a question; in any order, any
 * number of times. The first one that shows that the carrier has the text settles its payment.
 */
export function applyReport(snapshot: Snapshot, report: Report, moment: Moment): Change | undefined {
  const { item, thread, command, last, number } = snapshot;
  const { now } = moment;
  if (!item || !thread || item.direction !== 'OUTBOUND' || item.retries !== report.attempt) return undefined;
  const status = STATUS[report.status] ?? 'SENT';
  const accepted = command !== undefined && (command.state === 'INTENDED' || command.state === 'SENT');
  const rises = (RANK[status] ?? 0) > (RANK[item.deliveryStatus] ?? 0);
  if (!accepted && !rises) return undefined;

  const delivered = status === 'DELIVERED' || status === 'READ';
  const failed = status === 'FAILED' || status === 'UNDELIVERED';
  const failure = report.isOptOut ? failureOf(BLOCKED_ON_VIBER) : failureOf(report.errorCode);
  const next: Item = {
    ...item,
    carrierSid: report.sid,
    segments: report.segments || item.segments,
    sentTime: item.sentTime ?? now,
    updatedAt: now,
    version: item.version + 1,
    ...(rises
      ? {
          deliveryStatus: status,
          deliveredTime: delivered ? (item.deliveredTime ?? now) : item.deliveredTime,
          failedCode: failed ? failure.code : '',
          failedReason: failed ? failure.reason : '',
          carrierCode: failed ? report.errorCode : '',
        }
      : {}),
  };
  const consent = failed ? consentAfter(snapshot, next, report.errorCode, moment, report.isOptOut) : undefined;
  return {
    item: next,
    consent,
    command: command && {
      ...command,
      state: delivered || failed ? 'DONE' : 'CONFIRMED',
      dueAt: new Date(now.getTime() + ASK_AGAIN_MS),
    },
    announce(emit) {
      announceItem(emit, next, thread, last);
      if (consent) announceConsent(emit, consent, thread.contactId);
      // Whatever we knew of its registration, the carrier takes no more of its texts.
      if (failed && rises && number?.isComplianceVerified && UNREGISTERED_AT_CARRIER.includes(report.errorCode))
        emit(NumberUnregisteredSchema, { phoneNumberId: number.id, carrierCode: report.errorCode }, { key: number.id });
      if (accepted) {
        emit(
          MessageSettledSchema,
          {
            conversation: describeItem(next, thread),
            outcome: 'SENT',
            isTestNumber: number?.isTestNumber ?? false,
          },
          { key: next.id },
        );
      }
    },
  };
}

/** What a final refusal of the carrier changes: the text never left, its hold is released. */
export function applyRefusal(
  snapshot: Snapshot,
  carrierCode: string,
  moment: Moment,
  { code, reason } = failureOf(carrierCode),
): Change | undefined {
  const { item, thread, command, last, number } = snapshot;
  const { now } = moment;
  if (!item || !thread || !command || item.deliveryStatus !== 'PENDING') return undefined;
  const next: Item = {
    ...item,
    deliveryStatus: 'FAILED',
    failedCode: code,
    failedReason: reason,
    carrierCode,
    updatedAt: now,
    version: item.version + 1,
  };
  const consent = consentAfter(snapshot, next, carrierCode, moment);
  return {
    item: next,
    consent,
    command: { ...command, state: 'DONE' },
    announce(emit) {
      announceItem(emit, next, thread, last);
      if (consent) announceConsent(emit, consent, thread.contactId);
      emit(
        MessageSettledSchema,
        {
          conversation: describeItem(next, thread),
          outcome: 'FAILED',
          isTestNumber: number?.isTestNumber ?? false,
        },
        { key: next.id },
      );
    },
  };
}

/** What the carrier's code says about texts to this person: stopped with the carrier itself, or a number that takes none. */
function consentAfter(
  snapshot: Snapshot,
  item: Item,
  carrierCode: string,
  { now, entryId }: Moment,
  isOptOut = carrierCode === OPTED_OUT_AT_CARRIER,
): ConsentChange | undefined {
  const isDeaf = !isOptOut && [...LANDLINE_AT_CARRIER, ...NOT_ON_VIBER].includes(carrierCode);
  if (!isOptOut && !isDeaf) return undefined;
  const cause = {
    state: isDeaf ? 'INVALID' : 'UNSUBSCRIBED',
    source: 'CARRIER',
    words: carrierCode,
    conversationId: item.id,
    phoneNumber: item.phoneNumber,
  } as const;
  return changeConsent(consentTo(snapshot, item.channel), item, cause, { entryId, at: now });
}
