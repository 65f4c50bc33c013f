import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate, timestampFromMs } from '@bufbuild/protobuf/wkt';
import type { RegistrationSchema } from '@ringline/proto/telephony/v1/registrations_pb';
import type { PhoneNumber, Registration } from '../generated/prisma/client.ts';
import { expectedOf } from './local/expected.ts';
import { MOST } from './local/numbers.ts';
import { dueFees, isBrandFixed, type RegistryState, stateOf } from './local/state.ts';
import { awaitsConfirmation } from './local/useCases.ts';
import type { Finding } from './lint.ts';
import { formOf, type Rejection, stepsOf } from './registrations.ts';

const BRAND: Readonly<Record<string, string>> = {
  PENDING: 'PENDING',
  IN_REVIEW: 'IN_REVIEW',
  APPROVED: 'APPROVED',
  FAILED: 'REJECTED',
  SUSPENDED: 'SUSPENDED',
  DELETION_PENDING: 'SUSPENDED',
  DELETION_FAILED: 'SUSPENDED',
};

/** Which numbers it covers; those beyond what its kind may have, and those that are not set up yet, wait. */
function numbersInit({ numbers }: RegistryState, all: readonly PhoneNumber[], type: string) {
  return all.slice(0, type === 'SOLE_PROPRIETOR' ? all.length : MOST[type]).map(({ id }) => {
    const known = numbers[id];
    return { phoneNumberId: id, state: known?.state ?? 'WAITING', code: known?.code ?? '' };
  });
}

/** A registration as the contract has it. */
export function registrationInit(
  registration: Registration,
  numbers: readonly PhoneNumber[],
): MessageInitShape<typeof RegistrationSchema> {
  const atRegistry = stateOf(registration);
  const expected = expectedOf(registration);
  const { address1, address2, city, state, zip, country, ...form } = formOf(registration);
  return {
    id: registration.id,
    type: registration.type,
    status: registration.status,
    phoneNumberId: registration.phoneNumberId ?? '',
    form: {
      ...form,
      address: { address1, address2, city, state, zip, country },
      regionsOfOperation: [...form.regionsOfOperation],
      useCases: [...form.useCases],
      messageSamples: [...form.messageSamples],
      optInImageUrls: [...form.optInImageUrls],
    },
    findings: (registration.findings as unknown as Finding[]).map(({ rule, level, field, about }) => ({
      rule,
      isWarning: level === 'WARNING',
      field,
      about,
    })),
    rejections: registration.rejections as unknown as Rejection[],
    steps: stepsOf(registration).map(({ status, at, byName }) => ({
      status,
      at: timestampFromMs(Date.parse(at)),
      byName,
    })),
    editAllowed: registration.editAllowed,
    ...(registration.editUntil ? { editUntil: timestampFromDate(registration.editUntil) } : {}),
    brandStatus: BRAND[atRegistry.brandStatus ?? ''] ?? '',
    ...(atRegistry.brandScore === null ? {} : { brandScore: atRegistry.brandScore }),
    brandFixed: isBrandFixed(registration),
    awaitsConfirmation: awaitsConfirmation(registration),
    ...(atRegistry.confirmationAt === undefined
      ? {}
      : { confirmationSentAt: timestampFromMs(Date.parse(atRegistry.confirmationAt)) }),
    ...(expected
      ? { expectedFrom: timestampFromDate(expected.from), expectedUntil: timestampFromDate(expected.until) }
      : {}),
    dueFees: dueFees(registration),
    numbers: numbersInit(atRegistry, numbers, registration.type),
    appeal: atRegistry.appeal,
    version: registration.version,
    updatedAt: timestampFromDate(registration.updatedAt),
  };
}
