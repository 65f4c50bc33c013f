let locale = 'en';

/** BCP 47: how the person reads dates, numbers and money. Components read it anew when the language changes. */
export const formatLocale = (): string => locale;

export function setFormatLocale(tag: string): void {
  locale = tag;
}
