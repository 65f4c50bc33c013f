/** Takes out of a text what must not lie in a log: numbers but their last four digits, addresses, tokens, data of rows. */
const RULES: readonly (readonly [RegExp, string])[] = [
  // E.164, also as it stands in a URL (ecosystem §5: the last four digits only).
  [/(?:\+|%2B)[1-9]\d{3,10}(\d{4})(?!\d)/gi, '…$1'],
  // As people write it: (628) 555-0136, 628-555-0136.
  [/(?<![\w-])\(?\d{3}\)?[ .-]\d{3}[.-](\d{4})(?![\w-])/g, '…$1'],
  // Also as it stands in a form: the carrier's tokens of calls are within URL-encoded JSON.
  [/(?:\b|(?<=%22))eyJ[\w-]{6,}\.[\w-]{6,}(?:\.[\w-]*)?/g, '[token]'],
  [/\b(Bearer|Basic)\s+[\w.~+/=-]{6,}/gi, '$1 [redacted]'],
  [/([?&](?:token|code|signature|sig|key|secret|password)=)[^&\s"'\\]+/gi, '$1[redacted]'],
  // Anchored and bounded: what somebody sent may be long, and must not be looked at again from each of its letters.
  [/\b(\w{1,20}:\/\/[^\s:/@"]{1,128}:)[^\s@/"]{1,256}@/g, '$1[redacted]@'],
  [/(?<![\w.%+-])[\w.%+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){0,8}\.[a-z]{2,24}\b/gi, '[email]'],
];

/** PostgreSQL names the values of the row at fault. */
const ROWS: readonly (readonly [RegExp, string])[] = [
  [/(Key \([^)]*\))=\([\s\S]*?\)(?= already| is not| conflicts)/g, '$1=(…)'],
  [/Failing row contains \([\s\S]*$/, 'Failing row contains (…)'],
  [/(invalid input (?:syntax for|value for)[^:]*): "[\s\S]*?"/g, '$1: "…"'],
];

const apply = (text: string, rules: readonly (readonly [RegExp, string])[]): string =>
  rules.reduce((rest, [pattern, by]) => rest.replace(pattern, by), text);

/** For whole lines, whoever wrote them. */
export const scrub = (line: string): string => apply(line, RULES);

/** A library's error message: Prisma shows a failed call with all of its arguments, PostgreSQL the row at fault. */
export function scrubMessage({ name, message }: { name: string; message: string }): string {
  if (!name.startsWith('PrismaClient')) return scrub(apply(message, ROWS));
  const lines = message.split('\n').filter((line) => line.trim() !== '');
  const called = lines.find((line) => line.startsWith('Invalid `'));
  const why = lines.at(-1) ?? '';
  return scrub(apply(called && called !== why ? `${called} ${why}` : why, ROWS));
}
