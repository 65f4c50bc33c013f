import { formatLocale } from '../base/i18n/formatLocale.ts';

/** Languages that templates are written in, as WhatsApp writes them. */
export const LANGUAGES = [
  'ar',
  'de',
  'en',
  'en_GB',
  'en_US',
  'es',
  'es_MX',
  'fr',
  'hi',
  'id',
  'it',
  'ja',
  'ko',
  'nl',
  'pl',
  'pt_BR',
  'pt_PT',
  'ru',
  'sv',
  'tr',
  'uk',
  'zh_CN',
] as const;

/** A language in the reader's. */
export const languageName = (code: string): string =>
  new Intl.DisplayNames(formatLocale(), { type: 'language' }).of(code.replace('_', '-')) ?? code;
