import { type DragEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { attached, useAttached } from './attached.ts';
import { MOST_FILES } from './rules.ts';

/** Files that come into a box: chosen, dropped on it or pasted, and whether they let it be sent. */
export function useFileBox(box: string) {
  const { t } = useTranslation('comments');
  const files = useAttached(box);
  const [left, setLeft] = useState(0);
  const [over, setOver] = useState(false);
  const add = (given: readonly File[]) => {
    if (given.length > 0) setLeft(attached.add(box, given));
  };
  const isRefused = files.some(({ refusal, wrong }) => refusal !== undefined || wrong !== undefined);
  const isUploading = files.some(({ id }) => id === undefined);
  return {
    files,
    ids: files.flatMap(({ id }) => id ?? []),
    add,
    over,
    /** Why what is written cannot be sent with them yet; undefined: it can. */
    whyNot: isRefused ? t('files.notRefused') : isUploading ? t('files.notYet') : undefined,
    hint: left > 0 && files.length >= MOST_FILES ? t('files.tooMany', { most: MOST_FILES }) : undefined,
    drop: {
      onDragOver(event: DragEvent) {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave(event: DragEvent) {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      },
      onDrop(event: DragEvent) {
        setOver(false);
        if (event.dataTransfer.files.length === 0) return;
        event.preventDefault();
        add([...event.dataTransfer.files]);
      },
    },
  };
}

/** Files of the clipboard, such as a picture of the screen; none where words come along, which are what was meant then. */
export const pastedFiles = ({ clipboardData }: ClipboardEvent): File[] =>
  clipboardData && clipboardData.getData('text/plain') === '' ? [...clipboardData.files] : [];
