/** One thing has one name in each language: words that were mended on one screen don't come back on another. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { LANGUAGES, readTexts, type Texts } from '../../web/texts.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What is not said, and what is said in its place. */
const INSTEAD: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  de: [
    [/\binnerhalb der zeiten\b/iu, 'während der Öffnungszeiten'],
    [/wenn nichts anderes gewählt ist/iu, 'Alle neuen Mitglieder'],
  ],
  fr: [
    [/\bparcours\b/iu, 'scénario'],
    [/\bnuméros? de test\b/iu, 'numéro d’essai'],
    [/si rien d’autre n’est choisi/iu, 'Tous les nouveaux membres'],
  ],
  es: [
    [/\bperíodo/iu, 'periodo'],
    [/\bcódigo de 6 cifras\b/iu, 'de 6 dígitos'],
    [/si no se elige otra cosa/iu, 'Todos los miembros nuevos'],
  ],
};

const flat = (texts: Texts, prefix: string): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as [string, string]] : flat(value, `${prefix}${key}.`),
  );

it.each(LANGUAGES.filter((language) => language !== 'en'))(
  'no screen and no mail says it otherwise in %s',
  (language) => {
    const screens = Object.entries(readTexts(language)).flatMap(([namespace, texts]) => flat(texts, `${namespace}:`));
    const mails = globSync(`services/*/src/**/${language}.ts`, { cwd: root }).map(
      (file) => [file, readFileSync(path.join(root, file), 'utf8')] as [string, string],
    );
    expect(screens.length).toBeGreaterThan(1_000);
    expect(mails.length).toBeGreaterThan(0);
    const odd = [...screens, ...mails]
      // Words that people may search a setting by are any that they may know.
      .filter(([key]) => !key.startsWith('settingWords:'))
      .flatMap(([key, text]) =>
        (INSTEAD[language] ?? []).flatMap(([wrong, right]) =>
          wrong.test(text) ? `${key}: not ${wrong}, but ${right}` : [],
        ),
      );
    expect(odd).toEqual([]);
  },
);
