import { Button, Combobox, Tooltip, useCombobox } from '@mantine/core';
import { IconCheck, IconUserPlus, IconUsers } from '@tabler/icons-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { AssignPickerQuery } from '../../__generated__/AssignPickerQuery.graphql.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { useHotkeys } from '../../ui/hotkeys.ts';
import { Optional } from '../../ui/Optional.tsx';
import { undoToast } from '../../ui/undoToast.tsx';
import { Words } from '../../ui/Words.tsx';
import { useInbox } from '../inboxContext.ts';
import styles from './Triage.module.css';
import { assign, type Assignee } from './triageActions.ts';

/** No person and no team has this id. */
const NONE = '-';

/** Who a conversation is for: A opens the list, typing finds, arrows choose, Enter gives it to them. */
export function AssignPicker({
  threadId,
  assignee,
  failed,
}: {
  threadId: string;
  assignee: Assignee | undefined;
  failed: (error: unknown) => void;
}) {
  const { t } = useTranslation('inbox');
  const { mine } = useInbox();
  const [typed, setTyped] = useState('');
  const from = useRef<Element>(undefined);
  const options = useRef<readonly Assignee[]>([]);
  const combobox = useCombobox({
    onDropdownOpen: () => combobox.focusSearchInput(),
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
  useHotkeys([['assign', open]]);
  const nameOf = ({ targetId, name }: Assignee) =>
    targetId === mine.userId ? t('triage.you') : (name ?? t('triage.gone'));
  const give = (to: Assignee | undefined) => {
    assign(threadId, to).catch(failed);
    undoToast({
      text: !to
        ? t('triage.assign.taken')
        : to.targetId === mine.userId
          ? t('triage.assign.givenYou')
          : t('triage.assign.given', { name: nameOf(to) }),
      undo: t('done.undo'),
      kind: 'assign',
      onUndo: () => void assign(threadId, assignee).catch(failed),
    });
  };
  const submit = (value: string) => {
    const to = options.current.find(({ targetId }) => targetId === value);
    combobox.closeDropdown();
    if ((to ?? value === NONE) && to?.targetId !== assignee?.targetId) give(to);
  };
  const label = !assignee
    ? t('triage.assign.action')
    : assignee.targetId === mine.userId
      ? t('triage.mark.you')
      : t('triage.mark.assigned', { name: nameOf(assignee) });
  return (
    <Combobox store={combobox} position="bottom-end" width={264} shadow="md" onOptionSubmit={submit} withinPortal>
      <Combobox.Target withAriaAttributes={false}>
        <Tooltip label={label}>
          <Button
            size="sm"
            px={8}
            variant="subtle"
            color="gray"
            className={styles['assignee'] ?? ''}
            aria-label={label}
            aria-haspopup="listbox"
            aria-expanded={combobox.dropdownOpened}
            data-testid="thread-assign"
            onClick={() => (combobox.dropdownOpened ? combobox.closeDropdown() : open())}
          >
            {assignee === undefined ? (
              <IconUserPlus size={20} stroke={1.75} />
            ) : (
              <>
                {assignee.kind === 'TEAM' ? (
                  <IconUsers size={18} stroke={1.75} />
                ) : (
                  <Avatar name={assignee.name} size={22} />
                )}
                <Words className={styles['assigneeName']}>{nameOf(assignee)}</Words>
              </>
            )}
          </Button>
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
          placeholder={t('triage.assign.search')}
          aria-label={t('triage.assign.search')}
          maxLength={60}
          data-testid="assign-search"
        />
        {combobox.dropdownOpened ? (
          <Optional title={t('triage.assign.failed')}>
            <Suspense fallback={<p className={styles['note']}>{t('triage.assign.loading')}</p>}>
              <Options
                threadId={threadId}
                typed={typed}
                assignee={assignee}
                nameOf={nameOf}
                onOptions={(found) => {
                  options.current = found;
                }}
                onReady={() => combobox.selectFirstOption()}
              />
            </Suspense>
          </Optional>
        ) : null}
      </Combobox.Dropdown>
    </Combobox>
  );
}

function Options({
  threadId,
  typed,
  assignee,
  nameOf,
  onOptions,
  onReady,
}: {
  threadId: string;
  typed: string;
  assignee: Assignee | undefined;
  nameOf: (one: Assignee) => string;
  onOptions: (options: readonly Assignee[]) => void;
  onReady: () => void;
}) {
  const { t } = useTranslation('inbox');
  const { mine } = useInbox();
  const { fetchConversationAssignees: able } = useLazyLoadQuery<AssignPickerQuery>(
    graphql`
      query AssignPickerQuery($threadId: ID!) {
        fetchConversationAssignees(threadId: $threadId) {
          people {
            id
            mainUserId
            displayName
            presence
          }
          teams {
            id
            name
          }
        }
      }
    `,
    { threadId },
    { fetchPolicy: 'store-and-network' },
  );
  const isMe = ({ mainUserId }: { mainUserId: string }) => mainUserId === mine.userId;
  const people = able.people.toSorted(
    (one, other) => Number(isMe(other)) - Number(isMe(one)) || one.displayName.localeCompare(other.displayName),
  );
  const all: Assignee[] = [
    ...people.map(
      ({ mainUserId, displayName }) => ({ kind: 'USER', targetId: mainUserId, name: displayName }) as const,
    ),
    ...able.teams.map(({ id, name }) => ({ kind: 'TEAM', targetId: id, name }) as const),
  ];
  const words = typed.trim().toLocaleLowerCase();
  const shown = all.filter((one) => `${nameOf(one)} ${one.name ?? ''}`.toLocaleLowerCase().includes(words));
  const presenceOf = new Map(people.map(({ mainUserId, presence }) => [mainUserId, presence]));
  useEffect(() => onOptions(all));
  useEffect(() => {
    queueMicrotask(onReady);
    // Once, when the list is there.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <Combobox.Options mah={320} className="scrolls" aria-label={t('triage.assign.label')}>
      {shown.map((one) => {
        const chosen = one.targetId === assignee?.targetId;
        const presence = presenceOf.get(one.targetId);
        return (
          <Combobox.Option
            key={one.targetId}
            value={one.targetId}
            active={chosen}
            aria-selected={chosen}
            data-testid="assign-option"
          >
            <span className={styles['option']}>
              {one.kind === 'TEAM' ? (
                <IconUsers size={18} stroke={1.75} aria-hidden />
              ) : (
                <Avatar
                  name={one.name}
                  size={22}
                  presence={presence === 'AVAILABLE' || presence === 'BUSY' ? presence : 'OFFLINE'}
                />
              )}
              <Words className={styles['optionName']}>{nameOf(one)}</Words>
              {chosen ? <IconCheck size={16} stroke={2} aria-hidden /> : null}
            </span>
          </Combobox.Option>
        );
      })}
      {assignee === undefined || words !== '' ? null : (
        <Combobox.Option value={NONE} data-testid="assign-none">
          {t('triage.assign.remove')}
        </Combobox.Option>
      )}
      {shown.length === 0 ? <p className={styles['note']}>{t('triage.assign.none')}</p> : null}
    </Combobox.Options>
  );
}
