import { ActionIcon, Button, Popover, TextInput, Tooltip } from '@mantine/core';
import {
  IconAt,
  IconBlockquote,
  IconBold,
  IconCode,
  IconHash,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
  IconMoodSmile,
  IconStrikethrough,
} from '@tabler/icons-react';
import { type Editor, useEditorState } from '@tiptap/react';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cardContent } from './cards/cardNode.ts';
import { CardTool } from './cards/CardTool.tsx';
import styles from './Comments.module.css';
import { linkOf } from './document.ts';
import { EmojiButton } from './EmojiButton.tsx';
import { AttachButton } from './files/AttachButton.tsx';
import { isReady } from './isReady.ts';

const TOOLS = [
  { name: 'bold', Icon: IconBold, run: (editor: Editor) => editor.chain().focus().toggleBold().run() },
  { name: 'italic', Icon: IconItalic, run: (editor: Editor) => editor.chain().focus().toggleItalic().run() },
  { name: 'strike', Icon: IconStrikethrough, run: (editor: Editor) => editor.chain().focus().toggleStrike().run() },
  { name: 'bulletList', Icon: IconList, run: (editor: Editor) => editor.chain().focus().toggleBulletList().run() },
  {
    name: 'orderedList',
    Icon: IconListNumbers,
    run: (editor: Editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    name: 'blockquote',
    Icon: IconBlockquote,
    run: (editor: Editor) => editor.chain().focus().toggleBlockquote().run(),
  },
  { name: 'code', Icon: IconCode, run: (editor: Editor) => editor.chain().focus().toggleCode().run() },
] as const;

/** Formatting, a link, an emoji, a mention, a card, a file. */
export function EditorTools({ editor, onFiles }: { editor: Editor; onFiles: (files: readonly File[]) => void }) {
  const { t } = useTranslation('comments');
  const active = useEditorState({
    editor,
    selector: (state) => TOOLS.map(({ name }) => isReady(state.editor) && state.editor.isActive(name)).join(),
  }).split(',');
  const insert = (text: string) => editor.chain().focus().insertContent(text).run();
  return (
    <div className={styles['tools']} role="toolbar" aria-label={t('tools')}>
      {TOOLS.map(({ name, Icon, run }, at) => (
        <Tooltip key={name} label={t(`tool.${name}`)}>
          <ActionIcon
            variant={active[at] === 'true' ? 'light' : 'subtle'}
            color="gray"
            aria-label={t(`tool.${name}`)}
            aria-pressed={active[at] === 'true'}
            onClick={() => run(editor)}
          >
            <Icon size={16} stroke={2} />
          </ActionIcon>
        </Tooltip>
      ))}
      <LinkTool editor={editor} />
      <EmojiButton label={t('tool.emoji')} onChoose={insert} icon={<IconMoodSmile size={16} stroke={2} />} />
      <Tooltip label={t('tool.person')}>
        <ActionIcon variant="subtle" color="gray" aria-label={t('tool.person')} onClick={() => insert('@')}>
          <IconAt size={16} stroke={2} />
        </ActionIcon>
      </Tooltip>
      <Tooltip label={t('tool.team')}>
        <ActionIcon variant="subtle" color="gray" aria-label={t('tool.team')} onClick={() => insert('#')}>
          <IconHash size={16} stroke={2} />
        </ActionIcon>
      </Tooltip>
      <CardTool
        onChoose={(card) =>
          // Where the cursor is, once the focus is back from what was chosen in.
          queueMicrotask(() => editor.chain().focus().insertContent(cardContent(card)).run())
        }
      />
      <AttachButton onFiles={onFiles} />
    </div>
  );
}

function LinkTool({ editor }: { editor: Editor }) {
  const { t } = useTranslation('comments');
  const [opened, setOpened] = useState(false);
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  const isActive = useEditorState({
    editor,
    selector: (state) => isReady(state.editor) && state.editor.isActive('link'),
  });
  const open = () => {
    setTyped(String(editor.getAttributes('link')['href'] ?? ''));
    setWrong(false);
    setOpened(!opened);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const href = linkOf(typed);
    if (href === undefined) return setWrong(true);
    const chain = editor.chain().focus().extendMarkRange('link');
    // With nothing selected the address is the text.
    if (editor.state.selection.empty && !isActive)
      chain.insertContent({ type: 'text', text: typed.trim(), marks: [{ type: 'link', attrs: { href } }] }).run();
    else chain.setLink({ href }).run();
    setOpened(false);
  };
  return (
    <Popover opened={opened} onChange={setOpened} position="top-start" trapFocus shadow="md" width={300}>
      <Popover.Target>
        <Tooltip label={t('tool.link')}>
          <ActionIcon
            variant={isActive ? 'light' : 'subtle'}
            color="gray"
            aria-label={t('tool.link')}
            aria-pressed={isActive}
            onClick={open}
          >
            <IconLink size={16} stroke={2} />
          </ActionIcon>
        </Tooltip>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('tool.link')}>
        <form onSubmit={submit} noValidate>
          <TextInput
            label={t('link.label')}
            placeholder="https://"
            value={typed}
            error={wrong ? t('link.wrong') : undefined}
            onChange={({ currentTarget }) => {
              setTyped(currentTarget.value);
              setWrong(false);
            }}
            data-autofocus
          />
          <div className={styles['actions']}>
            {isActive ? (
              <Button
                size="xs"
                variant="default"
                onClick={() => {
                  editor.chain().focus().extendMarkRange('link').unsetLink().run();
                  setOpened(false);
                }}
              >
                {t('link.remove')}
              </Button>
            ) : null}
            <Button size="xs" type="submit">
              {t('link.save')}
            </Button>
          </div>
        </form>
      </Popover.Dropdown>
    </Popover>
  );
}
