import type { MessageInitShape } from '@bufbuild/protobuf';
import type { Principal } from '@ringline/kit/auth';
import { invalid, refusalOf } from '@ringline/kit/errors';
import { parseHours, type WeeklyHours } from '@ringline/kit/hours';
import { isUuid } from '@ringline/kit/ids';
import type { NumberSetupSchema } from '@ringline/proto/telephony/v1/telephony_pb';
import type { DocumentNode } from '../calls/engine/flow/document.ts';
import type { Deps, Unit } from '../context.ts';
import { liveDocument } from '../flows/flowState.ts';
import type { PhoneNumber } from '../generated/prisma/client.ts';
import { numberIsSeen } from './numberView.ts';

/** Numbers that are asked about at once. */
const MOST_NUMBERS = 100;

/**
 * Who carries numbers, and whether calls to them reach anybody (defaults 7.3, isPhoneConfigurationComplete). It is asked for and
 * not kept with the number: a team that loses its last member changes it, too.
 * @throws Refusal VALIDATION_FAILED
 */
export function listNumberSetups(deps: Deps) {
  return async (
    given: readonly string[],
    principal: Principal,
  ): Promise<MessageInitShape<typeof NumberSetupSchema>[]> => {
    if (given.length > MOST_NUMBERS) throw invalid('ids', `Ask for ${MOST_NUMBERS} numbers at a time at most.`);
    const ids = given.filter(isUuid);
    const { workspaceId } = principal;
    return deps.db.tenant(workspaceId, async (uow) => {
      const found = await uow.tx.phoneNumber.findMany({ where: { workspaceId, id: { in: ids } } });
      const seen = found.filter((number) => numberIsSeen(number, principal));
      const people = await peopleOf(uow);
      return seen.map((number) => ({
        phoneNumberId: number.id,
        vendorName: vendorOf(deps, number),
        isComplete: isComplete(number, { ...people, mayForward: !number.isTestNumber || deps.env.SANDBOX_ENABLED }),
      }));
    });
  };
}

interface Surroundings {
  /** Ids of teams with members, and of people who are active. */
  readonly teams: ReadonlySet<string>;
  readonly people: ReadonlySet<string>;
  /** Whether calls are forwarded to phones outside: a test number reaches none (defaults 7.3). */
  readonly mayForward: boolean;
}

async function peopleOf({ tx, workspaceId }: Unit) {
  const teams = await tx.teamCopy.findMany({ where: { workspaceId, deleted: false } });
  const people = await tx.memberCopy.findMany({ where: { workspaceId, active: true } });
  return {
    teams: new Set(teams.filter(({ memberUserIds }) => memberUserIds.length > 0).map(({ id }) => id)),
    people: new Set(people.map(({ userId }) => userId)),
  };
}

/** A deployment has one carrier; a number that it has not answered for is with nobody yet. */
function vendorOf({ env }: Pick<Deps, 'env'>, { carrierSid }: PhoneNumber): string {
  if (carrierSid === null) return '';
  return env.SANDBOX_ENABLED ? 'Sandbox' : 'Twilio';
}

function isComplete(number: PhoneNumber, around: Surroundings): boolean {
  const { status, carrierSid, name, type } = number;
  if (status === 'RELEASED' || name.trim() === '') return false;
  // A call from a site comes to us without a carrier's number.
  if (carrierSid === null && type !== 'WEB') return false;
  return hoursAreValid(number) && liveDocument(number).nodes.some((node) => leadsToSomebody(node, around));
}

/** What was valid when it was saved may have become wrong, as a zone that is no more. */
function hoursAreValid({ hours }: PhoneNumber): boolean {
  if (hours === null) return true;
  try {
    parseHours(hours as unknown as WeeklyHours, 'hours', 'Without one block in the week, no one could ever call.');
    return true;
  } catch (failure) {
    if (refusalOf(failure)) return false;
    throw failure;
  }
}

/** Each node of a live document is one to which calls come: others are not published, and settings have none. */
function leadsToSomebody({ kind, teamId, userId, phoneNumber }: DocumentNode, around: Surroundings): boolean {
  switch (kind) {
    case 'VOICEMAIL':
      return true;
    case 'FORWARD':
      return Boolean(phoneNumber) && around.mayForward;
    case 'RING':
    case 'QUEUE':
    case 'CALLBACK':
      return (
        (teamId !== undefined && around.teams.has(teamId)) ||
        (userId !== undefined && around.people.has(userId)) ||
        (Boolean(phoneNumber) && around.mayForward)
      );
    default:
      return false;
  }
}
