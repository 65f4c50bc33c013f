/** Reading and changing the numbers of a workspace. */
import { featureMissing, type Principal } from '@ringline/kit/auth';
import { conflict, invalid, notFound, Refusal } from '@ringline/kit/errors';
import { parseHours, type WeeklyHours } from '@ringline/kit/hours';
import { isUuid } from '@ringline/kit/ids';
import { trimmed } from '@ringline/kit/text';
import type { Deps, Unit } from '../context.ts';
import type { PhoneNumber, Prisma } from '../generated/prisma/client.ts';
import { announceNumber } from './announceNumber.ts';
import { assertMayRecordByItself } from './automationPlan.ts';
import { CONFIGURE_NUMBER } from './configureNumber.ts';
import { type EmergencyAddress, parseEmergencyAddress } from './emergencyAddress.ts';
import { flowColumns, type FlowSettings } from './flowSettings.ts';
import { grantTestNumber } from './grantTestNumber.ts';
import { numberInScope, numberIsSeen, RECLAIM_MS, requireTheirs, WITHOUT_PHONE } from './numberView.ts';
import { planValuesOf } from './planValues.ts';
import { settingsChanged } from './settingsChanged.ts';

const LONGEST_NAME = 80;
/** Seconds that a team may ring (defaults 11.2). */
const RING_SECONDS = { least: 5, most: 120 };

/** The workspace's test number; granted on the first ask. @throws Refusal NOT_FOUND while the workspace is unknown here, NUMBER_LIMIT_REACHED */
export function getTestNumber(deps: Deps) {
  return async ({ workspaceId }: Principal): Promise<PhoneNumber> =>
    deps.db.tenant(workspaceId, async (uow) => {
      const workspace = await uow.tx.workspaceCopy.findUnique({ where: { workspaceId } });
      if (!workspace) {
        throw new Refusal({
          code: 'NOT_FOUND',
          message: 'The workspace is being set up. Try again in a moment.',
          why: { check: 'set_up' },
          retryable: true,
        });
      }
      return grantTestNumber(deps, uow, workspace.defaultTeamId);
    });
}

/**
 * Numbers that a person sees; `usable`: those alone that are theirs to call and write with; `released`: those that can be had back;
 * `web`: those of sites alone, which the others leave out, because there is nothing to dial or to text; `senders`: with the sender ids.
 */
export function listNumbers(deps: Pick<Deps, 'db' | 'clock'>) {
  return async (
    principal: Principal,
    { usable = false, released = false, web = false, senders = false } = {},
  ): Promise<PhoneNumber[]> => {
    const { workspaceId } = principal;
    const numbers = await deps.db.tenant(workspaceId, ({ tx }) =>
      released
        ? tx.phoneNumber.findMany({
            where: {
              workspaceId,
              isTestNumber: false,
              status: 'RELEASED',
              type: { notIn: [...WITHOUT_PHONE] },
              releaseDate: { gt: new Date(deps.clock.now().getTime() - RECLAIM_MS) },
            },
            orderBy: { releaseDate: 'desc' },
          })
        : tx.phoneNumber.findMany({
            where: {
              workspaceId,
              type: web ? 'WEB' : { notIn: senders ? ['WEB'] : [...WITHOUT_PHONE] },
              NOT: { status: 'RELEASED' },
            },
            orderBy: { createdAt: 'asc' },
          }),
    );
    return numbers.filter((number) => (usable ? numberInScope : numberIsSeen)(number, principal));
  };
}

/** @throws Refusal NOT_FOUND */
export function getNumber(deps: Pick<Deps, 'db'>) {
  return async (id: string, principal: Principal): Promise<PhoneNumber> => {
    const { workspaceId } = principal;
    const number = isUuid(id)
      ? await deps.db.tenant(workspaceId, ({ tx }) =>
          tx.phoneNumber.findUnique({ where: { workspaceId_id: { workspaceId, id } } }),
        )
      : null;
    if (!number || !numberIsSeen(number, principal)) throw notFound('The number');
    return number;
  };
}

export interface NumberSettings extends FlowSettings {
  id: string;
  version: number;
  name?: string | undefined;
  enableCallRecording?: boolean | undefined;
  /** Whether what is recorded is written down. */
  enableTranscription?: boolean | undefined;
  /** Whether callers who hide their number are rejected. */
  blockAnonymousCalls?: boolean | undefined;
  /** Who rings. */
  teamId?: string | undefined;
  /** How long, in seconds. */
  timeoutSeconds?: number | undefined;
  playGreeting?: boolean | undefined;
  businessHours?: WeeklyHours | undefined;
  /** The whole of it, where it changes. */
  emergencyAddress?: Partial<EmergencyAddress> | undefined;
}

