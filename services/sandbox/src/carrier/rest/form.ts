/** Form parameters of a REST request, with the provider's names. */
import { z } from 'zod';
import { CarrierError, invalidParameter } from '../faultCodes.ts';
import type { Hook, StatusHook } from '../records.ts';

const fields = z.record(z.string(), z.union([z.string(), z.array(z.string())]).optional());

export class Form {
  readonly #values: Readonly<Record<string, string | string[] | undefined>>;

  /** All of it, by the provider's names. */
  get fields(): Readonly<Record<string, string | string[] | undefined>> {
    return this.#values;
  }

  constructor(values: unknown) {
    this.#values = fields.parse(values ?? {});
  }

  has(name: string): boolean {
    return this.#values[name] !== undefined;
  }

  text(name: string): string | undefined {
    const value = this.#values[name];
    return Array.isArray(value) ? value[0] : value;
  }

  /** An empty value means "not given". */
  filled(name: string): string | undefined {
    return this.text(name) || undefined;
  }

  list(name: string): string[] {
    const value = this.#values[name];
    const all = value === undefined ? [] : Array.isArray(value) ? value : [value];
    return all.flatMap((item) => item.split(/[\s,]+/)).filter(Boolean);
  }

  flag(name: string): boolean | undefined {
    const value = this.text(name)?.toLowerCase();
    return value === undefined || value === '' ? undefined : value === 'true';
  }

  number(name: string, fallback: number): number {
    const value = Number(this.filled(name) ?? fallback);
    return Number.isFinite(value) ? value : fallback;
  }

  /** A URL parameter with its method. @throws CarrierError 21205 or 21609 when it is not an http(s) URL. */
  hook(name: string, methodName = `${name}Method`, code = 21_205): Hook | undefined {
    const url = this.filled(name);
    if (url === undefined) return undefined;
    let parsed: URL;
    try {
      parsed = new URL(url);
    } catch {
      throw invalidParameter(`${name} is not a valid URL: ${url}`, code);
    }
    if (parsed.protocol !== 'http:' && parsed.protocol !== 'https:') {
      throw new CarrierError(400, code, `${name} is not a valid URL: ${url}`);
    }
    return { url, method: this.text(methodName)?.toUpperCase() === 'GET' ? 'GET' : 'POST' };
  }

  statusHook(name: string, fallback: readonly string[]): StatusHook | undefined {
    const hook = this.hook(name, `${name}Method`, 21_609);
    if (!hook) return undefined;
    const events = this.list(`${name}Event`);
    return { ...hook, events: events.length > 0 ? events : fallback };
  }
}
