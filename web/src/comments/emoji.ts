/** Emoji with their names in the reader's language, from data that is shipped with the product. */
import de from 'emojibase-data/de/compact.json?url';
import en from 'emojibase-data/en/compact.json?url';
import es from 'emojibase-data/es/compact.json?url';
import fr from 'emojibase-data/fr/compact.json?url';

const FILES: Readonly<Record<string, string>> = { de, en, es, fr };

export interface Emoji {
  readonly unicode: string;
  readonly label: string;
  readonly tags?: readonly string[];
  /** Parts of others, such as skin tones, have none. */
  readonly group?: number;
  readonly order?: number;
}

/** What people react with most. */
export const FREQUENT: readonly string[] = ['👍', '❤️', '😂', '🎉', '👀', '✅', '🙏', '🔥'];

const read = new Map<string, Promise<readonly Emoji[]>>();

/** @param language such as `es` */
export function emojiOf(language: string): Promise<readonly Emoji[]> {
  const file = FILES[language] ?? en;
  const before = read.get(file);
  if (before) return before;
  const reading = fetch(file).then(async (answer) => {
    if (!answer.ok) throw new Error(`Emoji could not be read: ${answer.status}`);
    const all = (await answer.json()) as Emoji[];
    return all.filter(({ group }) => group !== undefined).toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0));
  });
  read.set(file, reading);
  // The next who asks tries again.
  reading.catch(() => read.delete(file));
  return reading;
}

/** Those whose name or word begins with what is typed. */
export function foundEmoji(all: readonly Emoji[], typed: string): readonly Emoji[] {
  const words = typed.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return all;
  return all.filter(({ label, tags = [] }) => {
    const known = [label, ...tags].flatMap((name) => name.toLocaleLowerCase().split(/[\s:,-]+/));
    return words.every((word) => known.some((name) => name.startsWith(word)));
  });
}
