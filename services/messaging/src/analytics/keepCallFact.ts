import { timestampDate, timestampMs } from '@bufbuild/protobuf/wkt';
import { isUuid } from '@ringline/kit/ids';
import type { Call } from '@ringline/proto/telephony/v1/telephony_pb';
import type { Unit } from '../context.ts';

/** Statuses that a call keeps (defaults 8.1). */
const FINAL = new Set(['COMPLETED', 'MISSED', 'ABANDONED', 'REJECTED', 'VOICEMAIL', 'FAILED']);

/** Keeps what figures are made of, once a call is over; what is told of it later replaces it, by version. */
export async function keepCallFact({ tx, workspaceId }: Unit, call: Call): Promise<void> {
  if (!FINAL.has(call.status) || !call.startedAt) return;
  const startedAt = timestampMs(call.startedAt);
  const answeredAt = call.answeredAt ? timestampMs(call.answeredAt) : null;
  const fact = {
    callVersion: call.version,
    startedAt: new Date(startedAt),
    direction: call.direction,
    status: call.status,
    endReason: call.endReason,
    phoneNumberId: uuidOrNull(call.phoneNumberId),
    teamId: uuidOrNull(call.teamId),
    addressedTeamIds: call.addressedTeamIds.filter(isUuid),
    agentUserId: uuidOrNull(call.agentUserId),
    offeredUserIds: offeredTo(call),
    peerNumber: call.peerNumber,
    isTestNumber: call.isTestNumber,
    outsideHours: call.outsideBusinessHours,
    answered: call.status === 'COMPLETED' && answeredAt !== null,
    answerMs: answeredAt === null ? null : Math.max(0, answeredAt - firstOfferOf(call, startedAt)),
    lastedMs: call.endedAt ? Math.max(0, timestampMs(call.endedAt) - startedAt) : 0,
    queueSeconds: call.queueTimeSeconds,
    talkSeconds: call.talkTimeSeconds,
    holdSeconds: holdOf(call),
    wrapUpSeconds: wrapUpOf(call),
  };
  const kept = { workspaceId, callId: call.id };
  const { count } = await tx.callFact.createMany({ data: [{ ...kept, ...fact }], skipDuplicates: true });
  const { count: newer } =
    count > 0
      ? { count }
      : await tx.callFact.updateMany({ where: { ...kept, callVersion: { lte: call.version } }, data: fact });
  if (newer > 0) await keepStretches(tx, kept, call);
}

/** Who had it when. News that tell of nobody take nothing away. */
async function keepStretches(
  tx: Unit['tx'],
  kept: { workspaceId: string; callId: string },
  { stretches, wrapUpSeconds: usual }: Call,
): Promise<void> {
  const had = stretches.flatMap(({ userId, beganAt, endedAt, heldMs, wrapUpSeconds = usual ?? null }, ordinal) =>
    beganAt && endedAt && isUuid(userId)
      ? [
          {
            ...kept,
            ordinal,
            userId,
            beganAt: timestampDate(beganAt),
            endedAt: timestampDate(endedAt),
            heldMs,
            wrapUpSeconds,
          },
        ]
      : [],
  );
  if (had.length === 0) return;
  await tx.callStretch.deleteMany({ where: kept });
  await tx.callStretch.createMany({ data: had });
}

/** What the person who had it last took for wrapping it up; null: nobody of ours had it. */
function wrapUpOf({ stretches, wrapUpSeconds }: Call): number | null {
  const until = ({ endedAt }: Call['stretches'][number]) => (endedAt ? timestampMs(endedAt) : Infinity);
  const last = stretches.toSorted((a, b) => until(a) - until(b)).at(-1);
  return last?.wrapUpSeconds ?? wrapUpSeconds ?? null;
}

/** What of the time after the answer was no talk (defaults 8.1); null: nobody answered. */
function holdOf({ answeredAt, endedAt, talkTimeSeconds }: Call): number | null {
  if (!answeredAt || !endedAt) return null;
  return Math.max(0, Math.round((timestampMs(endedAt) - timestampMs(answeredAt)) / 1000) - talkTimeSeconds);
}

const uuidOrNull = (id: string) => (isUuid(id) ? id : null);

/** Greetings and menus are not counted as waiting (defaults 19); calls of before offers were timed count from their beginning. */
function firstOfferOf({ offers }: Call, startedAt: number): number {
  const times = offers.flatMap(({ offeredAt, purpose }) =>
    offeredAt && purpose === '' ? [timestampMs(offeredAt)] : [],
  );
  return times.length === 0 ? startedAt : Math.min(...times);
}

const offeredTo = ({ offers, agentUserId }: Call): string[] => [
  ...new Set(offers.map(({ userId }) => userId).filter((userId) => isUuid(userId) && userId !== agentUserId)),
];
