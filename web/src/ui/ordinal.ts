const ENGLISH: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** A place in a line as the language writes it: 2nd, 2.º, 2e, 2. */
export function ordinal(place: number, language: string): string {
  switch (language.slice(0, 2)) {
    case 'es':
      return `${place}.º`;
    case 'fr':
      return place === 1 ? '1er' : `${place}e`;
    case 'de':
      return `${place}.`;
    default:
      return `${place}${ENGLISH[new Intl.PluralRules('en', { type: 'ordinal' }).select(place)] ?? 'th'}`;
  }
}
