import type { Interceptor } from '@connectrpc/connect';
import { invalid } from '../errors/index.ts';
import { writable } from '../text/index.ts';

const NUL = '\0';
/** Kept as typed: only a hash of it is stored, and one made before must still fit. */
const PASSWORD = /password$/i;

/**
 * Server: the door for every text of every request. A text with NUL is refused at its field; other characters that no XML
 * document holds are cleaned (kit/text), so that what people paste can be stored, spoken, mailed and sent as it is.
 */
export const keepableTexts: Interceptor = (next) => (request) => {
  if (!request.stream) cleanTexts(request.message);
  return next(request);
};

/** What the door does to a request, in place. @throws Refusal VALIDATION_FAILED at the field for a text with NUL */
export const cleanTexts = (message: object): void => cleanFields(message, '');

/** @param field the name of the innermost field around it; of a repeated one, for each of its values */
function cleanFields(value: object, field: string): void {
  if (ArrayBuffer.isView(value)) return;
  for (const [name, inner] of Object.entries(value) as [string, unknown][]) {
    const at = Array.isArray(value) ? field : name;
    if (typeof inner === 'string') {
      const clean = cleaned(inner, at);
      if (clean !== inner) (value as Record<string, unknown>)[name] = clean;
    } else if (typeof inner === 'object' && inner !== null) cleanFields(inner, at);
  }
}

/** @throws Refusal VALIDATION_FAILED at the field for a text with NUL */
function cleaned(text: string, field: string): string {
  if (text.includes(NUL)) throw invalid(field, 'This contains an invisible character (NUL). Remove it.');
  return PASSWORD.test(field) ? text : writable(text);
}
