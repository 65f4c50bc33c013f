const NUL = '\0';

/**
 * Fields of a form or a query as the rest of the product can take them: one text for each name (of repeated ones the first),
 * without NUL characters, which no database keeps. Everything else of a text stays. To be read after the signature was
 * checked, which covers them as they came.
 */
export function plainFields(fields: unknown): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries((fields ?? {}) as Record<string, unknown>).flatMap(([name, value]) => {
      const first: unknown = Array.isArray(value) ? value[0] : value;
      return typeof first === 'string' ? [[name, first.includes(NUL) ? first.replaceAll(NUL, '') : first]] : [];
    }),
  );
}
