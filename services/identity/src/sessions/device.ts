import Bowser from 'bowser';
import type { Language } from '@ringline/kit/mail';
import { words } from '../mails/words.ts';

/** Browser and system of a user agent, in words: "Chrome on Windows". */
export function deviceWords(userAgent: string, language: Language): string {
  const { browser, os } = parsed(userAgent);
  return words[language].device(browser, os);
}

function parsed(userAgent: string): { browser: string; os: string } {
  if (userAgent === '') return { browser: '', os: '' };
  const { browser, os } = Bowser.parse(userAgent);
  return { browser: browser.name ?? '', os: os.name ?? '' };
}
