import { ActionIcon, Tooltip } from '@mantine/core';
import { IconSlash } from '@tabler/icons-react';
import {
  type ChangeEvent,
  type KeyboardEvent,
  type RefObject,
  Suspense,
  type SyntheticEvent,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../base/lazyPart.ts';
import { Pane } from '../ui/Pane.tsx';
import { leftIn } from './placeholders.ts';
import type { ReplyKeys } from './ReplyPicker.tsx';
import { type Slot, slotAt, wantedIn } from './slot.ts';

const ReplyPicker = lazyPart(() => import('./ReplyPicker.tsx'));
const Unfilled = lazyPart(() => import('./Unfilled.tsx'));

/** The list of saved replies, as the field names it. */
const REPLIES = 'saved-replies';

/** Saved replies in a field that people write in: a slash at the start of a line, or the button, opens the list over it. */
export function useReplySlot({
  field,
  text,
  write,
  toField,
}: {
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  write: (next: string) => void;
  /** Leads back to the field. */
  toField: () => void;
}) {
  const { t } = useTranslation('inbox');
  /** Where a saved reply is looked for, and where the caret stands. */
  const [slot, setSlot] = useState<Slot>();
  const [caret, setCaret] = useState(0);
  const [option, setOption] = useState<string>();
  const keys = useRef<ReplyKeys>(null);
  const wanted = slot === undefined ? undefined : wantedIn(text, caret, slot);
  if (slot !== undefined && wanted === undefined) setSlot(undefined);
  /** Its writer said that what stands in braces is meant so. */
  const [braces, setBraces] = useState(false);
  if (braces && text === '') setBraces(false);
  const unfilled = braces ? [] : leftIn(text);
  const close = () => setSlot(undefined);
  const put = (reply: string) => {
    if (slot === undefined) return;
    write(text.slice(0, slot.start) + reply + text.slice(caret));
    close();
    const end = slot.start + reply.length;
    // Once the field has the words.
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(end, end);
    });
  };
  return {
    /** What stands in braces still: it is not sent so. */
    unfilled,
    close,
    /** @returns whether the key was for the list */
    press(event: KeyboardEvent): boolean {
      if (slot === undefined) return false;
      if (keys.current?.(event)) return true;
      const isModified = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
      if (event.key !== 'Escape' || isModified) return false;
      close();
      return true;
    },
    /** Of the field. */
    props: {
      ...(slot === undefined
        ? {}
        : { 'aria-autocomplete': 'list' as const, 'aria-controls': REPLIES, 'aria-activedescendant': option }),
      onChange: ({ currentTarget: { value, selectionStart } }: ChangeEvent<HTMLTextAreaElement>) => {
        setSlot(slot ?? slotAt(value, selectionStart, text));
        setCaret(selectionStart);
        write(value);
      },
      onSelect: ({ currentTarget }: SyntheticEvent<HTMLTextAreaElement>) => setCaret(currentTarget.selectionStart),
    },
    /** The list, over the field. */
    list: (contactId: string | undefined, number: string) =>
      slot === undefined ? null : (
        <Pane fallback={null}>
          <ReplyPicker
            wanted={wanted ?? ''}
            contactId={contactId}
            number={number}
            keys={keys}
            onActive={setOption}
            onChoose={put}
          />
        </Pane>
      ),
    /** What is not filled in, under the field. */
    missing:
      unfilled.length === 0 ? null : (
        <Suspense fallback={null}>
          <Unfilled
            names={unfilled}
            onLeave={() => {
              setBraces(true);
              toField();
            }}
          />
        </Suspense>
      ),
    /** The button that opens the list. */
    button: (className: string) => (
      <Tooltip label={t('composer.replies')}>
        <ActionIcon
          size={32}
          variant={slot === undefined ? 'subtle' : 'light'}
          aria-label={t('composer.replies')}
          aria-expanded={slot !== undefined}
          data-testid="composer-replies"
          className={className}
          // The field keeps the focus, and its caret.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            const at = field.current?.selectionStart ?? text.length;
            setCaret(at);
            setSlot(slot === undefined ? { start: at, skip: 0 } : undefined);
            toField();
          }}
        >
          <IconSlash size={18} stroke={1.75} />
        </ActionIcon>
      </Tooltip>
    ),
  };
}
