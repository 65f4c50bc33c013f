import { Button, Modal, Textarea, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconCheck } from '@tabler/icons-react';
import { type KeyboardEvent, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { ShareDialogQuery } from '../__generated__/ShareDialogQuery.graphql.ts';
import { useCommit } from '../base/relay/useCommit.ts';
import { useIdempotencyKey } from '../base/relay/useIdempotencyKey.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Disabled } from '../ui/Disabled.tsx';
import { Pane } from '../ui/Pane.tsx';
import { toast } from '../ui/toast.ts';
import { Why } from '../ui/Why.tsx';
import { Words } from '../ui/Words.tsx';
import styles from './Chat.module.css';
import { chatIdOf, type ChatTarget, sendMessage } from './chatActions.ts';
import { ChatLoading } from './ChatLoading.tsx';

/** Waits so long after the last key, in milliseconds, before it searches (spec 002 §7). */
const SETTLE_MS = 200;

interface Chosen {
  readonly target: ChatTarget;
  readonly name: string;
}

/** Whom a contact or a call is shared with, and a few words along. */
export default function ShareDialog({
  kind,
  id,
  onClose,
}: {
  kind: 'CONTACT' | 'CALL';
  id: string;
  onClose: () => void;
}) {
  const { t } = useTranslation(['chat', 'comments', 'common']);
  const [typed, setTyped] = useState('');
  const [text] = useDebouncedValue(typed, SETTLE_MS);
  const [chosen, setChosen] = useState<Chosen>();
  const [note, setNote] = useState('');
  const [key] = useIdempotencyKey();
  const { pending, refusal, run } = useCommit();
  const found = useRef<HTMLDivElement>(null);
  const share = async () => {
    if (!chosen) return;
    const label = t(kind === 'CALL' ? 'comments:cards.callCard' : 'comments:cards.contact');
    const words = note
      .split('\n')
      .flatMap((line) => (line.trim() === '' ? [] : [{ type: 'paragraph', content: [{ type: 'text', text: line }] }]));
    const document = { type: 'doc', content: [...words, { type: 'card', attrs: { kind, id, label } }] };
    if (!(await run(() => sendMessage(chosen.target, JSON.stringify(document), [], key)))) return;
    toast.success(t('share.done', { name: chosen.name }));
    onClose();
  };
  /** Arrows lead from the field through the choices, and back. */
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    const choices = [...(found.current?.querySelectorAll<HTMLElement>('button') ?? [])];
    const at = choices.indexOf(document.activeElement as HTMLElement);
    event.preventDefault();
    choices[Math.max(0, Math.min(choices.length - 1, at + step))]?.focus();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={<b>{t('share.action')}</b>}
      closeButtonProps={{ 'aria-label': t('common:close') }}
      centered
      data-testid="share-dialog"
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrows between the choices that it holds */}
      <div onKeyDown={press}>
        <TextInput
          label={t('share.with')}
          placeholder={t('find')}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          data-autofocus
          data-testid="share-search"
        />
        <div ref={found} className={styles['choices']}>
          <Pane fallback={<ChatLoading />}>
            <Suspense fallback={<ChatLoading />}>
              <Found text={text.trim()} chosen={chosen && chatIdOf(chosen.target)} onChoose={setChosen} />
            </Suspense>
          </Pane>
        </div>
      </div>
      <Textarea
        label={t('share.note')}
        placeholder={t('share.noteHint')}
        autosize
        minRows={2}
        maxRows={6}
        value={note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
        data-testid="share-note"
      />
      {refusal === undefined ? null : <Why refusal={refusal} />}
      <div className={styles['shareActions']}>
        <Button variant="default" onClick={onClose}>
          {t('comments:cancel')}
        </Button>
        <Disabled why={chosen ? undefined : t('share.chooseFirst')}>
          <Button loading={pending} onClick={() => void share()} data-testid="share-send">
            {t('share.send')}
          </Button>
        </Disabled>
      </div>
    </Modal>
  );
}

function Found({
  text,
  chosen,
  onChoose,
}: {
  text: string;
  chosen: string | undefined;
  onChoose: (chosen: Chosen) => void;
}) {
  const { t } = useTranslation('chat');
  const data = useLazyLoadQuery<ShareDialogQuery>(
    graphql`
      query ShareDialogQuery($text: String!) {
        fetchUsersMentionsOnly(text: $text) {
          id
          mainUserId
          displayName
          fullName
        }
        fetchInternalChats {
          id
          teamId
          team {
            id
            name
          }
        }
        getWorkspaceUserProfile {
          id
          mainUserId
        }
      }
    `,
    { text },
    { fetchPolicy: 'store-and-network' },
  );
  const people = data.fetchUsersMentionsOnly.flatMap(({ mainUserId, displayName, fullName }) =>
    mainUserId === data.getWorkspaceUserProfile.mainUserId
      ? []
      : [{ target: { userId: mainUserId }, name: displayName || fullName, isTeam: false }],
  );
  const teams = data.fetchInternalChats.flatMap(({ team }) =>
    team?.name.toLocaleLowerCase().includes(text.toLocaleLowerCase())
      ? [{ target: { teamId: team.id }, name: team.name, isTeam: true }]
      : [],
  );
  const all = [...people, ...teams];
  if (all.length === 0) return <p className={styles['note']}>{t('none')}</p>;
  return all.map(({ target, name, isTeam }) => {
    const chatId = chatIdOf(target);
    return (
      <button
        key={chatId}
        type="button"
        className={styles['choice']}
        aria-pressed={chatId === chosen}
        onClick={() => onChoose({ target, name })}
        data-testid="share-choice"
      >
        <Avatar name={name} size={28} shape={isTeam ? 'square' : 'round'} />
        <Words className={styles['name']}>{name}</Words>
        {chatId === chosen ? <IconCheck size={16} stroke={2} aria-hidden /> : null}
      </button>
    );
  });
}
