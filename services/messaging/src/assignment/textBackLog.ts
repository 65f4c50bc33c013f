/** What became of the texts for missed calls, in the log of what acts by itself. Telephony decides and says it. */
import type { Call } from '@ringline/proto/telephony/v1/telephony_pb';
import type { Deps, Unit } from '../context.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import type { Outcome, Step } from './askRules.ts';
import { whyNotSent } from './reply.ts';

/** Once for each call; the reply is the number's, and is named by it. */
export const keepTextBack =
  ({ clock, ids }: Pick<Deps, 'clock' | 'ids'>) =>
  async ({ tx, workspaceId }: Unit, call: Call): Promise<void> => {
    if (call.textBack === '' || call.isDemo) return;
    const item = await tx.item.findFirst({ where: { workspaceId, callId: call.id }, select: { threadId: true } });
    if (!item) return;
    const outcome: Outcome = call.textBack === 'SENT' ? 'REPLIED' : 'SILENT';
    const why = outcome === 'REPLIED' ? 'REPLIED' : whyNotSent(call.textBack);
    const steps: Step[] = [{ ruleId: call.phoneNumberId, name: '', why }];
    await tx.assignmentLog.createMany({
      data: {
        id: ids.uuid(),
        workspaceId,
        threadId: item.threadId,
        at: clock.now(),
        cause: 'CALL',
        causeKey: `text-back:${call.id}`,
        outcome,
        ruleId: call.phoneNumberId,
        ruleName: '',
        handOn: false,
        steps: steps as unknown as Prisma.JsonArray,
      },
      skipDuplicates: true,
    });
  };
