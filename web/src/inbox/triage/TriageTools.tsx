import { ActionIcon, Tooltip } from '@mantine/core';
import { IconPin, IconPinFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay';
import type { TriageTools_thread$key } from '../../__generated__/TriageTools_thread.graphql.ts';
import type { TriageToolsQuery } from '../../__generated__/TriageToolsQuery.graphql.ts';
import { refusalOf } from '../../base/relay/refusal.ts';
import { useHotkeys } from '../../ui/hotkeys.ts';
import { toast } from '../../ui/toast.ts';
import { undoToast } from '../../ui/undoToast.tsx';
import { useRefusalText } from '../../ui/useRefusalText.ts';
import { AssignPicker } from './AssignPicker.tsx';
import { FollowUpTool } from './FollowUpTool.tsx';
import { SnoozeMenu } from './SnoozeMenu.tsx';
import styles from './Triage.module.css';
import { pin } from './triageActions.ts';

/** In the head of a conversation: who it is for, when it comes back, and the reader's reminder and pin. A, S, F and P do the same. */
export default function TriageTools({ thread: key, name }: { thread: TriageTools_thread$key; name: string }) {
  const { t } = useTranslation('inbox');
  const textOf = useRefusalText();
  const thread = useFragment(
    graphql`
      fragment TriageTools_thread on Thread {
        id
        state
        snoozedUntil
        assignee {
          kind
          targetId
          name
        }
      }
    `,
    key,
  );
  const { fetchPinnedConversations: pins } = useLazyLoadQuery<TriageToolsQuery>(
    graphql`
      query TriageToolsQuery {
        fetchPinnedConversations {
          id
        }
      }
    `,
    {},
    { fetchPolicy: 'store-or-network' },
  );
  const [reminding, setReminding] = useState(false);
  const pinned = pins.some(({ id }) => id === thread.id);
  const failed = (error: unknown) => toast.error(textOf(refusalOf(error)));
  const toggle = () => {
    pin(thread.id, !pinned).catch(failed);
    undoToast({
      text: t(pinned ? 'triage.pin.off' : 'triage.pin.on'),
      undo: t('done.undo'),
      kind: 'pin',
      onUndo: () => void pin(thread.id, pinned).catch(failed),
    });
  };
  useHotkeys([['pin', toggle]]);
  const label = t(pinned ? 'triage.pin.remove' : 'triage.pin.add');
  const Icon = pinned ? IconPinFilled : IconPin;
  return (
    <>
      <AssignPicker threadId={thread.id} assignee={thread.assignee ?? undefined} failed={failed} />
      <SnoozeMenu
        threadId={thread.id}
        name={name}
        state={thread.state}
        until={thread.snoozedUntil ? new Date(String(thread.snoozedUntil)) : undefined}
        failed={failed}
        onFollowUp={() => setReminding(true)}
      />
      <FollowUpTool
        key={thread.id}
        threadId={thread.id}
        name={name}
        opened={reminding}
        onOpen={setReminding}
        failed={failed}
      />
      <Tooltip label={label}>
        <ActionIcon
          size={36}
          className={styles['pin'] ?? ''}
          variant={pinned ? 'light' : 'subtle'}
          aria-label={label}
          aria-pressed={pinned}
          data-testid="thread-pin"
          onClick={toggle}
        >
          <Icon size={20} stroke={1.75} />
        </ActionIcon>
      </Tooltip>
    </>
  );
}
