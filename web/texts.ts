/**
 * The texts of the screens as the page fetches them: a language's areas (src/app/i18n/<language>/<area>.json) in four files.
 * One file for each area was 28 requests of every visit.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/**
 * `frame` stands around every page; `entrance` is what is said before signing in, which shall not wait for the words of the whole
 * product, `pages`. What few open is `aside`, and fetched when it is opened.
 */
export type TextGroup = 'frame' | 'entrance' | 'pages' | 'aside';

const FRAME = ['common', 'errors', 'phone', 'shell'];
const ENTRANCE = ['access', 'forms', 'onboarding', 'refusals', 'signIn', 'ui'];
const ASIDE = ['auditLog', 'settingWords'];
const HOME = path.resolve(import.meta.dirname, 'src/app/i18n');
const LANGUAGES = readdirSync(HOME, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** The file in which an area's texts travel. */
export function groupOf(area: string): TextGroup {
  if (FRAME.includes(area)) return 'frame';
  if (ASIDE.includes(area)) return 'aside';
  return ENTRANCE.includes(area) ? 'entrance' : 'pages';
}

/** What the bundler calls a file of texts; scripts/budget.mjs weighs them. */
export const textsId = (language: string, group: TextGroup): string => `\0virtual:texts/${language}/${group}`;

const areasOf = (language: string) =>
  readdirSync(path.join(HOME, language))
    .filter((file) => file.endsWith('.json'))
    .map((file) => path.basename(file, '.json'));

/** `virtual:texts`: which group each area is in, and how each group of each language is fetched. Typed in src/vite-env.d.ts. */
export function texts(): Plugin {
  return {
    name: 'ringline-texts',
    resolveId: { filter: { id: /^virtual:texts/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /virtual:texts/ },
      handler(id) {
        const [, language, group] = id.split('/');
        if (language !== undefined)
          return areasOf(language)
            .filter((area) => groupOf(area) === group)
            .map(
              (area) =>
                `export { default as ${area} } from ${JSON.stringify(path.join(HOME, language, `${area}.json`))};`,
            )
            .join('\n');
        const groups = Object.fromEntries(areasOf('en').map((area) => [area, groupOf(area)]));
        const fetches = LANGUAGES.map((each) => {
          const byGroup = [...new Set(Object.values(groups))].map(
            (one) => `${one}: () => import('virtual:texts/${each}/${one}')`,
          );
          return `${each}: { ${byGroup.join(', ')} }`;
        });
        return `export const groups = ${JSON.stringify(groups)};\nexport const fetchTexts = { ${fetches.join(', ')} };`;
      },
    },
  };
}
