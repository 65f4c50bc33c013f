import { ActionIcon, Input, Loader, TextInput } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../ui/Avatar.tsx';
import { Disabled } from '../../ui/Disabled.tsx';
import { Pane, usePaneKey } from '../../ui/Pane.tsx';
import { Words } from '../../ui/Words.tsx';
import styles from './QueueMembers.module.css';
import { HIGHEST_PENALTY, inQueueOrder, type QueueMember } from './queueMembers.ts';
import { useTeamMemberNames } from './useTeamMemberNames.ts';

interface Props {
  teamId: string;
  /** As it is saved; a team's member who is not in it comes after those who are. */
  value: readonly QueueMember[];
  onChange: (members: readonly QueueMember[]) => void;
  error?: string | undefined;
}

/** Who of the team is rung first, and who is kept back: moved by buttons, with a penalty for each. */
export function QueueMembers(props: Props) {
  if (props.teamId === '') return null;
  return (
    <Pane fallback={<Loader size="sm" />}>
      <Members {...props} />
    </Pane>
  );
}

function Members({ teamId, value, onChange, error }: Props) {
  const { t } = useTranslation('numbers');
  const list = useRef<HTMLOListElement>(null);
  const names = useTeamMemberNames(teamId, usePaneKey());
  // A list that is moved before all are there would be saved without the rest.
  if (!names) return <Loader size="sm" />;
  const members = inQueueOrder([...names.keys()], value);
  const move = (from: number, by: -1 | 1) => {
    const [one, other] = [members[from], members[from + by]];
    if (!one || !other) return;
    onChange(members.with(from, other).with(from + by, one));
    // The pressed button went with its row: focus follows it.
    requestAnimationFrame(() =>
      list.current
        ?.querySelectorAll<HTMLElement>(`[data-move="${by}"]`)
        .item(from + by)
        .focus(),
    );
  };
  return (
    <Input.Wrapper label={t('queue.members.label')} description={t('queue.members.hint')} error={error}>
      {members.length === 0 ? <p className={styles['none']}>{t('queue.members.none')}</p> : null}
      <ol className={styles['members']} ref={list} data-testid="queue-members">
        {members.map(({ userId, penalty }, index) => {
          const name = names.get(userId) ?? '';
          return (
            <li key={userId}>
              <span className="tabular">{index + 1}</span>
              <Avatar name={name} size={24} />
              <Words className={styles['name']}>{name}</Words>
              <TextInput
                type="number"
                size="xs"
                w={72}
                min={0}
                max={HIGHEST_PENALTY}
                aria-label={t('queue.members.penalty', { name })}
                value={String(penalty)}
                onChange={({ currentTarget }) => {
                  const figure = Math.round(Number(currentTarget.value));
                  const within = Math.min(HIGHEST_PENALTY, Math.max(0, Number.isFinite(figure) ? figure : 0));
                  onChange(members.with(index, { userId, penalty: within }));
                }}
              />
              <Disabled why={index === 0 ? t('queue.members.first', { name }) : undefined}>
                <ActionIcon aria-label={t('queue.members.up', { name })} data-move="-1" onClick={() => move(index, -1)}>
                  <IconArrowUp size={16} />
                </ActionIcon>
              </Disabled>
              <Disabled why={index === members.length - 1 ? t('queue.members.last', { name }) : undefined}>
                <ActionIcon aria-label={t('queue.members.down', { name })} data-move="1" onClick={() => move(index, 1)}>
                  <IconArrowDown size={16} />
                </ActionIcon>
              </Disabled>
            </li>
          );
        })}
      </ol>
    </Input.Wrapper>
  );
}
