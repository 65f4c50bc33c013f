import type { MailNote, MailOutcome } from '@ringline/kit/mail';
import { z } from 'zod';
import type { Context, Unit } from '../context.ts';

const about = z.object({ workspaceId: z.uuid(), ids: z.array(z.uuid()) });

/** What a mail says of itself when it tells these notifications. */
export const noteOf = (
  { workspaceId }: Pick<Unit, 'workspaceId'>,
  rows: readonly { readonly id: string }[],
): MailNote => ({
  workspaceId,
  ids: rows.map(({ id }) => id),
});

/** Writes down for the log of notifications what became of a mail that tells some. A mail is never sent twice for it. */
export const noteMail =
  ({ db, log }: Pick<Context, 'db' | 'log'>) =>
  async (note: MailNote, outcome: MailOutcome): Promise<void> => {
    try {
      const { workspaceId, ids } = about.parse(note);
      const failed = outcome !== 'SENT';
      await db.tenant(workspaceId, ({ tx }) =>
        tx.notification.updateMany({
          where: { workspaceId, id: { in: ids } },
          data: { mailStatus: failed ? 'FAILED' : 'SENT', mailFailure: failed ? outcome : '' },
        }),
      );
    } catch (error) {
      log.warn({ err: error }, 'what became of a mail could not be written down');
    }
  };
