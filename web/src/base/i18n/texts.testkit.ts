import { fetchTexts } from 'virtual:texts';
import { LANGUAGES, type Language } from './languages.ts';

/** What a namespace says: words, and more of the same under a key. */
export type SaidTexts = { [key: string]: string | SaidTexts };

/** What a language says, by namespace, as the browser fetches it. */
export async function textsOf(language: Language): Promise<Readonly<Record<string, SaidTexts>>> {
  const groups = await Promise.all(Object.values(fetchTexts[language]).map((fetchGroup) => fetchGroup()));
  return Object.assign({}, ...groups) as Record<string, SaidTexts>;
}

/** The languages of the screens. */
export const SPOKEN = Object.keys(LANGUAGES) as Language[];

/** Every text of a namespace by its key, with dots. */
export const flat = (texts: SaidTexts, prefix = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as [string, string]] : flat(value, `${prefix}${key}.`),
  );
