/** The text for a call that nobody took (defaults 12.1): once per person and number in 24 hours, and to phones that take texts. */
import { Refusal } from '@ringline/kit/errors';
import { mayTakeTexts, phoneMatchKey } from '@ringline/kit/phone';
import type { Deps } from '../context.ts';
import { LANDLINE_AT_CARRIER } from './failures.ts';

const ONCE_PER_MS = 24 * 3_600_000;
/** A claim without its text after this time was left by who gave up. Who claims it asks for six minutes at most. */
const ABANDONED_MS = 900_000;

export interface TextBack {
  workspaceId: string;
  /** The text's. */
  id: string;
  phoneNumberId: string;
  /** E.164. */
  toNumber: string;
  /** The person's thread, where there is one. */
  threadId: string | undefined;
}

/**
 * Makes this text the one of the 24 hours; for the same text again that stands. Of two at once one gets it.
 * @throws Refusal RATE_LIMITED, PHONE_INVALID where no text would arrive
 */
export async function claimTextBack(deps: Deps, text: TextBack): Promise<void> {
  const { workspaceId, id, phoneNumberId, toNumber, threadId } = text;
  const peerKey = phoneMatchKey(toNumber);
  const now = deps.clock.now();
  const before = new Date(now.getTime() - ONCE_PER_MS);
  const abandoned = new Date(now.getTime() - ABANDONED_MS);
  const claimed = await deps.db.tenant(workspaceId, async ({ tx }) => {
    const codes = { in: [...LANDLINE_AT_CARRIER] };
    const deaf = threadId ? await tx.item.count({ where: { workspaceId, threadId, carrierCode: codes } }) : 0;
    if (deaf > 0 || !mayTakeTexts(toNumber))
      throw new Refusal({ code: 'PHONE_INVALID', message: 'This number can’t receive texts.', field: 'to' });
    return tx.$executeRaw`
      INSERT INTO text_back AS known (workspace_id, phone_number_id, peer_key, item_id, claimed_at)
      VALUES (${workspaceId}::uuid, ${phoneNumberId}::uuid, ${peerKey}, ${id}::uuid, ${now})
      ON CONFLICT (workspace_id, phone_number_id, peer_key) DO UPDATE SET item_id = ${id}::uuid, claimed_at = ${now}
      WHERE known.item_id = ${id}::uuid OR known.claimed_at <= ${before}
        OR (known.claimed_at <= ${abandoned}
            AND NOT EXISTS (SELECT FROM item i WHERE i.workspace_id = known.workspace_id AND i.id = known.item_id))`;
  });
  if (claimed === 0)
    throw new Refusal({ code: 'RATE_LIMITED', message: 'The caller got this text within the last 24 hours.' });
}

/** The text is not sent after all: the next call may have it. */
export async function releaseTextBack({ db }: Pick<Deps, 'db'>, { workspaceId, id }: TextBack): Promise<void> {
  await db.tenant(workspaceId, ({ tx }) => tx.textBack.deleteMany({ where: { workspaceId, itemId: id } }));
}
