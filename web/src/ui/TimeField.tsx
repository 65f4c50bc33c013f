import { Combobox, TextInput, type TextInputProps, useCombobox } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasTwelveHours, wallTime } from './dates.ts';
import styles from './TimeField.module.css';
import { isWholeTime, readTime } from './typedTime.ts';

const HALF_HOURS = Array.from({ length: 48 }, (_, half) => {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(Math.floor(half / 2))}:${two((half % 2) * 30)}`;
});

/** The half hour that a time is in, which the list opens at. */
const halfHourOf = (time: string) => `${time.slice(0, 3)}${time.slice(3) < '30' ? '00' : '30'}`;

type Props = Omit<TextInputProps, 'value' | 'onChange' | 'type' | 'defaultValue'> & {
  /** HH:mm; empty: none. */
  value: string;
  /** Told of a whole time, and of '' when the field is emptied or holds no time. */
  onChange: (time: string) => void;
};

/** A time of day: typed in any usual way or chosen from the half hours, and shown on the reader's clock of 12 or 24 hours. */
export function TimeField({ value, onChange, className, error, ...input }: Props) {
  const { t } = useTranslation('ui');
  const [draft, setDraft] = useState<{ readonly text: string; readonly value: string; readonly wrong?: boolean }>();
  const combobox = useCombobox({
    onDropdownOpen: () => combobox.updateSelectedOptionIndex('active', { scrollIntoView: true }),
    onDropdownClose: () => combobox.resetSelectedOption(),
  });
  const typed = draft !== undefined && draft.value === value ? draft : undefined;
  const tell = (time: string) => {
    if (time !== value) onChange(time);
  };
  const type = (text: string) => {
    // The list is of no use to who types, and Enter takes what is typed.
    combobox.closeDropdown();
    const time = text.trim() === '' ? '' : isWholeTime(text) ? readTime(text) : undefined;
    setDraft({ text, value: time ?? value });
    if (time !== undefined) tell(time);
  };
  const settle = () => {
    combobox.closeDropdown();
    if (typed === undefined || typed.wrong) return;
    const time = typed.text.trim() === '' ? '' : readTime(typed.text);
    setDraft(time === undefined ? { ...typed, value: '', wrong: true } : undefined);
    tell(time ?? '');
  };
  const wrong = t('time.wrong', { example: wallTime('09:30') });
  const pressed = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !combobox.dropdownOpened) settle();
  };
  return (
    <Combobox
      store={combobox}
      width="max-content"
      position="bottom-start"
      onOptionSubmit={(time) => {
        setDraft(undefined);
        tell(time);
        combobox.closeDropdown();
      }}
    >
      <Combobox.Target>
        <TextInput
          autoComplete="off"
          inputMode="text"
          {...input}
          className={`${styles['field']} ${className ?? ''}`}
          data-hours={hasTwelveHours() ? 12 : 24}
          value={typed?.text ?? wallTime(value)}
          // A field without a label stands in a row, where the form says what is wrong.
          error={error ?? (typed?.wrong && (input.label === undefined ? true : wrong))}
          title={typed?.wrong ? wrong : input.title}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          onClick={() => input.readOnly || combobox.openDropdown()}
          onBlur={settle}
          onKeyDown={pressed}
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Options mah={220} className={styles['times']}>
          {combobox.dropdownOpened
            ? HALF_HOURS.map((time) => (
                <Combobox.Option
                  key={time}
                  value={time}
                  active={time === halfHourOf(value)}
                  data-chosen={time === value || undefined}
                >
                  {wallTime(time)}
                </Combobox.Option>
              ))
            : null}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
