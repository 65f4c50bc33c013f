import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type FoundSetting, hasWords, INDEX_AREAS, settingsInWords } from './settingsIndex.ts';

/**
 * Settings that have all the words of a text: their own, or others that people use for them. None for no text, and until the
 * words are here.
 */
export function useSettings(wanted: string): readonly FoundSetting[] {
  const { t, i18n, ready } = useTranslation([...INDEX_AREAS], { useSuspense: false });
  const all = useMemo(() => (ready ? settingsInWords((key) => t(key as 'shell:settings.title')) : []), [t, ready]);
  return wanted.trim() === '' ? [] : all.filter(({ text }) => hasWords(text, wanted));
}
