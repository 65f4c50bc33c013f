import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { isOffered } from '../../base/places.ts';
import { SETTINGS } from '../areas.ts';
import { useMe } from '../../people/useMe.ts';
import { type FoundSetting, hasWords, INDEX_TEXTS, settingsInWords } from './settingsIndex.ts';

const PAGES = Object.values(SETTINGS).flat();

/**
 * Settings that have all the words of a text: their own, or others that people use for them; of pages that are there for the
 * reader. None for no text, and until the words are here.
 */
export function useSettings(wanted: string): readonly FoundSetting[] {
  const { t, ready } = useTranslation([...INDEX_TEXTS], { useSuspense: false });
  const all = useMemo(() => (ready ? settingsInWords((key) => t(key as 'shell:settings.title')) : []), [t, ready]);
  const { scope } = useMe();
  if (wanted.trim() === '') return [];
  const offered = new Set(PAGES.filter((link) => isOffered(link, scope)).map(({ page }) => page));
  return all.filter(({ page, text }) => offered.has(page) && hasWords(text, wanted));
}
