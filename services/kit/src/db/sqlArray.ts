const SPECIAL = /["\\]/;

/** An array as PostgreSQL writes it. The driver does the same with two replacements for each text, which most do not need. */
export function sqlArray(values: Iterable<string | number | bigint | boolean | null>): string {
  const texts: string[] = [];
  for (const value of values) {
    if (typeof value !== 'string') texts.push(value === null ? 'NULL' : String(value));
    else texts.push(`"${SPECIAL.test(value) ? value.replaceAll(/["\\]/g, '\\$&') : value}"`);
  }
  return `{${texts.join(',')}}`;
}
