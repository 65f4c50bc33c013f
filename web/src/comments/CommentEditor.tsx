import { Button } from '@mantine/core';
import Mention from '@tiptap/extension-mention';
import { Placeholder } from '@tiptap/extensions';
import { type Editor, EditorContent, type JSONContent, useEditor, useEditorState } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffectEvent, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommit } from '../base/relay/useCommit.ts';
import { Disabled } from '../ui/Disabled.tsx';
import { Kbd } from '../ui/Kbd.tsx';
import { Why } from '../ui/Why.tsx';
import styles from './Comments.module.css';
import { linkOf, parseDocument } from './document.ts';
import { EditorTools } from './EditorTools.tsx';
import { isReady } from './isReady.ts';
import { MentionList } from './MentionList.tsx';
import { createMentions } from './mentions.ts';

interface Props {
  /** Names the field for who hears it. */
  label: string;
  placeholder: string;
  /** The button's words, verb first. */
  action: string;
  /** What it begins with: a comment that is edited, or a draft. */
  initial?: string;
  /** Told the document with each change; empty once nothing is written. */
  onChange?: (document: string) => void;
  /** Rejects with what refused it; the box says why and keeps the text. */
  onSend: (document: string) => Promise<unknown>;
  /** Escape, and the button beside the other, where there is one. */
  onLeave: () => void;
  cancel?: string;
  /** It takes the focus as soon as it is there. */
  focused?: boolean;
}

/**
 * Rich text with mentions of people (@) and teams (#). ⌘/Ctrl+Enter sends; Escape closes the suggestions, then leaves. After
 * something was sent it is empty again.
 */
export function CommentEditor({
  label,
  placeholder,
  action,
  initial,
  onChange,
  onSend,
  onLeave,
  cancel,
  focused = false,
}: Props) {
  const { t } = useTranslation(['comments', 'ui']);
  const id = useId();
  const [mentions] = useState(createMentions);
  const { pending, refusal, run } = useCommit();
  const send = async (from: Editor) => {
    if (pending || from.getText().trim() === '') return;
    const done = await run(() => onSend(JSON.stringify(from.getJSON())));
    if (done) from.commands.clearContent(true);
  };
  const sendNow = useEffectEvent((from: Editor) => void send(from));
  const leaveNow = useEffectEvent(() => onLeave());
  const changed = useEffectEvent((document: string) => onChange?.(document));
  const extensions = useMemo(
    () => [
      StarterKit.configure({
        heading: false,
        horizontalRule: false,
        underline: false,
        link: {
          openOnClick: false,
          defaultProtocol: 'https',
          protocols: ['mailto', 'tel'],
          isAllowedUri: (url) => linkOf(url) !== undefined,
          shouldAutoLink: (url) => linkOf(url) !== undefined,
        },
      }),
      Placeholder.configure({ placeholder }),
      Mention.configure({
        HTMLAttributes: { class: styles['mention'] ?? '' },
        suggestions: [mentions.suggestion('@'), mentions.suggestion('#')],
      }),
    ],
    [mentions, placeholder],
  );
  const editor = useEditor({
    extensions,
    content: (parseDocument(initial ?? '') as JSONContent | undefined) ?? '',
    autofocus: focused ? 'end' : false,
    editorProps: {
      attributes: {
        class: styles['field'] ?? '',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        'data-testid': 'comment-input',
      },
      handleKeyDown(_view, event) {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) sendNow(editor);
        // While something is suggested, Escape closes that.
        else if (event.key === 'Escape' && mentions.asked() === undefined) leaveNow();
        else return false;
        event.preventDefault();
        return true;
      },
    },
    onUpdate: ({ editor: now }) => changed(now.getText().trim() === '' ? '' : JSON.stringify(now.getJSON())),
  });
  const isEmpty = useEditorState({
    editor,
    selector: (state) => !isReady(state.editor) || state.editor.getText().trim() === '',
  });

  return (
    <div className={styles['box']} data-testid="comment-box">
      <EditorContent editor={editor} />
      <MentionList mentions={mentions} editor={editor} id={`${id}-mentions`} />
      {refusal === undefined ? null : <Why refusal={refusal} />}
      <div className={styles['actions']}>
        <EditorTools editor={editor} />
        {cancel === undefined ? null : (
          <Button size="sm" variant="default" onClick={onLeave}>
            {cancel}
          </Button>
        )}
        <Disabled why={isEmpty ? t('ui:reason.writeFirst') : undefined}>
          <Button size="sm" loading={pending} onClick={() => void send(editor)} data-testid="comment-send">
            {action} <Kbd keys="mod+enter" />
          </Button>
        </Disabled>
      </div>
    </div>
  );
}
