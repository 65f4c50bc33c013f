import { consumer, on } from '@ringline/kit/events';
import { type Timestamp, timestampDate } from '@bufbuild/protobuf/wkt';
import { CallSupervisedSchema } from '@ringline/proto/telephony/v1/events_pb';
import { audit, changesOf } from '../audit/audit.ts';
import type { Context } from '../context.ts';
import type { PrismaClient } from '../generated/prisma/client.ts';

const momentOf = (at: Timestamp | undefined) => (at ? timestampDate(at).toISOString() : null);

/** Notes in the audit log who listened to which call, in which way, from when until when, and who took one over (defaults 12.5). */
export const onCallSupervised = (deps: Pick<Context, 'ids' | 'clock'>) =>
  consumer<PrismaClient>({
    name: 'supervisions',
    handlers: [
      on(CallSupervisedSchema, async ({ event: { callId, peerNumber, supervision, takeover }, uow }) => {
        if (!supervision) return;
        const { userId, mode, startedAt, endedAt } = supervision;
        await audit(
          deps,
          uow,
          { userId },
          {
            action: takeover ? 'call.takeover' : endedAt ? 'call.supervision.ended' : 'call.supervised',
            target: { type: 'CALL', id: callId, name: peerNumber },
            changes: [
              takeover
                ? { field: 'agent', before: takeover.fromName, after: takeover.name }
                : { field: 'mode', before: null, after: mode },
              ...changesOf({}, { startedAt: momentOf(startedAt), endedAt: momentOf(endedAt) }),
            ],
          },
        );
      }),
    ],
  });
