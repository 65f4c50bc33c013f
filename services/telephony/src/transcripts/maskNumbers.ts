/** Card and id numbers are no words that anybody may read again (defaults 12.3): all but a card's last four digits are covered. */

/** A number's digits with what people put between them, also as single words: "four two four two". */
const WORDS: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'zero one two three four five six seven eight nine',
    'cero uno dos tres cuatro cinco seis siete ocho nueve',
    'zéro un deux trois quatre cinq six sept huit neuf',
    'null eins zwei drei vier fünf sechs sieben acht neun',
  ].flatMap((line) => line.split(' ').map((word, digit) => [word, String(digit)] as const)),
);
/** "oh" for nought, and the German "zwo". */
const SPOKEN: Readonly<Record<string, string>> = { ...WORDS, oh: '0', zwo: '2' };

const WORD = Object.keys(SPOKEN)
  .toSorted((a, b) => b.length - a.length)
  .join('|');
const GAP = String.raw`[\s.,\-–/]{0,3}`;
/** Nine digits or more; fewer are an order, a year, a price. */
const NUMBER = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(\+?)((?:\d|(?<!\p{L})(?:${WORD})(?!\p{L}))(?:${GAP}(?:\d|(?<!\p{L})(?:${WORD})(?!\p{L}))){8,})(?![\p{L}\p{N}])`,
  'giu',
);
const IBAN = /\b[A-Z]{2}\d{2}(?:\s?[A-Z0-9]{4}){3,7}(?:\s?[A-Z0-9]{1,3})?\b/g;
const SOCIAL_SECURITY = /\b\d{3}[-\s]\d{2}[-\s]\d{4}\b/g;
/** Three or four digits after the name of a card's check number. */
const CHECK_NUMBER =
  /\b(cvv2?|cvc2?|security code|code de sécurité|código de seguridad|prüfnummer)\b(\D{0,12})\d{3,4}\b/giu;
const COVERED = '•••';

const CARD_DIGITS = { least: 13, most: 19 };

/** Covers numbers of cards, accounts and papers. A telephone number with its country stays: people call back by it. */
export function maskNumbers(text: string): string {
  return text
    .replaceAll(IBAN, COVERED)
    .replaceAll(NUMBER, (whole, plus: string, spoken: string) => {
      const digits = digitsOf(spoken);
      if (isCard(digits)) return `•••• ${digits.slice(-4)}`;
      return plus === '+' || isTelephone(whole, digits) ? whole : COVERED;
    })
    .replaceAll(SOCIAL_SECURITY, COVERED)
    .replaceAll(CHECK_NUMBER, (_whole, name: string, between: string) => `${name}${between}${COVERED}`);
}

function digitsOf(spoken: string): string {
  return spoken
    .toLowerCase()
    .replaceAll(/\d|\p{L}+/gu, (one) => SPOKEN[one] ?? one)
    .replaceAll(/\D/g, '');
}

/** Ten digits in groups, as people write a number of North America: (503) 555-0174. */
const isTelephone = (whole: string, digits: string): boolean =>
  digits.length === 10 && /^\d{3}[\s.-]\d{3}[\s.-]\d{4}$/.test(whole.trim());

/** The check digit of cards (ISO/IEC 7812). */
function isCard(digits: string): boolean {
  if (digits.length < CARD_DIGITS.least || digits.length > CARD_DIGITS.most) return false;
  const sum = digits
    .split('')
    .toReversed()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}
