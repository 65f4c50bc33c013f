import { publisher, type Publisher } from '@ringline/kit/events';
import {
  CallChangedSchema,
  NumberChangedSchema,
  PresenceLimitChangedSchema,
  ReachabilityChangedSchema,
} from '@ringline/proto/telephony/v1/events_pb';
import { tellCall } from './calls/callStore.ts';
import type { CallState } from './calls/engine/state.ts';
import { announceReachability } from './devices/reachability.ts';
import type { PrismaClient } from './generated/prisma/client.ts';
import { announceNumber } from './numbers/announceNumber.ts';
import { announceLimit } from './presence/presence.ts';

/** Tells again what telephony owns and others may copy. A call comes without a cause: nothing happened to it. */
export const publishers = (): Publisher<PrismaClient>[] => [
  publisher(NumberChangedSchema, async (uow, { after, limit }) => {
    const { workspaceId } = uow;
    const locked = await uow.tx.$queryRaw<{ id: string }[]>`
      SELECT id::text FROM phone_number WHERE workspace_id = ${workspaceId}::uuid AND id > ${after}::uuid
      ORDER BY id LIMIT ${limit} FOR SHARE`;
    const ids = locked.map(({ id }) => id);
    for (const number of await uow.tx.phoneNumber.findMany({ where: { workspaceId, id: { in: ids } } }))
      announceNumber(uow, number);
    return ids;
  }),
  publisher(CallChangedSchema, async (uow, { after, limit }) => {
    const { workspaceId } = uow;
    const calls = await uow.tx.$queryRaw<{ id: string; state: CallState; is_demo: boolean }[]>`
      SELECT id::text, state, is_demo FROM call WHERE workspace_id = ${workspaceId}::uuid AND id > ${after}::uuid
      ORDER BY id LIMIT ${limit} FOR SHARE`;
    for (const { state, is_demo: isDemo } of calls) tellCall(uow.emit, state, { isDemo });
    return calls.map(({ id }) => id);
  }),
  publisher(ReachabilityChangedSchema, async (uow, { after, limit }) => {
    const { workspaceId } = uow;
    const rows = await uow.tx.$queryRaw<{ userId: string; reachable: boolean; devices: string[]; reasons: string[] }[]>`
      SELECT user_id::text AS "userId", reachable, devices, reasons FROM reachability
      WHERE workspace_id = ${workspaceId}::uuid AND user_id > ${after}::uuid ORDER BY user_id LIMIT ${limit} FOR SHARE`;
    for (const row of rows) announceReachability(uow, row);
    return rows.map(({ userId }) => userId);
  }),
  publisher(PresenceLimitChangedSchema, async (uow, { after, limit }) => {
    const { workspaceId } = uow;
    const rows = await uow.tx.$queryRaw<{ userId: string; said: string }[]>`
      SELECT user_id::text AS "userId", said FROM presence_limit
      WHERE workspace_id = ${workspaceId}::uuid AND user_id > ${after}::uuid ORDER BY user_id LIMIT ${limit} FOR SHARE`;
    for (const { userId, said } of rows) announceLimit(uow, userId, said);
    return rows.map(({ userId }) => userId);
  }),
];
