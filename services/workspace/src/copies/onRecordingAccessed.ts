import { consumer, on } from '@ringline/kit/events';
import { RecordingAccessedSchema } from '@ringline/proto/telephony/v1/events_pb';
import { audit } from '../audit/audit.ts';
import type { Context } from '../dependencies.ts';
import type { PrismaClient } from '../generated/prisma/client.ts';

/** Notes in the audit log who heard the recording of which call, or read its words (defaults 2.2). */
export const onRecordingAccessed = (deps: Pick<Context, 'ids' | 'clock'>) =>
  consumer<PrismaClient>({
    name: 'recording-access',
    handlers: [
      on(RecordingAccessedSchema, async ({ event: { callId, peerNumber, userId, access, ip }, uow }) => {
        await audit(
          deps,
          uow,
          { userId, ip },
          {
            action: access === 'READ' ? 'call.transcript.read' : 'call.recording.heard',
            target: { type: 'CALL', id: callId, name: peerNumber },
          },
        );
      }),
    ],
  });
