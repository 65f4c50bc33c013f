import { timestampMs, type Timestamp } from '@bufbuild/protobuf/wkt';
import { consumer, on } from '@ringline/kit/events';
import { dateIn } from '@ringline/kit/zones';
import { MessageReceivedSchema, MessageSettledSchema } from '@ringline/proto/messaging/v1/events_pb';
import { CallEndedSchema } from '@ringline/proto/telephony/v1/events_pb';
import type { Unit } from '../context.ts';
import type { PrismaClient } from '../generated/prisma/client.ts';

const MISSED = ['MISSED', 'ABANDONED', 'VOICEMAIL'];

interface Counts {
  readonly callsIn?: number;
  readonly callsOut?: number;
  readonly callsMissed?: number;
  readonly textsIn?: number;
  readonly textsOut?: number;
}

/** Adds to the day, on the workspace's own calendar, on which something began. */
async function add({ tx, workspaceId }: Pick<Unit, 'tx' | 'workspaceId'>, at: Timestamp | undefined, counts: Counts) {
  if (!at) return;
  const { callsIn = 0, callsOut = 0, callsMissed = 0, textsIn = 0, textsOut = 0 } = counts;
  const workspace = await tx.workspace.findUnique({ where: { id: workspaceId }, select: { timezone: true } });
  // A workspace whose row is not there any more counts nothing.
  if (!workspace) return;
  const day = dateIn(workspace.timezone, timestampMs(at));
  await tx.$executeRaw`
    INSERT INTO activity_day (workspace_id, day, calls_in, calls_out, calls_missed, texts_in, texts_out)
    VALUES (${workspaceId}::uuid, ${day}::date, ${callsIn}, ${callsOut}, ${callsMissed}, ${textsIn}, ${textsOut})
    ON CONFLICT (workspace_id, day) DO UPDATE SET
      calls_in = activity_day.calls_in + excluded.calls_in,
      calls_out = activity_day.calls_out + excluded.calls_out,
      calls_missed = activity_day.calls_missed + excluded.calls_missed,
      texts_in = activity_day.texts_in + excluded.texts_in,
      texts_out = activity_day.texts_out + excluded.texts_out`;
}

/** Keeps small figures of each day, for the activity summary: the owners of calls and texts keep the rest. */
export const countActivity = () =>
  consumer<PrismaClient>({
    name: 'activity',
    handlers: [
      on(CallEndedSchema, async ({ event: { call }, uow }) => {
        if (!call || call.isDemo) return;
        const inbound = call.direction === 'INBOUND';
        await add(uow, call.startedAt, {
          callsIn: inbound ? 1 : 0,
          callsOut: inbound ? 0 : 1,
          callsMissed: inbound && MISSED.includes(call.status) ? 1 : 0,
        });
      }),
      on(MessageReceivedSchema, async ({ event: { conversation }, uow }) =>
        add(uow, conversation?.createdAt, { textsIn: 1 }),
      ),
      on(MessageSettledSchema, async ({ event: { conversation, outcome }, uow }) => {
        if (outcome === 'SENT') await add(uow, conversation?.createdAt, { textsOut: 1 });
      }),
    ],
  });
