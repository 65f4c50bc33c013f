import { writable } from '../text/index.ts';

/** Fields of a form or a query as they came, which is what a signature covers; what is no form has none. */
export function givenFields(fields: unknown): Readonly<Record<string, unknown>> {
  return typeof fields === 'object' && fields !== null && !Array.isArray(fields) ? { ...fields } : {};
}

/**
 * Fields of a form or a query as the rest of the product can take them: one text for each name (of repeated ones the first),
 * cleaned as texts of requests are (kit/text), NUL included. To be read after the signature was checked, which covers them as
 * they came.
 */
export function plainFields(fields: unknown): Readonly<Record<string, string>> {
  const plain: Record<string, string> = {};
  for (const [name, value] of Object.entries(givenFields(fields))) {
    const first: unknown = Array.isArray(value) ? value[0] : value;
    if (typeof first === 'string') plain[name] = writable(first);
  }
  return plain;
}
