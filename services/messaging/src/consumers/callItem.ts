import { create, toJson } from '@bufbuild/protobuf';
import { timestampDate } from '@bufbuild/protobuf/wkt';
import { isUuid } from '@ringline/kit/ids';
import {
  CallItemSchema,
  CarrierCostSchema,
  LegalHoldSchema,
  RecordingDeletionSchema,
} from '@ringline/proto/messaging/v1/messaging_pb';
import type { Call } from '@ringline/proto/telephony/v1/telephony_pb';
import type { Deps, Unit } from '../context.ts';
import type { Prisma, UsageCopy } from '../generated/prisma/client.ts';
import { announceEmergencyCall, announceItem, announceMissed, announceRecordingMissing } from '../timeline/describe.ts';
import { threadOf, withItem } from '../timeline/thread.ts';
import { changeTimeline, unitStore, type Item } from '../timeline/timeline.ts';
import { outsideLegsOf } from './outsideLegs.ts';

/** Statuses with which a call from outside is something that people must look at (defaults 13.1, Unread). */
const UNANSWERED = new Set(['MISSED', 'VOICEMAIL']);

/** Shows a call in its person's timeline, and each of its changes, the newest version only. */
export const showCall =
  ({ clock, ids }: Pick<Deps, 'clock' | 'ids'>) =>
  async (uow: Unit, call: Call): Promise<void> => {
    const now = clock.now();
    const itemId = ids.uuid();
    const threadId = ids.uuid();
    const startedAt = call.startedAt ? timestampDate(call.startedAt) : now;
    const legs = await outsideLegsOf(uow, call);
    const toWhom = {
      agentUserId: call.agentUserId,
      addressedTeamIds: call.addressedTeamIds.filter(isUuid),
      addressedUserIds: call.addressedUserIds.filter(isUuid),
    };
    const subject = { callId: call.id, peerNumber: call.peerNumber, phoneNumberId: call.phoneNumberId };
    await changeTimeline(unitStore(uow), uow.workspaceId, subject, (snapshot) => {
      const present = snapshot.item;
      if (present && present.callVersion >= call.version) return undefined;
      const thread = threadOf(snapshot, call.peerNumber, () => threadId, startedAt);
      const shown = toJson(
        CallItemSchema,
        create(CallItemSchema, { ...callItemOf(call), ...costOf(snapshot.usage), outsideLegs: legs }),
      ) as Prisma.JsonObject;
      const item: Item = present
        ? {
            ...present,
            ...toWhom,
            updatedAt: now,
            callVersion: call.version,
            callStatus: call.status,
            call: shown,
            version: present.version + 1,
          }
        : {
            id: itemId,
            workspaceId: uow.workspaceId,
            threadId: thread.id,
            direction: call.direction,
            channel: 'VOICE',
            channelFacts: null,
            phoneNumberId: call.phoneNumberId,
            phoneNumber: call.workspaceNumber,
            peerNumber: call.peerNumber,
            ...toWhom,
            createdAt: startedAt,
            updatedAt: now,
            callId: call.id,
            callVersion: call.version,
            callStatus: call.status,
            call: shown,
            body: '',
            attachments: null,
            outcome: null,
            deliveryStatus: '',
            sentTime: null,
            deliveredTime: null,
            retries: 0,
            failedCode: '',
            failedReason: '',
            carrierCode: '',
            segments: 0,
            carrierSid: null,
            creditLogs: creditLogsOf(snapshot.usage),
            version: 1,
          };
      // A callback that is given up is a missed call that nobody makes good any more. A final status is told of once.
      const missed =
        call.direction === 'INBOUND'
          ? !call.isDemo && UNANSWERED.has(call.status) && !UNANSWERED.has(present?.callStatus ?? '')
          : call.callbackGivenUp && present?.callStatus !== call.status;
      const next = withItem(thread, item, snapshot.number, missed);
      const isLost = !call.isDemo && lacksRecording(item) && !(present && lacksRecording(present));
      return {
        thread: next,
        item,
        announce: (emit) => {
          announceItem(emit, item, next, snapshot.last);
          if (missed) announceMissed(emit, item, next, snapshot.number);
          if (call.isEmergency && !present) announceEmergencyCall(emit, item, next);
          if (isLost) announceRecordingMissing(emit, item, next);
        },
      };
    });
  };

/** Whether a recording was due and did not come. */
const lacksRecording = ({ call }: Item): boolean =>
  (call as { recordingState?: string } | null)?.recordingState === 'MISSING';

