import { ActionIcon, FocusTrap, Loader, Popover, TextInput, type TextInputProps } from '@mantine/core';
import { useId } from '@mantine/hooks';
import { IconCalendar } from '@tabler/icons-react';
import { type KeyboardEvent, lazy, type Ref, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { viewerZone } from '../app/i18n/viewerZone.ts';
import { dayIn } from './clocks.ts';
import styles from './DateField.module.css';
import { dateOrder, writtenDay } from './dates.ts';
import { isWholeDay, readDay } from './typedDay.ts';

/** Fetched when somebody opens it: who types the day never needs it. */
const Calendar = lazy(() => import('./Calendar.tsx'));

type Props = Omit<TextInputProps, 'value' | 'onChange' | 'type' | 'defaultValue' | 'max' | 'min'> & {
  /** YYYY-MM-DD; empty: none. */
  value: string;
  /** Told of a whole day, and of '' when the field is emptied or holds no day. */
  onChange: (day: string) => void;
  /** The last day that can be chosen. */
  max?: string;
  ref?: Ref<HTMLInputElement>;
};

/** A day: typed in the reader's way or chosen from a calendar, which opens with a click or the arrow down; shown with its month in words. */
export function DateField({ value, onChange, max, error, ref, ...input }: Props) {
  const { t } = useTranslation('ui');
  const [draft, setDraft] = useState<{ readonly text: string; readonly value: string; readonly wrong?: boolean }>();
  const [opened, setOpened] = useState<false | 'pointer' | 'keys'>(false);
  const field = useRef<HTMLInputElement>(null);
  const dialog = useId();
  const today = dayIn(viewerZone(), new Date());
  // What was typed counts as long as nothing else chose another day.
  const typed = draft !== undefined && draft.value === value ? draft : undefined;

  const tell = (day: string) => {
    if (day !== value) onChange(day);
  };
  const read = (text: string) => {
    const day = readDay(text, today);
    return day !== undefined && (max === undefined || day <= max) ? day : undefined;
  };
  const type = (text: string) => {
    const day = text.trim() === '' ? '' : isWholeDay(text) ? read(text) : undefined;
    setDraft({ text, value: day ?? value });
    if (day !== undefined) tell(day);
  };
  const settle = () => {
    if (typed === undefined || typed.wrong) return;
    const day = typed.text.trim() === '' ? '' : read(typed.text);
    setDraft(day === undefined ? { ...typed, value: '', wrong: true } : undefined);
    tell(day ?? '');
  };
  const close = (back: boolean) => {
    setOpened(false);
    if (back) field.current?.focus();
  };
  const pressed = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      settle();
      setOpened('keys');
    } else if (event.key === 'Enter') settle();
    else if (event.key === 'Escape' && opened !== false) {
      event.stopPropagation();
      close(true);
    }
  };
  const pattern = dateOrder()
    .map(({ type: part, value: between }) =>
      part === 'literal' ? between : t(`date.${part as 'day' | 'month' | 'year'}`),
    )
    .join('');

  return (
    <Popover
      opened={opened !== false}
      onChange={(next) => next || close(false)}
      position="bottom-start"
      shadow="md"
      radius="lg"
      withRoles={false}
      closeOnEscape={false}
    >
      <Popover.Target>
        <TextInput
          autoComplete="off"
          placeholder={pattern}
          {...input}
          ref={(element) => {
            field.current = element;
            if (typeof ref === 'function') ref(element);
            else if (ref) ref.current = element;
          }}
          role="combobox"
          aria-haspopup="dialog"
          aria-expanded={opened !== false}
          aria-controls={opened === false ? undefined : dialog}
          data-mantine-stop-propagation={opened !== false || undefined}
          value={typed?.text ?? (value === '' ? '' : writtenDay(value))}
          error={error ?? (typed?.wrong ? t('date.wrong', { pattern }) : undefined)}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          onBlur={settle}
          onClick={() => input.readOnly || input.disabled || setOpened('pointer')}
          onKeyDown={pressed}
          rightSection={
            <ActionIcon
              size={24}
              tabIndex={-1}
              aria-label={t('date.open')}
              disabled={Boolean(input.disabled) || Boolean(input.readOnly)}
              onClick={() => setOpened(opened === false ? 'pointer' : false)}
            >
              <IconCalendar size={16} stroke={1.75} aria-hidden />
            </ActionIcon>
          }
        />
      </Popover.Target>
      <Popover.Dropdown p={12}>
        <FocusTrap active={opened === 'keys'}>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Esc leaves a dialog wherever the focus is in it */}
          <div
            role="dialog"
            id={dialog}
            aria-label={t('date.calendar')}
            className={styles['dialog']}
            // The field keeps the focus of who works with a pointer, and what it holds is not settled by a click in here.
            onMouseDown={(event) => event.preventDefault()}
            onKeyDown={(event) => {
              if (event.key !== 'Escape') return;
              event.stopPropagation();
              close(true);
            }}
          >
            <Suspense fallback={<Loader size="sm" />}>
              <Calendar
                value={value}
                today={today}
                max={max}
                takesFocus={opened === 'keys'}
                onChoose={(day) => {
                  setDraft(undefined);
                  tell(day);
                  close(true);
                }}
              />
            </Suspense>
          </div>
        </FocusTrap>
      </Popover.Dropdown>
    </Popover>
  );
}
