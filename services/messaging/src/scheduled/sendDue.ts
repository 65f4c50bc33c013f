import { type Refusal, refusalOf } from '@ringline/kit/errors';
import type { Deps } from '../context.ts';
import { readBody } from '../messages/prepare.ts';
import { sendAs } from '../messages/sendMessage.ts';
import { storeText } from '../messages/storeText.ts';
import { refuseQuietHours, zoneOf } from './quietHours.ts';
import { announceScheduled, type ScheduledMessage, writerOf } from './scheduled.ts';

/**
 * Sends a scheduled message whose time has come: under its own id, so that a process that dies in between and another that goes on
 * send it once. Everything that sending asks is asked again; what is refused stands in the conversation as not delivered, with the
 * reason, and unread.
 * @throws what may be over the next time
 */
export const sendDue =
  (deps: Deps) =>
  async ({ workspaceId, messageId }: { workspaceId: string; messageId: string }): Promise<void> => {
    const row = await take(deps, workspaceId, messageId);
    if (row === undefined) return;
    try {
      if (!row.atOnce) refuseQuietHours(deps.clock.now(), row.toNumber, await zoneOf(deps, workspaceId, row.toNumber));
      const { phoneNumberId, toNumber: to, body, channel } = row;
      await sendAs(deps)(row.id, { phoneNumberId, contactId: '', to, body, channel }, writerOf(row));
    } catch (error) {
      const refusal = refusalOf(error);
      if (!refusal || refusal.retryable || refusal.code === 'INTERNAL') throw error;
      await keepRefused(deps, row, refusal);
    }
    await deps.db.tenant(workspaceId, async (uow) => {
      await uow.tx.scheduledMessage.deleteMany({ where: { id: row.id, workspaceId } });
      await uow.tx.scheduledDue.deleteMany({ where: { messageId } });
      await announceScheduled(uow, row.threadId);
    });
  };

/** Takes it out of people's hands. @returns undefined: it was canceled, or put off */
function take({ db, clock }: Deps, workspaceId: string, messageId: string): Promise<ScheduledMessage | undefined> {
  return db.tenant(workspaceId, async ({ tx }) => {
    const { count } = await tx.scheduledMessage.updateMany({
      where: { id: messageId, workspaceId, sendAt: { lte: clock.now() } },
      data: { sending: true },
    });
    const row = await tx.scheduledMessage.findFirst({ where: { id: messageId, workspaceId } });
    if (count > 0 && row) return row;
    if (row) await tx.scheduledDue.updateMany({ where: { messageId }, data: { dueAt: row.sendAt } });
    else await tx.scheduledDue.deleteMany({ where: { messageId } });
    return undefined;
  });
}

async function keepRefused(deps: Deps, row: ScheduledMessage, { code, message }: Refusal): Promise<void> {
  const { id, workspaceId, authorUserId, toNumber, body, phoneNumberId, channel } = row;
  const number = await deps.db.tenant(workspaceId, ({ tx }) =>
    tx.numberCopy.findFirst({ where: { id: phoneNumberId, workspaceId } }),
  );
  if (!number) throw new Error(`Number ${phoneNumberId} of scheduled message ${id} is not known`);
  const segments = channel === '' ? readBody(body).segments : 1;
  await storeText(deps, {
    text: {
      id,
      workspaceId,
      agentUserId: authorUserId,
      toNumber,
      body,
      segments,
      ...(channel === '' ? {} : { channel }),
    },
    number,
    hold: { paid: true },
    refused: { code, reason: message },
  });
}
