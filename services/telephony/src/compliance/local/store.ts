/** Reading and writing the registration of the local numbers between two requests to the registry. */
import { RegistrationFeeSettledSchema, RegistrationMonthlyChangedSchema } from '@ringline/proto/telephony/v1/events_pb';
import type { Deps, Unit } from '../../context.ts';
import type { Prisma, Registration } from '../../generated/prisma/client.ts';
import { lockRegistration, moveRegistration, type Told, verifyNumber } from '../registrations.ts';
import type { RegistrationInput } from '../transitions.ts';
import { type FeeKind, type RegistryState, stateOf } from './state.ts';

export const json = (value: unknown) => value as Prisma.InputJsonValue;

export interface Kept {
  readonly registration: Registration;
  readonly state: RegistryState;
}

export const readLocal = ({ db }: Pick<Deps, 'db'>, workspaceId: string): Promise<Kept | undefined> =>
  db.tenant(workspaceId, async ({ tx }) => {
    const registration = await tx.registration.findFirst({ where: { workspaceId, phoneNumberId: null } });
    return registration ? { registration, state: stateOf(registration) } : undefined;
  });

/** A change of what is kept, on the state as it is now: nobody's change is lost. */
export const keep = (
  { db }: Pick<Deps, 'db'>,
  workspaceId: string,
  change: (state: RegistryState, uow: Unit) => RegistryState | Promise<RegistryState>,
): Promise<Kept> =>
  db.tenant(workspaceId, async (uow) => {
    const locked = await lockRegistration(uow.tx, workspaceId, null);
    if (!locked) throw new Error('The registration is gone');
    const state = await change(stateOf(locked), uow);
    const registration = await uow.tx.registration.update({
      where: { workspaceId_id: { workspaceId, id: locked.id } },
      data: { registry: json(state) },
    });
    return { registration, state };
  });

interface Moved extends Told {
  readonly change?: (state: RegistryState) => RegistryState;
}

/** Moves it on if it still is where it was when it was read, with all that follows from it. @returns whether it was */
export async function moveLocal(
  deps: Pick<Deps, 'db' | 'clock'>,
  { workspaceId, status }: Pick<Registration, 'workspaceId' | 'status'>,
  input: RegistrationInput,
  { change = (state) => state, ...told }: Moved = {},
): Promise<boolean> {
  return deps.db.tenant(workspaceId, async (uow) => {
    const locked = await lockRegistration(uow.tx, workspaceId, null);
    if (!locked || locked.status !== status) return false;
    await moveLocked(deps, uow, locked, input, { ...told, change });
    return true;
  });
}

/** The same on a row that is locked. */
export async function moveLocked(
  deps: Pick<Deps, 'clock'>,
  uow: Unit,
  locked: Registration,
  input: RegistrationInput,
  { change = (state) => state, ...told }: Moved = {},
): Promise<Registration> {
  let state = change({ ...stateOf(locked), looks: 0 });
  const ends = input.kind === 'REJECTED' || input.kind === 'WITHDRAWN' || input.kind === 'CANCELLED';
  if (ends) state = giveFeesBack(uow, state);
  const approved = input.kind === 'APPROVED';
  if (approved || (state.monthly && input.kind === 'CANCELLED')) {
    state = { ...state, monthly: approved };
    uow.emit(RegistrationMonthlyChangedSchema, { registrationId: locked.id, active: approved }, { key: locked.id });
  }
  const moved = await moveRegistration(deps, uow, locked, input, { ...told, registry: json(state) });
  for (const [id, number] of Object.entries(state.numbers))
    await verifyNumber(uow, id, approved && number.state === 'COVERED');
  return moved;
}

/** The registry has what a fee is for: it is charged, once. */
export function charge(uow: Unit, state: RegistryState, kind: FeeKind): RegistryState {
  const fee = state.fees[kind];
  if (!fee || fee.state === 'CHARGED') return state;
  uow.emit(RegistrationFeeSettledSchema, { feeId: fee.id, kind, charged: true }, { key: fee.id });
  return { ...state, fees: { ...state.fees, [kind]: { ...fee, state: 'CHARGED' } } };
}

/** What never got to the registry costs nothing. */
function giveFeesBack(uow: Unit, state: RegistryState): RegistryState {
  const fees = { ...state.fees };
  for (const kind of ['BRAND_FEE', 'CAMPAIGN_FEE'] as const) {
    const fee = fees[kind];
    if (fee?.state !== 'HELD') continue;
    uow.emit(RegistrationFeeSettledSchema, { feeId: fee.id, kind, charged: false }, { key: fee.id });
    delete fees[kind];
  }
  return { ...state, fees };
}
