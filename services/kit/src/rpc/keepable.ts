import type { Interceptor } from '@connectrpc/connect';
import { invalid } from '../errors/index.ts';

const NUL = '\0';

/**
 * Server: refuses texts with a NUL character, which PostgreSQL keeps in no column: whoever sends one hears so, at the field,
 * instead of an error of ours.
 */
export const keepableTexts: Interceptor = (next) => (request) => {
  const field = request.stream ? undefined : fieldWithNul(request.message, '');
  if (field !== undefined) throw invalid(field, 'This contains an invisible character (NUL). Remove it.');
  return next(request);
};

/** Where in a message such a text is; empty where it is the message. */
function fieldWithNul(value: unknown, field: string): string | undefined {
  if (typeof value === 'string') return value.includes(NUL) ? field : undefined;
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return undefined;
  for (const [name, inner] of Object.entries(value)) {
    const found = fieldWithNul(inner, Array.isArray(value) ? field : name);
    if (found !== undefined) return found;
  }
  return undefined;
}
