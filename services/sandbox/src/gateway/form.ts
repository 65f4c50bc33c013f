/** A form as the provider's library sends it: `line_items[0][price_data][currency]=usd`. */
import { GatewayError } from './errors.ts';

export interface Form {
  readonly names: readonly string[];
  /** Empty where it is not given. */
  text(name: string): string;
  /** The values below a name: of `metadata` those of `metadata[key]`. */
  under(name: string): Record<string, string>;
}

export function formOf(body: unknown): Form {
  const given = Object.entries(body ?? {}).filter((pair): pair is [string, string] => typeof pair[1] === 'string');
  const values = new Map(given);
  return {
    names: [...values.keys()],
    text: (name) => values.get(name) ?? '',
    under: (name) =>
      Object.fromEntries(
        given.flatMap(([key, value]) =>
          key.startsWith(`${name}[`) && key.endsWith(']') && !key.slice(name.length + 1).includes('[')
            ? [[key.slice(name.length + 1, -1), value]]
            : [],
        ),
      ),
  };
}

/** @throws GatewayError `parameter_unknown` as the provider says it */
export function assertKnown(form: Form, known: readonly string[]): void {
  const stray = form.names.find((name) => !known.includes(name.replace(/\[.*$/, '')));
  if (stray !== undefined)
    throw new GatewayError(400, `Received unknown parameter: ${stray}`, { code: 'parameter_unknown', param: stray });
}

/** @throws GatewayError for what is no whole number */
export function wholeNumber(form: Form, name: string): number {
  const text = form.text(name);
  if (/^\d{1,12}$/.test(text)) return Number(text);
  throw new GatewayError(400, `Invalid integer: ${text}`, { code: 'parameter_invalid_integer', param: name });
}
