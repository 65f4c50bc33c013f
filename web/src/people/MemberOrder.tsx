import { ActionIcon, Input, Select } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconX } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../ui/Avatar.tsx';
import { Disabled } from '../ui/Disabled.tsx';
import { Words } from '../ui/Words.tsx';
import styles from './People.module.css';

export interface Person {
  readonly id: string;
  readonly displayName: string;
  readonly email: string;
}

/** People in the order of ringing: moved by buttons or with the arrow keys on them, never by dragging alone. */
export function MemberOrder({
  label,
  people,
  value,
  onChange,
  readOnly,
  error,
}: {
  label: string;
  people: readonly Person[];
  value: readonly string[];
  onChange: (ids: readonly string[]) => void;
  readOnly: boolean;
  error: ReactNode;
}) {
  const { t } = useTranslation('people');
  const list = useRef<HTMLOListElement>(null);
  const nameOf = (id: string) => people.find((person) => person.id === id)?.displayName ?? t('order.unknown');
  const move = (from: number, by: -1 | 1) => {
    const to = from + by;
    const id = value[from];
    if (id === undefined || to < 0 || to >= value.length) return;
    onChange(value.with(from, value[to] ?? id).with(to, id));
    // The pressed button went with its row: focus follows it.
    requestAnimationFrame(() => list.current?.querySelectorAll<HTMLElement>(`[data-move="${by}"]`).item(to).focus());
  };
  return (
    <Input.Wrapper label={label} description={t('order.hint')} error={error}>
      {value.length === 0 ? null : (
        <ol className={styles['ordered']} ref={list} data-testid="team-order">
          {value.map((id, index) => {
            const name = nameOf(id);
            return (
              <li key={id}>
                <span className={`${styles['position']} tabular`}>{index + 1}</span>
                <Avatar name={name} size={24} />
                <Words>{name}</Words>
                {readOnly ? null : (
                  <>
                    <Disabled why={index === 0 ? t('order.first', { name }) : undefined}>
                      <ActionIcon aria-label={t('order.up', { name })} data-move="-1" onClick={() => move(index, -1)}>
                        <IconArrowUp size={16} />
                      </ActionIcon>
                    </Disabled>
                    <Disabled why={index === value.length - 1 ? t('order.last', { name }) : undefined}>
                      <ActionIcon aria-label={t('order.down', { name })} data-move="1" onClick={() => move(index, 1)}>
                        <IconArrowDown size={16} />
                      </ActionIcon>
                    </Disabled>
                    <ActionIcon
                      aria-label={t('order.remove', { name })}
                      onClick={() => onChange(value.filter((other) => other !== id))}
                    >
                      <IconX size={16} />
                    </ActionIcon>
                  </>
                )}
              </li>
            );
          })}
        </ol>
      )}
      {readOnly ? null : (
        <Select
          mt={8}
          searchable
          aria-label={t('order.add')}
          placeholder={t('order.add')}
          value={null}
          data={people
            .filter(({ id }) => !value.includes(id))
            .map(({ id, displayName, email }) => ({ value: id, label: `${displayName} (${email})` }))}
          nothingFoundMessage={t('noResults')}
          onChange={(id) => {
            if (id !== null) onChange([...value, id]);
          }}
          data-testid="team-add-member"
        />
      )}
    </Input.Wrapper>
  );
}