/** Adds what a call or a text cost to its item, if that is there already; otherwise it waits in the copy. */
export const showUsage =
  ({ clock }: Pick<Deps, 'clock'>) =>
  async (uow: Unit, usage: UsageCopy): Promise<void> => {
    const { workspaceId, referenceId } = usage;
    await uow.tx.usageCopy.createMany({ data: [usage], skipDuplicates: true });
    const add = (subject: { callId: string } | { itemId: string }) =>
      changeTimeline(unitStore(uow), workspaceId, subject, ({ item, thread, last }) => {
        if (!item || !thread || (item.creditLogs as unknown[]).length > 0) return undefined;
        const next: Item = {
          ...item,
          creditLogs: creditLogsOf(usage),
          call: item.call
            ? {
                ...(item.call as Prisma.JsonObject),
                ...(toJson(CallItemSchema, create(CallItemSchema, costOf(usage))) as Prisma.JsonObject),
              }
            : null,
          updatedAt: clock.now(),
          version: item.version + 1,
        };
        return { item: next, announce: (emit) => announceItem(emit, next, thread, last) };
      });
    const { item } = await add({ callId: referenceId });
    if (!item) await add({ itemId: referenceId });
  };

function callItemOf(call: Call) {
  const { carrierCost, endedBy, note, recording, transcript, summary, transfer } = call;
  return {
    callId: call.id,
    status: call.status,
    endReason: call.endReason,
    ...(call.startedAt ? { startedAt: call.startedAt } : {}),
    ...(call.answeredAt ? { answeredAt: call.answeredAt } : {}),
    ...(call.endedAt ? { endedAt: call.endedAt } : {}),
    talkTimeSeconds: call.talkTimeSeconds,
    queueTimeSeconds: call.queueTimeSeconds,
    inQueue: call.inQueue,
    queuePosition: call.queuePosition,
    callDurationSeconds: call.callDurationSeconds,
    phase: call.phase,
    outsideBusinessHours: call.outsideBusinessHours,
    isEmergency: call.isEmergency,
    hadUserIds: [...new Set(call.stretches.map(({ userId }) => userId))].filter(isUuid),
    ...(recording
      ? {
          recordingId: recording.id,
          recordingState: recording.state,
          recordingKey: recording.storageKey,
          recordingSeconds: recording.durationSeconds,
          recordingSizeBytes: recording.sizeBytes,
          recordingMimeType: recording.mimeType,
          isMessage: recording.isMessage,
          recordingPeaks: recording.peaks,
          ...(recording.deletion
            ? { recordingDeletion: create(RecordingDeletionSchema, { ...fieldsOf(recording.deletion) }) }
            : {}),
          ...(recording.legalHold ? { legalHold: create(LegalHoldSchema, { ...fieldsOf(recording.legalHold) }) } : {}),
        }
      : {}),
    ...(transcript
      ? {
          transcriptState: transcript.state,
          transcriptPercent: transcript.percent,
          transcriptReason: transcript.reason,
          transcriptVersion: transcript.version,
          transcriptCostMicros: transcript.costMicros,
        }
      : {}),
    ...(transfer
      ? {
          transfer: {
            fromName: transfer.fromName,
            toKind: transfer.toKind,
            toName: transfer.toName,
            message: transfer.message,
            stage: transfer.stage,
          },
        }
      : {}),
    ...(note ? { note } : {}),
    ...(endedBy ? { endedBy } : {}),
    ...(carrierCost ? { carrierCost: create(CarrierCostSchema, { ...fieldsOf(carrierCost) }) } : {}),
    ...(summary ? { summaryState: summary.state, summaryReason: summary.reason, summaryVersion: summary.version } : {}),
  };
}

function costOf(usage: UsageCopy | undefined) {
  if (!usage) return {};
  return {
    billingDurationSeconds: usage.billingDurationSeconds,
    costPayableMicros: usage.amountMicros,
    rateMicros: usage.rateMicros,
  };
}

function creditLogsOf(usage: UsageCopy | undefined): Prisma.JsonArray {
  if (!usage) return [];
  const freeSecondsUsed = Number(usage.freeSeconds);
  const freeMinuteUsed = Math.ceil(freeSecondsUsed / 60);
  return [{ amountMicros: usage.amountMicros.toString(), freeMinuteUsed, freeSecondsUsed }];
}

/** What a message says, without its own type's name. */
function fieldsOf<Fields extends { $typeName: string }>({
  $typeName: _name,
  ...fields
}: Fields): Omit<Fields, '$typeName'> {
  return fields;
}
