/** Addresses, whose tokens may hold any digits, and mail addresses. */
const LINKS = /\bhttps?:\/\/\S+|\S+@\S+/g;

/** The one-time code in a mail, if there is just one run of six digits that looks like it. */
export function codeIn(subject: string, text: string): string | undefined {
  const words = `${subject}\n${text}`.replaceAll(LINKS, ' ');
  const found = words.match(/(?<![\w+-]|\d )\d{3}[ -]?\d{3}(?![\w-]| \d)/g) ?? [];
  const codes = new Set(found.map((code) => code.replaceAll(/\D/g, '')));
  return codes.size === 1 ? [...codes][0] : undefined;
}
