/** Spanish says tú to the person at the screen, in every file; only what is written to callers says usted. */
import { expect, it } from 'vitest';

type Texts = { [key: string]: string | Texts };

const files = import.meta.glob<Texts>('./es/*.json', { import: 'default', eager: true });

/** Ours are written to a caller, whom nobody knows. */
const TO_CALLERS = ['numbers:textBack.standard', 'onboarding:flow.menu.say'];
/** What a sentence that asks for something begins with when it says usted; in tú each of them ends in another vowel. */
const USTED =
  /(?:^|[.:;,¿¡«] ?|\bo )(?:abra|acepte|añada|borre|busque|cambie|compruebe|confirme|copie|corrija|deje|diga|elija|elimine|escriba|escuche|espere|guarde|haga|indique|indíquelo|inténtelo|inicie|introduzca|lea|lleve|pida|ponga|pregunte|pruebe|pulse|quite|revise|seleccione|suba|use|vuelva)\b|\bustedes?\b/iu;

const flat = (texts: Texts, prefix: string): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as [string, string]] : flat(value, `${prefix}${key}.`),
  );

it('says tú everywhere', () => {
  const texts = Object.entries(files).flatMap(([file, content]) =>
    flat(content, `${file.slice('./es/'.length, -'.json'.length)}:`),
  );
  const formal = texts.filter(([key, text]) => !TO_CALLERS.includes(key) && USTED.test(text));
  expect(formal.map(([key, text]) => `${key}: ${text}`)).toEqual([]);
});
