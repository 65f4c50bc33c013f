import i18next, { type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { fetchTexts, groups } from 'virtual:texts';
import { isolate } from '../words.ts';
import { setFormatLocale } from './formatLocale.ts';
import { firstSpoken, formatLocaleOf, type Language, languageOf } from './languages.ts';
import { setViewerZone } from './viewerZone.ts';

/** What this browser shows; read before anybody is signed in. */
const LANGUAGE_KEY = 'ringline.language';
/** What a person chose here and their account was not told yet. */
const CHOSEN_KEY = 'ringline.language.chosen';

const isSpoken = (language: string): language is keyof typeof fetchTexts => language in fetchTexts;

const loader: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, done) => {
    const group = groups[namespace];
    if (group === undefined || !isSpoken(language))
      done(new Error(`There are no texts ${language}/${namespace}`), false);
    else
      fetchTexts[language][group]().then(
        (texts) => done(null, texts[namespace] ?? {}),
        (error: Error) => done(error, true),
      );
  },
};

/** The person's own BCP 47 tag for dates and numbers, if the account has one. */
let ownLocale: string | undefined;

function recall(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function remember(key: string, language: Language | undefined) {
  try {
    if (language === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, language);
  } catch {
    // Storage may be closed to us; the account still knows.
  }
}

/** The page says its language to screen readers, hyphenation and the browser's own translator. */
function dress(tag: string) {
  const language = languageOf(tag) ?? 'en';
  document.documentElement.lang = language;
  setFormatLocale(formatLocaleOf(language, [ownLocale, ...navigator.languages]));
}

i18next.on('languageChanged', dress);

await i18next
  .use(loader)
  .use(initReactI18next)
  .init({
    lng: firstSpoken([recall(LANGUAGE_KEY), ...navigator.languages]),
    // A test holds every language complete, so nobody loads a second one for what is missing.
    fallbackLng: false,
    load: 'languageOnly',
    // The rest when a component asks, or when the browser has time.
    ns: Object.keys(groups).filter((namespace) => groups[namespace] === 'frame'),
    defaultNS: 'common',
    // React escapes what must be; what runs from right to left keeps to itself within a sentence.
    interpolation: { escapeValue: true, escape: isolate },
    returnNull: false,
  });

/** Brings the other areas' texts when the browser has nothing better to do, so that no later screen waits for words; not what few open. */
const idle = globalThis.requestIdleCallback ?? ((then: () => void) => setTimeout(then, 1_000));
idle(() => void i18next.loadNamespaces(Object.keys(groups).filter((area) => groups[area] !== 'aside')));

/** Shows the screens in a language from now on, and remembers it in this browser. */
async function show(language: Language): Promise<void> {
  remember(LANGUAGE_KEY, language);
  await i18next.changeLanguage(language);
}

/** A person's own choice, on whatever page: shown at once, and kept for the account that signs in here next. */
export async function chooseLanguage(language: Language): Promise<void> {
  remember(CHOSEN_KEY, language);
  await show(language);
}

/**
 * Follows a signed-in person's account: its language wins over what this browser remembers, its locale writes dates
 * and numbers. A choice that the account does not know yet stands, and so does what was shown to one without language.
 * @returns the choice to tell the account, if there is one
 */
export async function followAccount(account: {
  language: string | null | undefined;
  locale: string | null | undefined;
}): Promise<Language | undefined> {
  ownLocale = account.locale ?? undefined;
  const chosen = languageOf(recall(CHOSEN_KEY));
  const language = chosen ?? languageOf(account.language) ?? languageOf(i18next.language) ?? 'en';
  if (language === i18next.language) dress(language);
  else await show(language);
  remember(CHOSEN_KEY, undefined);
  return chosen === languageOf(account.language) ? undefined : chosen;
}

/** Writes moments in the account's zone; what shows one is drawn anew, as for another language. */
export function followZone(timezone: string | null | undefined): void {
  if (setViewerZone(timezone)) redraw();
}

/** Draws anew whatever shows words or moments. */
export function redraw(): void {
  i18next.emit('languageChanged', i18next.language);
}
