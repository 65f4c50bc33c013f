import { isUuid } from '@ringline/kit/ids';
import { RegistrationDecidedSchema } from '@ringline/proto/telephony/v1/events_pb';
import { seededUuid } from '../../calls/engine/ids.ts';
import type { Unit } from '../../context.ts';
import { lockRegistration, verifyNumber } from '../registrations.ts';
import { stateOf } from './state.ts';
import { json } from './store.ts';

/**
 * The number is not verified any longer, while its registration stays as it is (defaults 9.5); the owner and admins are told. The
 * next look at the registry puts a local number in again.
 */
export async function noteUnregistered(
  uow: Unit,
  { phoneNumberId: id, carrierCode }: { readonly phoneNumberId: string; readonly carrierCode: string },
): Promise<void> {
  const { tx, workspaceId } = uow;
  const number = isUuid(id)
    ? await tx.phoneNumber.findUnique({ where: { workspaceId_id: { workspaceId, id } } })
    : null;
  if (!number?.isComplianceVerified) return;
  const registration = await lockRegistration(tx, workspaceId, number.type === 'TOLL_FREE' ? id : null);
  if (!registration) return;
  await verifyNumber(uow, id, false);
  const state = stateOf(registration);
  const covered = state.numbers[id];
  if (covered) {
    const numbers = { ...state.numbers, [id]: { ...covered, state: 'REFUSED' as const, code: carrierCode } };
    await tx.registration.update({
      where: { workspaceId_id: { workspaceId, id: registration.id } },
      data: { registry: json({ ...state, numbers }) },
    });
  }
  uow.emit(
    RegistrationDecidedSchema,
    {
      registrationId: registration.id,
      decisionId: seededUuid(`registration-refused-${id}`, number.version),
      status: 'SUSPENDED',
      phoneNumberId: number.type === 'TOLL_FREE' ? id : '',
      number: number.number,
    },
    { key: registration.id },
  );
}
