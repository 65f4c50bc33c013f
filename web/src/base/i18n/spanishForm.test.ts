/** Spanish says tú to the person at the screen, in every file; only what is written to callers says usted. */
import { expect, it } from 'vitest';
import { flat, textsOf } from './texts.testkit.ts';

/** Ours are written to a caller, whom nobody knows. */
const TO_CALLERS = ['assignment:reply.outside.standard', 'numbers:textBack.standard', 'onboarding:flow.menu.say'];
/** What a sentence that asks for something begins with when it says usted; in tú each of them ends in another vowel. */
const USTED =
  /(?:^|[.:;,¿¡«] ?|\bo )(?:abra|acepte|añada|borre|busque|cambie|compruebe|confirme|copie|corrija|deje|diga|elija|elimine|escriba|escuche|espere|guarde|haga|indique|indíquelo|inténtelo|inicie|introduzca|lea|lleve|pida|ponga|pregunte|pruebe|pulse|quite|revise|seleccione|suba|use|vuelva)\b|\bustedes?\b/iu;

it('says tú everywhere', async () => {
  const texts = Object.entries(await textsOf('es')).flatMap(([name, said]) => flat(said, `${name}:`));
  expect(texts.length).toBeGreaterThan(2_000);
  const formal = texts.filter(([key, text]) => !TO_CALLERS.includes(key) && USTED.test(text));
  expect(formal.map(([key, text]) => `${key}: ${text}`)).toEqual([]);
});
