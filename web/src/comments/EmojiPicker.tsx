import { TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Comments.module.css';
import { type Emoji, emojiOf, foundEmoji, FREQUENT } from './emoji.ts';
import { asOneEmoji } from './oneEmoji.ts';

/** As many as are drawn at a time: a word narrows them down. */
const MOST = 240;
const COLUMNS = 8;

/** Emoji to choose from, found by their name in the reader's language; arrows go through them. */
export function EmojiPicker({ onChoose }: { onChoose: (emoji: string) => void }) {
  const { t, i18n } = useTranslation('comments');
  const [all, setAll] = useState<readonly Emoji[]>();
  const [failed, setFailed] = useState(false);
  const [typed, setTyped] = useState('');
  useEffect(() => {
    let here = true;
    emojiOf(i18n.language.slice(0, 2)).then(
      (found) => here && setAll(found),
      () => here && setFailed(true),
    );
    return () => {
      here = false;
    };
  }, [i18n.language]);
  const found = all === undefined ? [] : foundEmoji(all, typed).slice(0, MOST);
  const shown =
    typed.trim() === '' ? [...FREQUENT.map((unicode) => ({ unicode, label: nameOf(all, unicode) })), ...found] : found;
  return (
    <>
      <TextInput
        size="sm"
        value={typed}
        aria-label={t('emoji.search')}
        placeholder={t('emoji.search')}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={(event) => {
          const first = shown[0];
          if (event.key !== 'Enter' || first === undefined) return;
          event.preventDefault();
          onChoose(asOneEmoji(first.unicode));
        }}
        data-autofocus
        data-testid="emoji-search"
      />
      <div
        className={styles['emoji']}
        role="toolbar"
        tabIndex={-1}
        aria-label={t('emoji.list')}
        onKeyDown={(event) => {
          const by = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: COLUMNS, ArrowUp: -COLUMNS }[event.key];
          if (by === undefined) return;
          const buttons = [...event.currentTarget.querySelectorAll('button')];
          buttons[buttons.indexOf(document.activeElement as HTMLButtonElement) + by]?.focus();
          event.preventDefault();
        }}
      >
        {shown.map(({ unicode, label }, at) => (
          <button
            // The frequent ones stand twice.
            key={`${unicode} ${at < FREQUENT.length}`}
            type="button"
            aria-label={label}
            title={label}
            onClick={() => onChoose(asOneEmoji(unicode))}
          >
            {unicode}
          </button>
        ))}
      </div>
      {failed ? <p className={styles['hint']}>{t('emoji.failed')}</p> : null}
      {all !== undefined && shown.length === 0 ? <p className={styles['hint']}>{t('emoji.none')}</p> : null}
    </>
  );
}

const nameOf = (all: readonly Emoji[] | undefined, unicode: string): string =>
  all?.find((each) => asOneEmoji(each.unicode) === asOneEmoji(unicode))?.label ?? unicode;
