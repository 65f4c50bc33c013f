/** Which local numbers an approved registration covers: they are put into its messaging service, and taken out again. */
import { carrierFailure, isGone } from '@ringline/kit/carrier';
import type { Deps, Unit } from '../../context.ts';
import type { PhoneNumber, Registration } from '../../generated/prisma/client.ts';
import { verifyNumber } from '../registrations.ts';
import type { RegistryState } from './state.ts';
import { stateOf } from './state.ts';
import { keep, type Kept } from './store.ts';

export const COVER_NUMBERS = 'cover-numbers';
/** Numbers that one campaign covers (defaults 9.2). */
export const MOST: Readonly<Record<string, number>> = { LV_STANDARD: 49, SOLE_PROPRIETOR: 1 };
/** The carrier's code for a number that is in the service already. */
const THERE_ALREADY = 21_710;

/** The local numbers that a registration is for, the oldest first. */
export const numbersOf = ({ tx, workspaceId }: Unit): Promise<PhoneNumber[]> =>
  tx.phoneNumber.findMany({
    where: {
      workspaceId,
      type: 'LOCAL',
      country: { in: ['US', 'CA'] },
      isTestNumber: false,
      NOT: { status: 'RELEASED' },
    },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  });

/** The same of one registration; of a toll-free number none. */
export const numbersOfRegistration =
  ({ db }: Pick<Deps, 'db'>) =>
  async ({ workspaceId, phoneNumberId }: Pick<Registration, 'workspaceId' | 'phoneNumberId'>): Promise<PhoneNumber[]> =>
    phoneNumberId === null ? db.tenant(workspaceId, numbersOf) : [];

/** Has the numbers covered that came since; in the transaction that brings one. */
export async function coverLater(deps: Pick<Deps, 'jobs'>, uow: Unit): Promise<void> {
  const { tx, workspaceId } = uow;
  const found = await tx.registration.findFirst({ where: { workspaceId, phoneNumberId: null } });
  if (!found || !covers(found.status, stateOf(found))) return;
  await deps.jobs.enqueue(uow, COVER_NUMBERS, { workspaceId, registrationId: found.id });
}

/** Whether its campaign is approved. */
export const covers = (status: string, state: RegistryState): boolean =>
  status === 'APPROVED' || (status === 'IN_REVIEW' && state.campaignStatus === 'VERIFIED');

/** Puts in and takes out what changed. @returns what is kept of it now */
export async function coverNumbers(deps: Deps, kept: Kept): Promise<Kept> {
  const { registration, state } = kept;
  const { workspaceId, type, status } = registration;
  const { serviceSid, isDemo } = state;
  if (serviceSid === undefined && !isDemo) return kept;
  const all = await deps.db.tenant(workspaceId, numbersOf);
  const wanted = all.filter(({ carrierSid }) => isDemo || carrierSid !== null).slice(0, MOST[type] ?? 0);
  const numbers: RegistryState['numbers'] = {};
  const service = serviceSid === undefined ? undefined : deps.carrier.rest.messaging.v1.services(serviceSid);
  for (const [id, one] of Object.entries(state.numbers)) {
    if (one.state !== 'COVERED' || wanted.some((number) => number.id === id)) continue;
    await service
      ?.phoneNumbers(one.sid)
      .remove()
      .catch((error: unknown) => {
        if (!isGone(carrierFailure(error))) throw error;
      });
  }
  for (const { id, carrierSid } of wanted) {
    const known = state.numbers[id];
    const sid = carrierSid ?? '';
    numbers[id] =
      known?.state === 'COVERED' && (isDemo || known.sid === sid)
        ? known
        : { sid, ...(service ? await put(service, sid) : { state: 'COVERED', code: '' }) };
  }
  return keep(deps, workspaceId, async (before, uow) => {
    const ids = new Set([...Object.keys(before.numbers), ...Object.keys(numbers)]);
    if (status === 'APPROVED') for (const id of ids) await verifyNumber(uow, id, numbers[id]?.state === 'COVERED');
    return { ...before, numbers };
  });
}

type Service = ReturnType<Deps['carrier']['rest']['messaging']['v1']['services']>;

async function put(service: Service, phoneNumberSid: string): Promise<{ state: 'COVERED' | 'REFUSED'; code: string }> {
  try {
    await service.phoneNumbers.create({ phoneNumberSid });
    return { state: 'COVERED', code: '' };
  } catch (error) {
    const failure = carrierFailure(error);
    if (failure.kind !== 'refused') throw error;
    return failure.code === THERE_ALREADY
      ? { state: 'COVERED', code: '' }
      : { state: 'REFUSED', code: String(failure.code) };
  }
}
