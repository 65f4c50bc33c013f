import { ActionIcon, Combobox, Tooltip, useCombobox } from '@mantine/core';
import { IconCheck, IconPlus, IconTag } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalOf } from '../base/relay/refusal.ts';
import { useMe } from '../people/useMe.ts';
import { useHotkeys } from '../ui/hotkeys.ts';
import { toast } from '../ui/toast.ts';
import { undoToast } from '../ui/undoToast.tsx';
import { useRefusalText } from '../ui/useRefusalText.ts';
import { fits, isCalled, type Tag } from './tag.ts';
import { TagChips } from './TagChips.tsx';
import { changeTags, saveTag } from './tagActions.ts';
import styles from './Tags.module.css';

/** No tag has this id. */
const CREATE = '+';

/** The tags of a conversation, to be given and taken off: L opens it, typing finds, arrows choose, Enter tags. */
export default function TagPicker({
  threadId,
  chosen,
  tags,
}: {
  threadId: string;
  chosen: readonly string[];
  tags: readonly Tag[];
}) {
  const { t } = useTranslation('tags');
  const me = useMe();
  const textOf = useRefusalText();
  const [typed, setTyped] = useState('');
  const from = useRef<Element>(undefined);
  const combobox = useCombobox({
    onDropdownOpen: () => {
      combobox.focusSearchInput();
      combobox.selectFirstOption();
    },
    onDropdownClose: () => {
      combobox.resetSelectedOption();
      setTyped('');
      if (from.current instanceof HTMLElement) from.current.focus();
    },
  });
  const open = () => {
    from.current = document.activeElement ?? undefined;
    combobox.openDropdown();
  };
  useHotkeys([['tag', open]]);
  const failed = (error: unknown) => toast.error(textOf(refusalOf(error)));
  const change = (tag: Tag, on: boolean) => {
    const [now, back] = on ? [{ add: [tag.id] }, { remove: [tag.id] }] : [{ remove: [tag.id] }, { add: [tag.id] }];
    changeTags(threadId, now).catch(failed);
    undoToast({
      text: t(on ? 'added' : 'removed', { name: tag.name }),
      undo: t('undo'),
      kind: 'tags',
      onUndo: () => void changeTags(threadId, back).catch(failed),
    });
  };
  const found = tags.filter((tag) => fits(tag, typed));
  const mayCreate = me.role !== 'MEMBER' && typed.trim() !== '' && !tags.some((tag) => isCalled(tag, typed));
  const submit = (value: string) => {
    const tag = tags.find(({ id }) => id === value);
    if (tag) change(tag, !chosen.includes(tag.id));
    else if (value === CREATE)
      saveTag({ name: typed }).then((made) => {
        setTyped('');
        change(made, true);
      }, failed);
  };
  return (
    <Combobox store={combobox} position="bottom-end" width={264} shadow="md" onOptionSubmit={submit} withinPortal>
      <Combobox.Target withAriaAttributes={false}>
        <Tooltip label={t('action')}>
          <ActionIcon
            size={36}
            aria-label={t('action')}
            aria-haspopup="listbox"
            aria-expanded={combobox.dropdownOpened}
            data-testid="thread-tag"
            onClick={() => (combobox.dropdownOpened ? combobox.closeDropdown() : open())}
          >
            <IconTag size={20} stroke={1.75} />
          </ActionIcon>
        </Tooltip>
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Search
          value={typed}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            combobox.updateSelectedOptionIndex();
            queueMicrotask(() => combobox.selectFirstOption());
          }}
          placeholder={t('search')}
          aria-label={t('search')}
          maxLength={40}
          data-testid="tag-search"
        />
        <Combobox.Options mah={280} className="scrolls" aria-label={t('label')}>
          {found.map((tag) => (
            <Combobox.Option
              key={tag.id}
              value={tag.id}
              active={chosen.includes(tag.id)}
              aria-selected={chosen.includes(tag.id)}
              data-testid="tag-option"
            >
              <span className={styles['option']}>
                <TagChips tags={[tag]} />
                {chosen.includes(tag.id) ? <IconCheck size={16} stroke={2} aria-hidden /> : null}
              </span>
            </Combobox.Option>
          ))}
          {mayCreate ? (
            <Combobox.Option value={CREATE} data-testid="tag-create">
              <span className={styles['option']}>
                {t('create', { name: typed.trim() })}
                <IconPlus size={16} stroke={2} aria-hidden />
              </span>
            </Combobox.Option>
          ) : null}
          {found.length > 0 || mayCreate ? null : (
            <p className={styles['note']}>{t(tags.length === 0 ? 'noneYet' : 'none')}</p>
          )}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
