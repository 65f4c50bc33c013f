import { LANGUAGES, type Language } from '@ringline/kit/mail';

/** The language of ours that a reader prefers, by their `Accept-Language`; English where none is. */
export function preferredLanguage(header: string | undefined): Language {
  const wanted = (header ?? '').split(',').flatMap((part) => {
    const [tag = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    const quality = parameters.find((text) => text.startsWith('q='))?.slice(2);
    const weight = quality === undefined ? 1 : Number(quality);
    const language = LANGUAGES.find((known) => known === tag.split('-')[0]);
    return language && weight > 0 ? [{ language, weight }] : [];
  });
  // In the order of the header where two weigh the same.
  return wanted.toSorted((one, other) => other.weight - one.weight)[0]?.language ?? 'en';
}
