import { Refusal } from '@ringline/kit/errors';
import { peerRefusal, readPeer, refusalSentence, withoutOutsideLine } from '@ringline/kit/phone';
import type { Unit } from '../context.ts';

/**
 * Why a call cannot go to what was given, in words that help: it names no phone, or an emergency number with a digit before it.
 * @param otherwise what is said where there is nothing better to say
 */
export async function notDialable(
  { tx, workspaceId }: Pick<Unit, 'tx' | 'workspaceId'>,
  {
    given,
    country,
    field,
    otherwise,
  }: { given: string; country: string | undefined; field: string; otherwise: string },
): Promise<Refusal> {
  const home = (await tx.workspaceCopy.findUnique({ where: { workspaceId } }))?.country || 'US';
  const emergency = [country ?? home, home].map((one) => withoutOutsideLine(given, one)).find(Boolean);
  return new Refusal({
    code: 'PHONE_INVALID',
    message: emergency ? straight(given, emergency) : (whyNot(given) ?? otherwise),
    field,
  });
}

const straight = (given: string, emergency: string): string =>
  `${given.trim()} can’t be dialed: emergency numbers take no prefix here. For emergency services, dial ${emergency}.`;

/** Of words it cannot be told whether they are a sender's name or a slip of the keys. */
function whyNot(given: string): string | undefined {
  const peer = readPeer(given);
  const refusal = peerRefusal(peer, 'CALL');
  return refusal === 'SHORT_CODE' ? refusalSentence(peer, 'CALL', refusal) : undefined;
}
