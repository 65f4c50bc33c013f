/** What phones outside cost that took part in a call: paid legs beside the call itself (defaults 5.2). */
import { create, type JsonObject, type MessageInitShape, toJson } from '@bufbuild/protobuf';
import { CallItemSchema, type OutsideLegSchema } from '@ringline/proto/messaging/v1/messaging_pb';
import type { Call } from '@ringline/proto/telephony/v1/telephony_pb';
import type { Deps, Unit } from '../context.ts';
import type { Prisma, UsageCopy } from '../generated/prisma/client.ts';
import { announceItem, callItemFrom } from '../timeline/describe.ts';
import { changeTimeline, type Item, unitStore } from '../timeline/timeline.ts';

type Leg = MessageInitShape<typeof OutsideLegSchema>;

const costOf = (usage: UsageCopy | undefined): Leg =>
  usage
    ? {
        billingDurationSeconds: usage.billingDurationSeconds,
        costMicros: usage.amountMicros,
        freeSeconds: usage.freeSeconds,
      }
    : {};

/** The legs that were taken, each with its cost as far as billing has told it. Known once the call is over. */
export async function outsideLegsOf({ tx, workspaceId }: Unit, call: Call): Promise<Leg[]> {
  const taken = call.forwardedLegs.filter(({ billableSeconds }) => billableSeconds > 0);
  if (taken.length === 0) return [];
  const usages = await tx.usageCopy.findMany({
    where: { workspaceId, referenceId: { in: taken.map(({ legId }) => legId) } },
  });
  const usageOf = new Map(usages.map((usage) => [usage.referenceId, usage]));
  return taken.map(({ legId, to }) => ({ legId, number: to, ...costOf(usageOf.get(legId)) }));
}

/** Adds what a leg cost to its call, if that shows the leg already; otherwise it waits in the copy. */
export const showLegUsage =
  ({ clock }: Pick<Deps, 'clock'>) =>
  async (uow: Unit, callId: string, usage: UsageCopy): Promise<void> => {
    await uow.tx.usageCopy.createMany({ data: [usage], skipDuplicates: true });
    await changeTimeline(unitStore(uow), uow.workspaceId, { callId }, ({ item, thread, last }) => {
      if (!item?.call || !thread) return undefined;
      const { outsideLegs } = callItemFrom(item.call as JsonObject);
      const leg = outsideLegs.find(({ legId }) => legId === usage.referenceId);
      if (!leg || leg.billingDurationSeconds > 0) return undefined;
      const told = outsideLegs.map((one) => (one === leg ? { ...one, ...costOf(usage) } : one));
      const next: Item = {
        ...item,
        call: {
          ...(item.call as Prisma.JsonObject),
          ...(toJson(CallItemSchema, create(CallItemSchema, { outsideLegs: told })) as Prisma.JsonObject),
        },
        updatedAt: clock.now(),
        version: item.version + 1,
      };
      return { item: next, announce: (emit) => announceItem(emit, next, thread, last) };
    });
  };
