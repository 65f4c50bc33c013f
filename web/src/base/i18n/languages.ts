/** The languages of the screens (spec 000 §9), each by its own name. */
export const LANGUAGES = { en: 'English', es: 'Español', fr: 'Français', de: 'Deutsch' } as const;

export type Language = keyof typeof LANGUAGES;

/** Our language for a BCP 47 tag such as `de-AT`; undefined when we do not speak it. */
export function languageOf(tag: string | null | undefined): Language | undefined {
  const primary = tag?.toLowerCase().split(/[-_]/)[0] ?? '';
  return primary in LANGUAGES ? (primary as Language) : undefined;
}

/** The first language of a person's wishes that we speak; English when none is. */
export const firstSpoken = (wishes: readonly (string | null | undefined)[]): Language =>
  wishes.map(languageOf).find((language) => language !== undefined) ?? 'en';

/**
 * How dates, numbers and money are written: the person's own locale when it has the language of the screen, else the
 * first of the browser's that does, so that English from London has a 24-hour clock; else the language alone.
 */
export function formatLocaleOf(language: Language, wishes: readonly (string | null | undefined)[]): string {
  const known = wishes.find((tag) => {
    if (languageOf(tag) !== language) return false;
    try {
      return Intl.DateTimeFormat.supportedLocalesOf(tag ?? '').length > 0;
    } catch {
      return false;
    }
  });
  return known ?? language;
}
