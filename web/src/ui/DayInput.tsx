import { ActionIcon, FocusTrap, Loader, Popover, TextInput } from '@mantine/core';
import { useId } from '@mantine/hooks';
import { IconCalendar } from '@tabler/icons-react';
import { type KeyboardEvent, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { viewerZone } from '../base/i18n/viewerZone.ts';
import { lazyPart } from '../base/lazyPart.ts';
import { dayIn } from './clocks.ts';
import type { DateFieldProps } from './dateFieldProps.ts';
import { dateOrder, writtenDay } from './dates.ts';
import styles from './DayInput.module.css';
import { isWholeDay, readDay } from './typedDay.ts';
import { useNow } from './useNow.ts';

/** Fetched when somebody opens it: who types the day never needs it. */
const Calendar = lazyPart(() => import('./Calendar.tsx'));

/** What the value was when something else was told, what was told, and the text as it is being typed. */
interface Draft {
  readonly text?: string;
  readonly before: string;
  readonly value: string;
  readonly wrong?: boolean;
}

/** The field itself: `DateField` fetches it. */
export default function DayInput({ value, onChange, max, error, ref, ...input }: DateFieldProps) {
  const { t } = useTranslation('ui');
  const [draft, setDraft] = useState<Draft>();
  const [opened, setOpened] = useState<false | 'pointer' | 'keys'>(false);
  const field = useRef<HTMLInputElement>(null);
  const dialog = useId();
  const today = dayIn(viewerZone(), useNow());
  // What is told may take its time to become the value; once it is, any other value comes from elsewhere and is shown.
  const typed = draft !== undefined && [draft.value, draft.before].includes(value) ? draft : undefined;
  if (typed !== undefined && typed.value === value && typed.before !== value) setDraft({ ...typed, before: value });
  const day = typed?.value ?? value;

  const tell = (told: string) => {
    if (told !== day) onChange(told);
  };
  const read = (text: string) => {
    const found = readDay(text, today);
    return found !== undefined && (max === undefined || found <= max) ? found : undefined;
  };
  const choose = (chosen: string | undefined, text = '') => {
    setDraft({ before: value, value: chosen ?? '', ...(chosen === undefined ? { text, wrong: true } : {}) });
    tell(chosen ?? '');
  };
  const type = (text: string) => {
    const whole = text.trim() === '' ? '' : isWholeDay(text) ? read(text) : undefined;
    setDraft({ text, before: value, value: whole ?? day });
    if (whole !== undefined) tell(whole);
  };
  const settle = () => {
    if (typed?.text === undefined || typed.wrong) return;
    choose(typed.text.trim() === '' ? '' : read(typed.text), typed.text);
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
          value={typed?.text ?? (day === '' ? '' : writtenDay(day))}
          error={error ?? (typed?.wrong ? t('date.wrong', { example: writtenDay(today) }) : undefined)}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          onBlur={() => {
            settle();
            if (opened === 'pointer') close(false);
          }}
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
                key={day}
                value={day}
                today={today}
                max={max}
                takesFocus={opened === 'keys'}
                onChoose={(chosen) => {
                  choose(chosen);
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
