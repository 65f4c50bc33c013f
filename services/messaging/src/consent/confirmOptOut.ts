import type { Deps } from '../context.ts';
import { assertSends, holdPrice, readBody } from '../messages/prepare.ts';
import { storeText } from '../messages/storeText.ts';
import type { NumberCopy } from '../timeline/timeline.ts';
import { TEXTS, type ConsentChange } from './consent.ts';
import { isAnsweredByCarrier } from '@ringline/kit/keywords';

/** The one text that whoever opted out still gets (defaults 13.5). */
export const confirmation = (workspace: string): string =>
  workspace === ''
    ? "You're unsubscribed and won't get more messages. Reply START to rejoin."
    : `You're unsubscribed from ${workspace} and won't get more messages. Reply START to rejoin.`;

/**
 * Confirms an opt-out that the carrier does not confirm itself, by the number at which it came. The text has the id of the ledger's
 * entry. Whatever keeps it from being sent is noted and nothing more: the opt-out holds all the same.
 */
export const confirmOptOut =
  (deps: Deps) =>
  async ({ consent, entry }: ConsentChange, number: NumberCopy): Promise<void> => {
    if (entry.source !== 'KEYWORD' || entry.state !== 'UNSUBSCRIBED') return;
    // On WhatsApp and Viber nobody but us confirms.
    if (entry.channel === TEXTS && isAnsweredByCarrier(entry.words)) return;
    const channel = entry.channel === TEXTS ? 'SMS' : entry.channel;
    const { workspaceId, id } = entry;
    const toNumber = consent.peerNumber;
    try {
      assertSends(number);
      const copy = await deps.db.tenant(workspaceId, ({ tx }) =>
        tx.workspaceCopy.findFirst({ where: { workspaceId } }),
      );
      const { body, segments } = readBody(confirmation(copy?.name ?? ''));
      const hold = await holdPrice(deps, { workspaceId, messageId: id, toNumber, segments, channel }, number);
      // Without credit none is sent: later, nobody would expect it.
      if (!hold.paid) return;
      const text = { id, workspaceId, agentUserId: '', toNumber, body, segments, channel };
      await storeText(deps, { text, number, hold, confirmsOptOut: true });
    } catch (error) {
      deps.log.warn({ err: error }, 'an opt-out was not confirmed');
    }
  };
