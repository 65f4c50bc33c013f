import { overLimit } from '@ringline/kit/limits';
import {
  type Portability,
  type PortingBill,
  type PortingFinding,
  type PortingForm,
  type PortingNumber,
  type PortingOrder,
  PortingService,
  type PortingStep,
} from '@ringline/proto/telephony/v1/porting_pb';
import { given } from '../graphql/given.ts';
import { orNull, present } from '../graphql/present.ts';
import type { OperationContext } from '../graphql/context.ts';
import type { Resolvers } from '../graphql/resolverTypes.ts';
import { uploadBill } from './uploadBill.ts';

/** Each number is a question to the carrier. */
const CHECKED = { limit: 200, perSeconds: 3_600 };

/** @throws Refusal RATE_LIMITED */
async function limitChecks(context: OperationContext): Promise<void> {
  const { principal } = await context.signed();
  const permit = await context.edge.limits.take(`portability:${principal.workspaceId}`, CHECKED);
  if (!permit.allowed) throw overLimit(permit, 'Too many numbers were checked within an hour. Try again later.');
}

const form = ({ form: filled }: PortingOrder): PortingForm => present(filled, 'the form');

export const porting = {
  Query: {
    fetchPortingOrders: async (_source, _args, context) =>
      (await context.call(PortingService).listPortingOrders({})).orders,
    async checkNumberPortability(_source, { numbers }, context) {
      await limitChecks(context);
      return (await context.call(PortingService).checkPortability({ numbers: [...numbers] })).numbers;
    },
  },
  Mutation: {
    async savePortingOrder(_source, { input: { id, version, numbers, ...fields } }, context) {
      const request = {
        id: id ?? '',
        version,
        form: { ...given(fields), numbers: numbers.map(({ number, pin }) => ({ number, pin: pin ?? '' })) },
      };
      return present((await context.call(PortingService).savePortingOrder(request)).order, 'the order');
    },
    uploadPortingBill: async (_source, { order, file }, context) =>
      present(await uploadBill(context, order, file), 'the order'),
    submitPortingOrder: async (_source, { input }, context) =>
      present((await context.call(PortingService).submitPortingOrder(input)).order, 'the order'),
    cancelPortingOrder: async (_source, { input }, context) =>
      (await context.call(PortingService).cancelPortingOrder(input)).order ?? null,
  },
  NumberPortability: {
    obstacle: ({ obstacle }: Portability) => orNull(obstacle),
    code: ({ code }: Portability) => orNull(code),
  },
  PortingOrder: {
    customerType: (order: PortingOrder) => form(order).customerType,
    customerName: (order: PortingOrder) => form(order).customerName,
    accountNumber: (order: PortingOrder) => form(order).accountNumber,
    accountPhone: (order: PortingOrder) => form(order).accountPhone,
    representative: (order: PortingOrder) => form(order).representative,
    representativeEmail: (order: PortingOrder) => form(order).representativeEmail,
    address1: (order: PortingOrder) => form(order).address1,
    address2: (order: PortingOrder) => form(order).address2,
    city: (order: PortingOrder) => form(order).city,
    state: (order: PortingOrder) => form(order).state,
    zip: (order: PortingOrder) => form(order).zip,
    wishedDate: (order: PortingOrder) => form(order).wishedDate,
    billDate: (order: PortingOrder) => form(order).billDate,
    teamId: (order: PortingOrder) => orNull(form(order).teamId),
    signatureUrl: ({ signatureUrl, awaitsSignature }: PortingOrder) => (awaitsSignature ? orNull(signatureUrl) : null),
    currency: ({ currency }: PortingOrder) => orNull(currency),
  },
  PortingNumber: {
    obstacle: ({ obstacle }: PortingNumber) => orNull(obstacle),
    obstacleCode: ({ obstacleCode }: PortingNumber) => orNull(obstacleCode),
    rejection: ({ rejection }: PortingNumber) => orNull(rejection),
    rejectionCode: ({ rejectionCode }: PortingNumber) => orNull(rejectionCode),
    rejectionReason: ({ rejectionReason }: PortingNumber) => orNull(rejectionReason),
    monthlyPrice: ({ monthlyMinor, isFree }: PortingNumber) =>
      monthlyMinor === 0n && !isFree ? null : Number(monthlyMinor) / 100,
  },
  PortingBill: {
    size: ({ sizeBytes }: PortingBill) => Number(sizeBytes),
    url: ({ storageKey, name }: PortingBill, _args, { edge }) =>
      storageKey === '' ? null : edge.links.to(storageKey, { name }),
  },
  PortingFinding: {
    about: ({ about }: PortingFinding) => orNull(about),
  },
  PortingStep: {
    cause: ({ cause }: PortingStep) => orNull(cause),
    byName: ({ byName }: PortingStep) => orNull(byName),
  },
} satisfies Resolvers;
