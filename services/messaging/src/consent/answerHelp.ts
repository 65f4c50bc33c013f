import type { Deps } from '../context.ts';
import { assertSends, holdPrice, readBody } from '../messages/prepare.ts';
import { storeText } from '../messages/storeText.ts';
import type { Item, NumberCopy } from '../timeline/timeline.ts';
import { asksForHelp } from '@ringline/kit/keywords';

/** Who asks again within this time has the answer already. */
const ONCE_PER_MS = 600_000;

/** The answer to HELP (defaults 13.5); the website is left out where the workspace has none. */
export function helpText({ name, number, website }: { name: string; number: string; website: string }): string {
  const [begins, see] = [name === '' ? 'For' : `${name}: for`, website === '' ? '' : ` or see ${website}`];
  return `${begins} help call ${number}${see}. Msg&data rates may apply. Reply STOP to opt out.`;
}

/**
 * Answers a text that asks for help, by the number at which it came. Whatever keeps the answer from being sent is noted and nothing
 * more: the question stands in the inbox all the same.
 */
export const answerHelp =
  (deps: Deps) =>
  async (asked: Item, number: NumberCopy): Promise<void> => {
    if (!asksForHelp(asked.body)) return;
    const { workspaceId, threadId, peerNumber: toNumber } = asked;
    const { db, clock, ids, log } = deps;
    const channel = asked.channel === 'MMS' ? 'SMS' : asked.channel;
    try {
      assertSends(number);
      const copy = await db.tenant(workspaceId, ({ tx }) => tx.workspaceCopy.findFirst({ where: { workspaceId } }));
      const { name = '', website = '' } = copy ?? {};
      const { body, segments } = readBody(helpText({ name, website, number: number.number }));
      const since = new Date(clock.now().getTime() - ONCE_PER_MS);
      const where = { workspaceId, threadId, direction: 'OUTBOUND', body, createdAt: { gte: since } };
      if ((await db.tenant(workspaceId, ({ tx }) => tx.item.findFirst({ where, select: { id: true } }))) !== null)
        return;
      const id = ids.uuid();
      const hold = await holdPrice(deps, { workspaceId, messageId: id, toNumber, segments, channel }, number);
      // Without credit none is sent: later, nobody would expect it.
      if (hold.paid)
        await storeText(deps, {
          text: { id, workspaceId, agentUserId: '', toNumber, body, segments, channel },
          number,
          hold,
        });
    } catch (error) {
      log.warn({ err: error }, 'a text that asks for help was not answered');
    }
  };
