import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate, timestampFromMs } from '@bufbuild/protobuf/wkt';
import type { PortingOrderSchema } from '@ringline/proto/telephony/v1/porting_pb';
import { LEAST_DAYS, type Finding } from './check.ts';
import { expectedOf } from './expected.ts';
import { dayAfter } from './form.ts';
import { billOf, formOf, isEditable, type OrderWithNumbers, stepsOf } from './orders.ts';
import { isOver } from './transitions.ts';

/** An order as the contract has it. A PIN is never told again. */
export function orderInit(order: OrderWithNumbers, now: Date): MessageInitShape<typeof PortingOrderSchema> {
  const form = formOf(order);
  const expected = expectedOf(order, form.wishedDate);
  const bill = billOf(order);
  return {
    id: order.id,
    status: order.status,
    form: { ...form, numbers: [] },
    numbers: order.numbers.map((number) => ({
      id: number.id,
      number: number.number,
      type: number.type,
      state: number.state,
      pinRequired: number.pinRequired,
      hasPin: number.pin !== null,
      obstacle: number.obstacle,
      obstacleCode: number.obstacleCode,
      rejection: number.rejection,
      rejectionCode: number.rejectionCode,
      rejectionReason: number.rejectionReason,
      ...(number.portDate ? { portDate: timestampFromDate(number.portDate) } : {}),
      monthlyMinor: BigInt(number.monthlyMinor),
      isFree: number.isFree,
    })),
    ...(bill
      ? {
          bill: {
            id: bill.id,
            name: bill.name,
            mimeType: bill.mimeType,
            sizeBytes: BigInt(bill.sizeBytes),
            storageKey: bill.deleted ? '' : bill.storageKey,
          },
        }
      : {}),
    findings: isEditable(order) ? (order.findings as unknown as Finding[]) : [],
    steps: stepsOf(order).map(({ status, cause, at, byName }) => ({
      status,
      cause,
      at: timestampFromMs(Date.parse(at)),
      byName,
    })),
    signatureUrl: order.signatureUrl,
    awaitsSignature: !isOver(order.status) && order.numbers.some(({ state }) => state === 'SIGNATURE'),
    editable: isEditable(order),
    cancellable: !isOver(order.status),
    ...(expected
      ? { expectedFrom: timestampFromDate(expected.from), expectedUntil: timestampFromDate(expected.until) }
      : {}),
    earliestDate: dayAfter(now, LEAST_DAYS),
    currency: order.currency,
    createdAt: timestampFromDate(order.createdAt),
    version: order.version,
  };
}
