import { useTranslation } from 'react-i18next';
import { formatLocale } from '../base/i18n/formatLocale.ts';
import { useDuration } from '../calls/useDuration.ts';

/** How figures are written; what is not known is a dash. */
export function useFigureValues() {
  const { t } = useTranslation('analytics');
  const duration = useDuration();
  const number = new Intl.NumberFormat(formatLocale());
  const none = t('none');
  return {
    count: (value: number) => number.format(value),
    percent: (value: number | null | undefined) =>
      value == null ? none : t('percent', { value: number.format(Math.round(value)) }),
    /** @param value in seconds */
    length: (value: number | null | undefined) => (value == null ? none : duration(value)),
  };
}

/** Calls within hours that nobody took. */
export const lostOf = (of: { missed: number; abandoned: number; voicemail: number }): number =>
  of.missed + of.abandoned + of.voicemail;
