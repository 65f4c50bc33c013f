/** What tax ids look like. Their form is checked and nothing is looked up: whether one is somebody's is for its country to say. */

interface TaxIdForm {
  /** What people there call it. */
  readonly name: string;
  readonly example: string;
  readonly pattern: RegExp;
  /** What the number begins with where it is written with its country; people leave it out. */
  readonly prefix?: string;
}

/** VAT numbers of the union by country: what follows the prefix (VIES, form of the numbers). */
const UNION: Readonly<Record<string, readonly [pattern: RegExp, example: string]>> = {
  AT: [/^U\d{8}$/, 'U12345678'],
  BE: [/^[01]\d{9}$/, '0123456789'],
  BG: [/^\d{9,10}$/, '123456789'],
  CY: [/^\d{8}[A-Z]$/, '12345678X'],
  CZ: [/^\d{8,10}$/, '12345678'],
  DE: [/^\d{9}$/, '123456789'],
  DK: [/^\d{8}$/, '12345678'],
  EE: [/^\d{9}$/, '123456789'],
  ES: [/^(?:[A-Z]\d{7}[A-Z0-9]|\d{8}[A-Z])$/, 'B12345678'],
  FI: [/^\d{8}$/, '12345678'],
  FR: [/^[A-HJ-NP-Z0-9]{2}\d{9}$/, '12345678901'],
  GR: [/^\d{9}$/, '123456789'],
  HR: [/^\d{11}$/, '12345678901'],
  HU: [/^\d{8}$/, '12345678'],
  IE: [/^(?:\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/, '1234567FA'],
  IT: [/^\d{11}$/, '12345678901'],
  LT: [/^(?:\d{9}|\d{12})$/, '123456789'],
  LU: [/^\d{8}$/, '12345678'],
  LV: [/^\d{11}$/, '12345678901'],
  MT: [/^\d{8}$/, '12345678'],
  NL: [/^\d{9}B\d{2}$/, '123456789B01'],
  PL: [/^\d{10}$/, '1234567890'],
  PT: [/^\d{9}$/, '123456789'],
  RO: [/^\d{2,10}$/, '12345678'],
  SE: [/^\d{10}01$/, '123456789001'],
  SI: [/^\d{8}$/, '12345678'],
  SK: [/^\d{10}$/, '1234567890'],
};

/** Greece writes its numbers with EL. */
const prefixOf = (country: string): string => (country === 'GR' ? 'EL' : country);

const OTHERS: Readonly<Record<string, TaxIdForm>> = {
  AU: { name: 'ABN', example: '12 345 678 901', pattern: /^\d{11}$/ },
  CA: { name: 'GST/HST', example: '123456789RT0001', pattern: /^\d{9}(?:RT\d{4})?$/ },
  CH: { name: 'MWST', example: 'CHE-123.456.789', pattern: /^CHE\d{9}(?:MWST|TVA|IVA)?$/, prefix: 'CHE' },
  GB: { name: 'VAT', example: 'GB123456789', pattern: /^GB(?:\d{9}|\d{12}|(?:GD|HA)\d{3})$/, prefix: 'GB' },
  IN: { name: 'GSTIN', example: '22AAAAA0000A1Z5', pattern: /^\d{2}[A-Z]{5}\d{4}[A-Z][A-Z0-9]Z[A-Z0-9]$/ },
  KE: { name: 'KRA PIN', example: 'P051234567X', pattern: /^[AP]\d{9}[A-Z]$/ },
  NG: { name: 'TIN', example: '12345678-0001', pattern: /^(?:\d{10}|\d{12}|\d{13})$/ },
  NO: { name: 'MVA', example: '123456789MVA', pattern: /^\d{9}(?:MVA)?$/ },
  TZ: { name: 'TIN', example: '123-456-789', pattern: /^\d{9}$/ },
  UG: { name: 'TIN', example: '1234567890', pattern: /^\d{10}$/ },
  US: { name: 'EIN', example: '12-3456789', pattern: /^\d{9}$/ },
  ZA: { name: 'VAT', example: '4123456789', pattern: /^4\d{9}$/ },
};

/** Of a country whose form we don't know: letters and digits, as many as any has. */
const ANY = /^[A-Z0-9]{4,24}$/;

export const isOfUnion = (country: string): boolean => country in UNION;

/** What tax ids of a country look like; undefined of one whose form we don't know. */
export function formOf(country: string): Pick<TaxIdForm, 'name' | 'example'> | undefined {
  const union = UNION[country];
  return union ? { name: 'VAT', example: `${prefixOf(country)}${union[1]}` } : OTHERS[country];
}

/** All forms that we know. */
export const taxIdForms = () =>
  [...Object.keys(UNION), ...Object.keys(OTHERS)].flatMap((country) => {
    const form = formOf(country);
    return form ? [{ country, name: form.name, example: form.example }] : [];
  });

/** A tax id as it is kept: in capitals, without what people write between, with its country where numbers are written so. */
export function readTaxId(country: string, typed: string): string | undefined {
  const plain = typed.toUpperCase().replaceAll(/[\s.\-/]/g, '');
  const union = UNION[country];
  if (union) {
    const prefix = prefixOf(country);
    const rest = plain.startsWith(prefix) ? plain.slice(prefix.length) : plain;
    return union[0].test(rest) ? `${prefix}${rest}` : undefined;
  }
  const form = OTHERS[country];
  if (!form) return ANY.test(plain) ? plain : undefined;
  if (form.pattern.test(plain)) return plain;
  const prefixed = `${form.prefix ?? ''}${plain}`;
  return form.prefix && form.pattern.test(prefixed) ? prefixed : undefined;
}

/** Whether it is a VAT number of that country of the union, as far as its form tells. */
export const isVatNumber = (country: string, taxId: string): boolean =>
  isOfUnion(country) && taxId !== '' && readTaxId(country, taxId) === taxId;
