/**
 * A sender id at the carrier: an AlphaSender of the workspace's own messaging service. Repeating a step is harmless: what is there is
 * found by its name.
 */
import { carrierFailure, isGone } from '@ringline/kit/carrier';
import { job, type Job } from '@ringline/kit/jobs';
import { z } from 'zod';
import type { Deps } from '../context.ts';
import type { PhoneNumber } from '../generated/prisma/client.ts';
import { announceNumber } from '../numbers/announceNumber.ts';
import { OF_SENDER_ID, SET_UP_SENDER_ID } from './senderIds.ts';

const payload = z.object({ workspaceId: z.uuid(), phoneNumberId: z.uuid() });

export const senderIdJobs = (deps: Deps): Job[] => [
  job({
    name: SET_UP_SENDER_ID,
    schema: payload,
    retry: { limit: 20, delaySeconds: 2 },
    handler: (which) => tellCarrier(deps, which),
  }),
];

/** Gives the carrier a name that is to be used, or takes one from it that was removed. */
export async function tellCarrier(
  deps: Deps,
  { workspaceId, phoneNumberId: id }: z.infer<typeof payload>,
): Promise<void> {
  const number = await deps.db.tenant(workspaceId, ({ tx }) =>
    tx.phoneNumber.findFirst({ where: { workspaceId, id, type: 'SENDER_ID' } }),
  );
  if (number?.status === 'RELEASED') await takeAway(deps, number);
  if (number?.status === 'UNAVAILABLE') await setUp(deps, number);
}

async function setUp(deps: Deps, number: PhoneNumber): Promise<void> {
  try {
    const serviceSid = await serviceOf(deps, number.workspaceId);
    const { alphaSenders } = deps.carrier.rest.messaging.v1.services(serviceSid);
    const named = async () =>
      (await alphaSenders.list({ limit: 400 })).find((one) => one.alphaSender === number.number);
    // One name for two countries is one at the carrier.
    const { sid } = (await named()) ?? (await alphaSenders.create({ alphaSender: number.number }));
    const carrierSid = `${serviceSid}/${sid}`;
    const kept = await settle(deps, number, { status: 'AVAILABLE', statusReason: '', carrierSid });
    // It was removed while the carrier was asked.
    if (!kept) await takeAway(deps, { ...number, carrierSid });
  } catch (error) {
    const failure = carrierFailure(error);
    if (failure.kind !== 'refused') throw error;
    await settle(deps, number, { status: 'UNAVAILABLE', statusReason: failure.message });
  }
}

/** Takes the name from the carrier, unless another country goes on with it. */
async function takeAway(deps: Deps, { workspaceId, number, carrierSid, id }: PhoneNumber): Promise<void> {
  const [serviceSid, sid] = (carrierSid ?? '').split('/');
  if (!serviceSid || !sid) return;
  const others = await deps.db.tenant(workspaceId, ({ tx }) =>
    tx.phoneNumber.count({ where: { ...OF_SENDER_ID, workspaceId, number } }),
  );
  if (others === 0)
    await deps.carrier.rest.messaging.v1
      .services(serviceSid)
      .alphaSenders(sid)
      .remove()
      .catch((error: unknown) => {
        if (!isGone(carrierFailure(error))) throw error;
        return true;
      });
  await deps.db.tenant(workspaceId, ({ tx }) =>
    tx.phoneNumber.update({ where: { workspaceId_id: { workspaceId, id } }, data: { carrierSid: null } }),
  );
}

/** The service that holds the workspace's names: the one of another name, one whose answer was lost, or a new one. */
async function serviceOf({ db, carrier }: Deps, workspaceId: string): Promise<string> {
  const held = await db.tenant(workspaceId, ({ tx }) =>
    tx.phoneNumber.findFirst({
      where: { ...OF_SENDER_ID, workspaceId, carrierSid: { not: null } },
      select: { carrierSid: true },
    }),
  );
  const [known] = (held?.carrierSid ?? '').split('/');
  if (known) return known;
  const { services } = carrier.rest.messaging.v1;
  const friendlyName = `ringline names ${workspaceId}`;
  const lost = (await services.list({ limit: 1_000 })).find((one) => one.friendlyName === friendlyName);
  return (lost ?? (await services.create({ friendlyName, useInboundWebhookOnNumber: true }))).sid;
}

/** What the carrier said. @returns false when the name was removed meanwhile */
async function settle(
  { db }: Pick<Deps, 'db'>,
  { workspaceId, id }: PhoneNumber,
  data: { status: string; statusReason: string; carrierSid?: string },
): Promise<boolean> {
  return db.tenant(workspaceId, async (uow) => {
    const { count } = await uow.tx.phoneNumber.updateMany({
      where: { ...OF_SENDER_ID, workspaceId, id },
      data: { ...data, version: { increment: 1 } },
    });
    if (count === 0) return false;
    announceNumber(uow, await uow.tx.phoneNumber.findUniqueOrThrow({ where: { workspaceId_id: { workspaceId, id } } }));
    return true;
  });
}
