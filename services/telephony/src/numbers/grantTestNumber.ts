import { Refusal } from '@ringline/kit/errors';
import { parsePhoneNumberFromString } from 'libphonenumber-js';
import type { Deps, Unit } from '../context.ts';
import type { PhoneNumber } from '../generated/prisma/client.ts';
import { coverLater } from '../compliance/local/numbers.ts';
import { announceNumber } from './announceNumber.ts';
import { CONFIGURE_NUMBER } from './configureNumber.ts';
import { type EmergencyAddress, emergencyAddressFrom } from './emergencyAddress.ts';
import { POOL_SIZE, poolNumber } from './pool.ts';
import { freeUntil, nextMoment, testNumberEnded } from './testNumberDays.ts';

/**
 * The workspace's test number; granted from the pool on the first ask. One per workspace, for 14 days; the sandbox lends another
 * one, since no number can be bought there.
 * @throws Refusal NUMBER_LIMIT_REACHED when its days are over, LIMIT_REACHED when the pool is empty
 */
export async function grantTestNumber(deps: Deps, uow: Unit, teamId: string): Promise<PhoneNumber> {
  const { tx, workspaceId } = uow;
  // Two asks at once: the second waits for the first, then finds its number.
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('test-number', 0))`;
  const known = await tx.phoneNumber.findFirst({
    where: { workspaceId, isTestNumber: true, NOT: { status: 'RELEASED' } },
  });
  if (known) return known;
  const ended = deps.env.SANDBOX_ENABLED
    ? null
    : await tx.phoneNumber.findFirst({ where: { workspaceId, isTestNumber: true }, orderBy: { createdAt: 'desc' } });
  if (ended) throw testNumberEnded('NUMBER_LIMIT_REACHED', ended);
  const number = await firstFree(uow);
  return addNumber(deps, uow, {
    number,
    name: parsePhoneNumberFromString(number)?.formatNational() ?? number,
    teamId,
    isTestNumber: true,
    freeUntil: freeUntil(deps.clock.now()),
  });
}

export interface NewNumber {
  number: string;
  name: string;
  teamId: string;
  isTestNumber: boolean;
  freeUntil: Date | null;
  /** Of one that was bought: its route stands already, under this id. */
  id?: string;
  country?: string;
  type?: string;
  isFree?: boolean;
  monthlyMinor?: number;
  paidUntil?: Date;
  carrierSid?: string;
  /** Absent: the workspace's own address, where that is complete. */
  emergencyAddress?: EmergencyAddress;
}

/** What calling costs the caller nothing in the United States and Canada. */
const TOLL_FREE = /^\+1(?:800|833|844|855|866|877|888)/;

/** Writes a new number with its route, and has it set up at the carrier. */
export async function addNumber(deps: Deps, uow: Unit, init: NewNumber): Promise<PhoneNumber> {
  const { tx, workspaceId } = uow;
  const id = init.id ?? deps.ids.uuid();
  const now = deps.clock.now();
  const dueAt = init.freeUntil && nextMoment(init.freeUntil, now, deps.env.SANDBOX_ENABLED);
  if (init.id === undefined)
    await tx.numberRoute.create({ data: { number: init.number, workspaceId, phoneNumberId: id, dueAt } });
  const { emergencyAddress: given, ...row } = init;
  const type = init.type ?? (TOLL_FREE.test(init.number) ? 'TOLL_FREE' : 'LOCAL');
  const is = { country: init.country ?? 'US', type, isTestNumber: init.isTestNumber };
  const workspace = await tx.workspaceCopy.findUnique({ where: { workspaceId }, select: { address: true } });
  const emergencyAddress = given ?? emergencyAddressFrom(workspace?.address, is);
  const made = await tx.phoneNumber.create({
    data: {
      ...row,
      ...is,
      id,
      workspaceId,
      ...(emergencyAddress ? { emergencyAddress: { ...emergencyAddress } } : {}),
      status: 'AVAILABLE',
      isFree: init.isFree ?? true,
      createdAt: now,
    },
  });
  announceNumber(uow, made);
  await deps.jobs.enqueue(uow, CONFIGURE_NUMBER, { workspaceId, phoneNumberId: id });
  if (!init.isTestNumber) await coverLater(deps, uow);
  return made;
}

async function firstFree({ tx }: Unit): Promise<string> {
  const routes = await tx.numberRoute.findMany({ select: { number: true } });
  const taken = new Set(routes.map(({ number }) => number));
  for (let index = 0; index < POOL_SIZE; index += 1) {
    const number = poolNumber(index);
    if (!taken.has(number)) return number;
  }
  throw new Refusal({
    code: 'LIMIT_REACHED',
    message: 'All test numbers are in use. Try again tomorrow.',
    why: { check: 'test_numbers' },
    retryable: true,
  });
}
