/**
 * The texts of the screens. A folder of src says its words in texts/<language>.json, which are a namespace by the folder's name
 * (workspace-settings: workspaceSettings), and what is fetched by itself in texts/<namespace>/<language>.json. The page fetches
 * a language in six files: one for each namespace was 28 requests of every visit.
 */
import { globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/**
 * `frame` stands around every page; `kit` is what lists and forms say, before signing in and after; `entrance` is what is said
 * before signing in. Neither shall wait for the words of the whole product, `pages`, nor for those of refusals, `refused`, which
 * come when the browser has time. What few open is `aside`, and fetched when it is opened.
 */
export type TextGroup = 'frame' | 'kit' | 'entrance' | 'refused' | 'pages' | 'aside';

/** What a file of texts holds: words, and more of the same under a key. */
export interface Texts {
  readonly [key: string]: string | Texts;
}

/** Every other namespace is one of `pages`. */
const GROUPS: Readonly<Record<Exclude<TextGroup, 'pages'>, readonly string[]>> = {
  frame: ['common', 'errors', 'phone', 'shell'],
  kit: ['forms', 'ui'],
  entrance: ['access', 'onboarding', 'signIn'],
  refused: ['refusals'],
  aside: [
    'acquisition',
    'assignment',
    'auditLog',
    'automation',
    'billing',
    'blockList',
    'compliance',
    'connectStore',
    'erasure',
    'imports',
    'merges',
    'messages',
    'messageFigures',
    'notificationLog',
    'porting',
    'numberDocuments',
    'replies',
    'segments',
    'settingWords',
    'spending',
    'viber',
    'whatsapp',
  ],
};
const GROUP_OF = new Map(
  Object.entries(GROUPS).flatMap(([group, names]) => names.map((name) => [name, group as TextGroup] as const)),
);
const SRC = path.resolve(import.meta.dirname, 'src');
/** What an area says under these keys stands around every page, or is looked for from everywhere: it is read in another namespace. */
const LENT: Readonly<Record<string, readonly [namespace: string, key: string]>> = {
  nav: ['shell', 'nav'],
  pages: ['shell', 'pages'],
  settingWords: ['settingWords', 'of'],
  shortcutWords: ['shortcuts', 'of'],
};

/** Every language that the screens speak. */
export const LANGUAGES: readonly string[] = readdirSync(path.join(SRC, 'base/texts/common')).map((file) =>
  path.basename(file, '.json'),
);

/** The file in which a namespace's texts travel. */
export const groupOf = (namespace: string): TextGroup => GROUP_OF.get(namespace) ?? 'pages';

/** What the bundler calls a file of texts; scripts/budget.mjs weighs them. */
export const textsId = (language: string, group: TextGroup): string => `\0virtual:texts/${language}/${group}`;

/** The files of a language, each with the namespace that it is. */
export const textFiles = (language: string): { namespace: string; file: string }[] =>
  globSync(`*/texts/{,*/}${language}.json`, { cwd: SRC })
    .toSorted()
    .map((file) => {
      const [folder = '', , further = ''] = file.split(path.sep);
      const namespace = further.endsWith('.json')
        ? folder.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())
        : further;
      return { namespace, file: path.join(SRC, file) };
    });

/** What a language says, by namespace, as the screens read it. */
export function readTexts(language: string): Readonly<Record<string, Texts>> {
  const all: Record<string, Record<string, string | Texts>> = {};
  const give = (namespace: string, texts: Texts) => Object.assign((all[namespace] ??= {}), texts);
  for (const { namespace, file } of textFiles(language))
    for (const [key, said] of Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Texts)) {
      const [to, as] = LENT[key] ?? [namespace, key];
      give(to, { [as]: typeof said === 'string' ? said : { ...(all[to]?.[as] as Texts | undefined), ...said } });
    }
  return all;
}

/** `virtual:texts`: which group each namespace is in, and how each group of each language is fetched. Typed in src/vite-env.d.ts. */
export function texts(): Plugin {
  return {
    name: 'ringline-texts',
    resolveId: { filter: { id: /^virtual:texts/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /virtual:texts/ },
      handler(id) {
        const [, language, group] = id.split('/');
        if (language !== undefined) {
          for (const { file } of textFiles(language)) this.addWatchFile(file);
          return Object.entries(readTexts(language))
            .filter(([namespace]) => groupOf(namespace) === group)
            .map(([namespace, said]) => `export const ${namespace} = ${JSON.stringify(said)};`)
            .join('\n');
        }
        const groups = Object.fromEntries(Object.keys(readTexts('en')).map((each) => [each, groupOf(each)]));
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
