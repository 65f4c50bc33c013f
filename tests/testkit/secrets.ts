/** What the run's end looks for in everything that was logged and traced (scripts/scan-output.mjs). */
import { appendFileSync } from 'node:fs';
import path from 'node:path';
import type { Known } from './leaks.ts';

/** Where this run gathers what its processes write; undefined when nobody will look at it. */
export const outputFolder = (): string | undefined => process.env['RINGLINE_OUTPUT'] || undefined;

/** Notes something that must not be written anywhere. */
export function remember(kind: string, ...values: readonly (string | undefined)[]): void {
  const folder = outputFolder();
  if (!folder) return;
  const lines = values
    .filter((value): value is string => value !== undefined && value !== '')
    .map((value) => `${JSON.stringify({ kind, value } satisfies Known)}\n`);
  appendFileSync(path.join(folder, `known-${process.pid}.jsonl`), lines.join(''));
}

/** Kinds of what people send, by the name of the field. */
const KINDS: Readonly<Record<string, string>> = {
  body: 'message body',
  password: 'password',
  newPassword: 'password',
  oldPassword: 'password',
  code: 'one-time code',
  token: 'token',
  refreshToken: 'token',
  email: 'email address',
};

/** Notes what of an operation's variables must not be written anywhere. */
export function rememberAll(variables: unknown): void {
  if (typeof variables !== 'object' || variables === null || !outputFolder()) return;
  for (const [name, value] of Object.entries(variables)) {
    const kind = KINDS[name];
    if (kind && typeof value === 'string') remember(kind, value);
    else rememberAll(value);
  }
}
