import { create, type MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { Principal } from '@ringline/kit/auth';
import { notFound, Refusal } from '@ringline/kit/errors';
import { isPremiumRated } from '@ringline/kit/phone';
import { PhoneNumberSchema, type PhoneNumber as PhoneNumberMessage } from '@ringline/proto/telephony/v1/telephony_pb';
import type { WorkingHoursSchema } from '@ringline/proto/workspace/v1/workspaces_pb';
import type { FlowDetails, FlowType } from '../calls/engine/flow/config.ts';
import { liveDocument, liveVersion } from '../flows/flowState.ts';
import type { PhoneNumber } from '../generated/prisma/client.ts';
import { areaCodeOf } from './areaCode.ts';
import { callsEmergency } from './emergencyAddress.ts';
import { flowInit } from './flowView.ts';
import { smartAgentInit } from './smartAgent.ts';

/** A released number can be had back for so long (defaults 7.3). */
export const RECLAIM_MS = 10 * 24 * 3_600_000;

/** Types that have no number: nobody calls them from a phone, they cost nothing each month, and are never given back to a carrier. */
export const WITHOUT_PHONE = ['WEB', 'SENDER_ID'] as const;
const isWithoutPhone = (type: string): boolean => (WITHOUT_PHONE as readonly string[]).includes(type);

const CAPABILITIES = ['INBOUND_CALL', 'OUTBOUND_CALL', 'RECEIVE_SMS', 'SEND_SMS'];
const OTHER_CAPABILITIES: Readonly<Record<string, string[]>> = { WEB: ['RECEIVE_WEB_CALLS'], SENDER_ID: ['SEND_SMS'] };
const CATEGORIES: Readonly<Record<string, string>> = { WEB: 'WEB_CHANNEL', SENDER_ID: 'SENDER_ID' };

export function numberInit(number: PhoneNumber): MessageInitShape<typeof PhoneNumberSchema> {
  return {
    id: number.id,
    workspaceId: number.workspaceId,
    number: number.number,
    name: number.name,
    status: number.status,
    country: number.country,
    type: number.type,
    isTestNumber: number.isTestNumber,
    isFree: number.isFree,
    ...(number.freeUntil ? { freeUntil: timestampFromDate(number.freeUntil) } : {}),
    ...(number.releaseDate ? { releaseDate: timestampFromDate(number.releaseDate) } : {}),
    enableCallRecording: number.enableCallRecording,
    enableTranscription: number.enableTranscription,
    capabilities: OTHER_CAPABILITIES[number.type] ?? CAPABILITIES,
    callWorkFlow: {
      type: number.flowType,
      teamId: number.teamId,
      timeoutSeconds: number.timeoutSeconds,
      playGreeting: number.playGreeting,
      voicemail: number.voicemail,
      ...(number.hours ? { businessHours: number.hours as MessageInitShape<typeof WorkingHoursSchema> } : {}),
      closedFallback: number.closedFallback,
      ...flowInit(number.flowType as FlowType, number.flow as FlowDetails | null, number.voicemail),
      ...smartAgentInit(number.flow as FlowDetails | null, liveVersion(number)),
    },
    blockAnonymousCalls: number.blockAnonymousCalls,
    ...(number.emergencyAddress === null ? {} : { emergencyAddress: number.emergencyAddress as object }),
    emergencyCalls: callsEmergency(number),
    isComplianceVerified: number.isComplianceVerified,
    monthlyMinor: BigInt(number.monthlyMinor),
    ...(number.releaseDate && !number.isTestNumber
      ? { reclaimUntil: timestampFromDate(new Date(number.releaseDate.getTime() + RECLAIM_MS)) }
      : {}),
    callerId: callerIdOf(number),
    areaCode: areaCodeOf(number),
    category: CATEGORIES[number.type] ?? 'PHONE_NUMBER',
    phoneCategory: phoneCategoryOf(number),
    webNumberUrl: number.webUrl,
    version: number.version,
    createdAt: timestampFromDate(number.createdAt),
  };
}

/** Calls go out with an own, available number alone (defaults 7.3), and as that number itself: no other presentation is kept. */
const callerIdOf = ({ status, type, number }: PhoneNumber): string =>
  status === 'AVAILABLE' && !isWithoutPhone(type) ? number : '';

function phoneCategoryOf({ type, number }: PhoneNumber): string {
  if (isWithoutPhone(type)) return 'NOT_APPLICABLE';
  if (type === 'TOLL_FREE') return 'TOLL_FREE';
  return isPremiumRated(number) ? 'PREMIUM_RATED' : 'REGULAR';
}

export const numberMessage = (number: PhoneNumber): PhoneNumberMessage => create(PhoneNumberSchema, numberInit(number));

/**
 * A number is of its team, and of those whose grant reaches the whole workspace: they call with it (READ) and change it (UPDATE,
 * defaults 2.1, 7.3).
 */
export function numberInScope(
  number: Pick<PhoneNumber, 'teamId'>,
  principal: Principal,
  action: 'READ' | 'UPDATE' = 'READ',
): boolean {
  const scope = principal.scope('PHONE_NUMBERS', action);
  return scope === 'all' || (scope === 'team' && principal.teamIds.includes(number.teamId));
}

/** The teams of a number: its own, then those to which its live flow leads callers, each once. */
export const teamsOf = (number: PhoneNumber): string[] => [
  ...new Set([number.teamId, ...liveDocument(number).nodes.flatMap(({ teamId }) => teamId ?? [])]),
];

/**
 * A number is seen by whose it is, and by the teams to which its flow leads: they take its calls (defaults 7.3). One of a site is seen
 * by all.
 */
export function numberIsSeen(number: PhoneNumber, principal: Principal): boolean {
  if (numberInScope(number, principal)) return true;
  if (principal.scope('PHONE_NUMBERS', 'READ') !== 'team' || number.status === 'RELEASED') return false;
  if (number.type === 'WEB') return true;
  return teamsOf(number).some((id) => principal.teamIds.includes(id));
}

/**
 * The number, if it is this person's to call with, or to change.
 * @throws Refusal NOT_FOUND; OUT_OF_SCOPE for one that they only see
 */
export function requireTheirs(
  number: PhoneNumber | null,
  principal: Principal,
  action: 'READ' | 'UPDATE',
): PhoneNumber {
  if (!number || !numberIsSeen(number, principal)) throw notFound('The number');
  if (numberInScope(number, principal, action)) return number;
  throw new Refusal({
    code: 'OUT_OF_SCOPE',
    message: "This number belongs to a team you’re not in. Choose one of your teams' numbers.",
    why: {
      check: 'number_scope',
      required: 'the team of the number',
      current: 'other teams',
      whoCanFix: ['OWNER', 'ADMIN'],
    },
  });
}
