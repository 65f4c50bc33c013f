import { useTranslation } from 'react-i18next';
import type { Row } from './flow/outline.ts';
import type { Words } from './useWords.ts';

/** What an outline says in a row: the way that leads to it, and its step. */
export function RowText({ row, words }: { row: Row; words: Words }) {
  const { t } = useTranslation('automation');
  const way = words.way(row.place);
  return (
    <>
      {way === undefined ? null : <small>{way}</small>}
      {row.what === 'node' ? words.step(row.node) : null}
      {row.what === 'reference' ? t('goesOn', { step: words.step(row.node) }) : null}
      {row.what === 'empty' ? t('add.nothing') : null}
    </>
  );
}
