import { Button } from '@mantine/core';
import Mention from '@tiptap/extension-mention';
import { Placeholder } from '@tiptap/extensions';
import { type Editor, EditorContent, type JSONContent, useEditor, useEditorState } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect, useEffectEvent, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommit } from '../base/relay/useCommit.ts';
import { Disabled } from '../ui/Disabled.tsx';
import { Kbd } from '../ui/Kbd.tsx';
import { Why } from '../ui/Why.tsx';
import { cardOfLink } from './cards/cardLinks.ts';
import { type CardAttributes, cardContent, CardNode, DocumentWithCards } from './cards/cardNode.ts';
import styles from './Comments.module.css';
import { type DocumentNode, linkOf, parseDocument, trimmed } from './document.ts';
import { EditorTools } from './EditorTools.tsx';
import { attached, type SentFile } from './files/attached.ts';
import { AttachedStrip } from './files/AttachedStrip.tsx';
import fileStyles from './files/Files.module.css';
import { pastedFiles, useFileBox } from './files/useFileBox.ts';
import { isReady } from './isReady.ts';
import { MentionList } from './MentionList.tsx';
import { createMentions } from './mentions.ts';

interface Props {
  /** Names the field for who hears it. */
  label: string;
  placeholder: string;
  /** Names the box: files that were added stay with it while the page is open. */
  box: string;
  /** The files of what is edited. */
  media?: readonly SentFile[];
  /** The button's words, verb first. */
  action: string;
  /** What it begins with: a comment that is edited, or a draft. */
  initial?: string;
  /** Told the document with each change; empty once nothing is written. */
  onChange?: (document: string) => void;
  /** Rejects with what refused it; the box says why and keeps text and files. */
  onSend: (document: string, mediaIds: readonly string[]) => Promise<unknown>;
  /** Escape, and the button beside the other, where there is one. */
  onLeave: () => void;
  cancel?: string;
  /** It takes the focus as soon as it is there. */
  focused?: boolean;
}

/**
 * Rich text with mentions of people (@) and teams (#), files and cards of contacts and calls. ⌘/Ctrl+Enter sends; Escape closes the
 * suggestions, then leaves. After something was sent it is empty again.
 */
export function CommentEditor({
  label,
  placeholder,
  box,
  media,
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
  const files = useFileBox(box);
  const [sent] = useState(media);
  // What is edited has its files from the beginning, and lets go of them when it is left.
  useEffect(() => {
    if (sent === undefined) return undefined;
    attached.begin(box, sent);
    return () => attached.clear(box);
  }, [box, sent]);
  const send = async (from: Editor) => {
    if (pending || files.whyNot !== undefined || (from.getText().trim() === '' && files.ids.length === 0)) return;
    const done = await run(() => onSend(JSON.stringify(trimmed(from.getJSON() as DocumentNode)), files.ids));
    if (!done) return;
    from.commands.clearContent(true);
    attached.clear(box);
  };
  const sendNow = useEffectEvent((from: Editor) => void send(from));
  const leaveNow = useEffectEvent(() => onLeave());
  const addFiles = useEffectEvent((given: readonly File[]) => files.add(given));
  const labelOf = (kind: CardAttributes['kind']) => t(kind === 'CALL' ? 'cards.callCard' : 'cards.contact');
  const changed = useEffectEvent((document: string) => onChange?.(document));
  const extensions = useMemo(
    () => [
      DocumentWithCards,
      CardNode,
      StarterKit.configure({
        document: false,
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
      handlePaste(_view, event) {
        const given = pastedFiles(event);
        const card = cardOfLink(event.clipboardData?.getData('text/plain').trim() ?? '', window.location.origin);
        if (given.length > 0) addFiles(given);
        else if (card) editor.commands.insertContent(cardContent({ ...card, label: labelOf(card.kind) }));
        else return false;
        event.preventDefault();
        return true;
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
    <div className={styles['box']} data-over={files.over || undefined} data-testid="comment-box" {...files.drop}>
      <EditorContent editor={editor} />
      <MentionList mentions={mentions} editor={editor} id={`${id}-mentions`} />
      <AttachedStrip box={box} />
      {files.over ? <p className={styles['drop']}>{t('files.drop')}</p> : null}
      {files.hint === undefined ? null : (
        <p className={fileStyles['hint']} role="alert">
          {files.hint}
        </p>
      )}
      {refusal === undefined ? null : <Why refusal={refusal} />}
      <div className={styles['actions']}>
        <EditorTools editor={editor} onFiles={files.add} />
        {cancel === undefined ? null : (
          <Button size="sm" variant="default" onClick={onLeave}>
            {cancel}
          </Button>
        )}
        <Disabled why={files.whyNot ?? (isEmpty && files.ids.length === 0 ? t('ui:reason.writeFirst') : undefined)}>
          <Button size="sm" loading={pending} onClick={() => void send(editor)} data-testid="comment-send">
            {action} <Kbd keys="mod+enter" />
          </Button>
        </Disabled>
      </div>
    </div>
  );
}