/** @throws Refusal NOT_FOUND, OUT_OF_SCOPE, CONFLICT for a stale version, VALIDATION_FAILED, HOURS_OVERLAP, FEATURE_NOT_IN_PLAN for recording, transcription, an IVR or a queue */
export function updateNumberSettings(deps: Deps) {
  return async (settings: NumberSettings, principal: Principal): Promise<PhoneNumber> => {
    const { workspaceId } = principal;
    const data = changesOf(settings);
    if (settings.enableTranscription && !principal.features.includes('TRANSCRIPTION')) {
      throw featureMissing(principal, 'TRANSCRIPTION', 'enableTranscription');
    }
    return deps.db.tenant(workspaceId, async (uow) => {
      if (settings.enableCallRecording) assertMayRecordByItself(principal, await planValuesOf(uow.tx, workspaceId));
      const where = { workspaceId_id: { workspaceId, id: settings.id } };
      const found = isUuid(settings.id) ? await uow.tx.phoneNumber.findUnique({ where }) : null;
      const number = requireTheirs(found?.type === 'SENDER_ID' ? null : found, principal, 'UPDATE');
      if (number.version !== settings.version) throw conflict('The number');
      if (settings.teamId !== undefined) await assertTeam(uow, settings.teamId, principal);
      const after = { ...number, teamId: settings.teamId ?? number.teamId, flowType: settings.type ?? number.flowType };
      const flow = await flowColumns(settings, { deps, uow, number: after, principal });
      const emergency = settings.emergencyAddress
        ? { emergencyAddress: { ...parseEmergencyAddress(settings.emergencyAddress, number) } }
        : {};
      const changed = await uow.tx.phoneNumber.updateMany({
        where: { workspaceId, id: settings.id, version: settings.version },
        data: { ...data, ...flow, ...emergency, version: { increment: 1 } },
      });
      if (changed.count === 0) throw conflict('The number');
      const saved = await uow.tx.phoneNumber.findUniqueOrThrow({ where });
      const changes = await settingsChanged(uow, number, saved);
      if (settings.emergencyAddress)
        await deps.jobs.enqueue(uow, CONFIGURE_NUMBER, { workspaceId, phoneNumberId: saved.id });
      announceNumber(uow, saved, { changedByUserId: principal.userId, changes, formerTeamId: number.teamId });
      return saved;
    });
  };
}

/** The name as it is kept. @throws Refusal VALIDATION_FAILED */
export function numberName(given: string): string {
  const name = trimmed(given);
  if (name === '' || name.length > LONGEST_NAME) throw invalid('name', `A name has 1 to ${LONGEST_NAME} characters.`);
  return name;
}

/** What of the settings is given, checked. Rows take what has the names of columns. */
function changesOf(settings: NumberSettings) {
  const { enableCallRecording, enableTranscription, blockAnonymousCalls, voicemail } = settings;
  const { teamId, timeoutSeconds, playGreeting, businessHours } = settings;
  const name = settings.name === undefined ? undefined : numberName(settings.name);
  const { least, most } = RING_SECONDS;
  if (timeoutSeconds !== undefined && !(timeoutSeconds >= least && timeoutSeconds <= most))
    throw invalid('timeout', `Let it ring for ${least} to ${most} seconds.`);
  const never = 'Give at least one block in the week, or turn the hours off: without one, no one could ever call.';
  const hours = businessHours && parseHours(businessHours, 'businessHours', never);
  const given = {
    name,
    enableCallRecording,
    enableTranscription,
    blockAnonymousCalls,
    voicemail,
    teamId,
    timeoutSeconds,
    playGreeting,
    hours,
  };
  return Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== undefined),
  ) as Prisma.PhoneNumberUpdateManyMutationInput;
}

/** A number is given to a team of the workspace that the person may see. @throws Refusal NOT_FOUND */
export async function assertTeam({ tx, workspaceId }: Unit, id: string, principal: Principal): Promise<void> {
  const team = isUuid(id) ? await tx.teamCopy.findUnique({ where: { workspaceId_id: { workspaceId, id } } }) : null;
  if (!team || team.deleted || !numberInScope({ teamId: id }, principal, 'UPDATE')) throw notFound('The team');
}
