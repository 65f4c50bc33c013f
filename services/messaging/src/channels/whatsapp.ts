/** Whether a message may leave by WhatsApp: from a number that is connected, within 24 hours of the person's last one (defaults 6.2). */
import { Refusal, invalid } from '@ringline/kit/errors';
import { isBlank } from '@ringline/kit/text';
import type { Deps } from '../context.ts';
import type { NumberCopy } from '../timeline/timeline.ts';
import { windowOf } from './window.ts';

/** Characters of a message at the most: the carrier's limit, which is below WhatsApp's own. */
const LONGEST = 1_600;
/** WhatsApp shows one file with each message. */
const MOST_FILES = 1;

/** @throws Refusal VALIDATION_FAILED or MESSAGE_TOO_LONG */
export function readWhatsAppBody(text: string, files: number): { body: string; segments: number } {
  if (files > MOST_FILES)
    throw invalid('attachmentIds', 'WhatsApp takes one file with a message. Send the others after it.');
  if (files === 0 && isBlank(text)) throw invalid('body', 'Write a message first.');
  if (text.length > LONGEST)
    throw new Refusal({
      code: 'MESSAGE_TOO_LONG',
      message: `A WhatsApp message has up to ${LONGEST} characters. Shorten it.`,
      field: 'body',
    });
  return { body: isBlank(text) ? '' : text, segments: 1 };
}

/** Whether the carrier sends from this number on WhatsApp. */
export async function isConnected(
  { db }: Pick<Deps, 'db'>,
  { workspaceId, id }: Pick<NumberCopy, 'workspaceId' | 'id'>,
): Promise<boolean> {
  const sender = await db.tenant(workspaceId, ({ tx }) =>
    tx.whatsappSender.findFirst({ where: { workspaceId, phoneNumberId: id } }),
  );
  return sender?.status.startsWith('ONLINE') === true;
}

/**
 * @param isTemplate it may leave whenever the person wrote last
 * @throws Refusal CALLER_ID_NOT_OWNED or WHATSAPP_WINDOW_CLOSED
 */
export async function requireWhatsApp(
  deps: Pick<Deps, 'db' | 'clock'>,
  number: NumberCopy,
  peerNumber: string,
  isTemplate: boolean,
): Promise<void> {
  if (!(await isConnected(deps, number)))
    throw new Refusal({
      code: 'CALLER_ID_NOT_OWNED',
      message: `${number.number} is not connected to WhatsApp. An owner or admin can connect it in the settings.`,
      field: 'phoneNumberId',
      why: {
        check: 'whatsapp_sender',
        required: 'a number that is connected to WhatsApp',
        current: number.number,
        whoCanFix: ['OWNER', 'ADMIN'],
      },
    });
  if (isTemplate) return;
  const owner = { workspaceId: number.workspaceId, phoneNumberId: number.id };
  if ((await windowOf(deps, owner, peerNumber)) !== undefined) return;
  throw new Refusal({
    code: 'WHATSAPP_WINDOW_CLOSED',
    message:
      'WhatsApp allows free replies for 24 hours after the person’s last message. Send a template or a text instead.',
    why: {
      check: 'whatsapp_window',
      required: 'a message of the last 24 hours',
      current: 'none',
      whoCanFix: ['the recipient'],
    },
  });
}
