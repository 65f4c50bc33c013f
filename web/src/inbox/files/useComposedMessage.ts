import { type ClipboardEvent, type DragEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { countryOf } from '../../ui/numbers.ts';
import { composed, useComposedFiles } from './composed.ts';
import { LONGEST_CAPTION, MOST_FILES, whyNoFiles } from './rules.ts';

/**
 * The files of a message that is being written: how they come in, and whether they let it be sent.
 * @param from the country of the number that sends it; undefined: any will do
 * @param to E.164
 */
export function useComposedMessage(draft: string, from: string | undefined, to: string | undefined) {
  const { t } = useTranslation('inbox');
  const files = useComposedFiles(draft);
  const [left, setLeft] = useState(0);
  const [over, setOver] = useState(false);
  const reason = whyNoFiles(from, to === undefined ? undefined : countryOf(to));
  const why = reason === undefined ? undefined : t(`files.why.${reason}`);
  const add = (given: readonly File[]) => {
    if (given.length > 0 && why === undefined) setLeft(composed.add(draft, given));
  };
  return {
    files,
    add,
    /** Why none can go along, in words. */
    why,
    /** Any of them makes it an MMS. */
    isMms: files.length > 0,
    /** Why it cannot go as it stands; the words are in `files.not`. */
    notYet: notYet(files, why),
    /** What is said below: that some were left out, or what may go along while a file is over it. */
    hint: left > 0 ? t('files.tooMany', { most: MOST_FILES }) : over ? (why ?? t('files.hint')) : undefined,
    tooLong: (text: string) => files.length > 0 && text.length > LONGEST_CAPTION,
    paste: (event: ClipboardEvent) => {
      const given = [...event.clipboardData.files];
      if (given.length === 0) return;
      event.preventDefault();
      add(given);
    },
    drop: {
      onDragOver(event: DragEvent) {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop(event: DragEvent) {
        setOver(false);
        if (event.dataTransfer.files.length === 0) return;
        event.preventDefault();
        add([...event.dataTransfer.files]);
      },
    },
  };
}

function notYet(files: ReturnType<typeof useComposedFiles>, why: string | undefined) {
  if (files.length > 0 && why !== undefined) return 'channel' as const;
  if (files.some(({ refusal, wrong }) => refusal !== undefined || wrong !== undefined)) return 'refused' as const;
  return files.some(({ id }) => id === undefined) ? ('uploading' as const) : undefined;
}
