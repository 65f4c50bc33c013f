import type { TFunction } from 'i18next';
import { sideBySide } from '../../base/words.ts';

/** A text as a row tells of it. */
interface Told {
  readonly body: string;
  readonly attachments: readonly { readonly kind: Kind }[];
}

const KINDS = ['PICTURE', 'VIDEO', 'AUDIO', 'DOCUMENT', 'CONTACT', 'FILE'] as const;
type Kind = (typeof KINDS)[number] | '%future added value';

/** Nothing that anybody could see: blanks, and characters without a shape. */
export const isBlank = (body: string): boolean => /^[\s\p{Cf}]*$/u.test(body);

/** What a text says in one line: its files by their kinds, and its words; that it is empty where it has neither. */
export function inOneLine(t: TFunction<'inbox'>, { body, attachments }: Told): string {
  const files = KINDS.flatMap((kind) => {
    // What a later release calls by another name is a file for this one.
    const count = attachments.filter((one) => (known(one.kind) ? one.kind : 'FILE') === kind).length;
    return count === 0 ? [] : [t(`attachment.count.${kind}`, { count })];
  });
  const parts = [...files, ...(isBlank(body) ? [] : [body])];
  return parts.length === 0 ? t('message.empty') : sideBySide(parts);
}

const known = (kind: string): kind is (typeof KINDS)[number] => (KINDS as readonly string[]).includes(kind);

/** A kind that has words. */
export const wordedKind = (kind: string): (typeof KINDS)[number] => (known(kind) ? kind : 'FILE');
