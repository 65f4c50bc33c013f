import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

type Texts = Record<string, never>;
const texts = async (language: string, name: string): Promise<Texts> =>
  JSON.parse(await readFile(new URL(`../app/i18n/${language}/${name}.json`, import.meta.url), 'utf8'));

it.each(['en', 'es', 'fr', 'de'])(
  'in %s no timeline shows the code for which there is no transcript or summary',
  async (language) => {
    const [{ timeline }, { failure, summary }] = await Promise.all([
      texts(language, 'calls'),
      texts(language, 'transcript'),
    ]);
    const { transcript, summary: told } = timeline as Record<string, { failed: { hint?: string; reasons?: object } }>;
    const codes = [failure, (summary as { failure: object }).failure].map((reasons) => Object.keys(reasons));
    expect([transcript, told].map((entry) => Object.keys(entry?.failed.reasons ?? {}))).toEqual(codes);
    expect([transcript, told].map((entry) => entry?.failed.hint)).toEqual([undefined, undefined]);
  },
);
