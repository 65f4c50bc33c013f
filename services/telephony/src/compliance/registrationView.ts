import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate, timestampFromMs } from '@bufbuild/protobuf/wkt';
import type { RegistrationSchema } from '@ringline/proto/telephony/v1/registrations_pb';
import type { Registration } from '../generated/prisma/client.ts';
import type { Finding } from './lint.ts';
import { formOf, type Rejection, stepsOf } from './registrations.ts';

/** A registration as the contract has it. */
export function registrationInit(registration: Registration): MessageInitShape<typeof RegistrationSchema> {
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
    version: registration.version,
    updatedAt: timestampFromDate(registration.updatedAt),
  };
}
