import { ActionIcon, Menu, Tooltip } from '@mantine/core';
import { IconDots, IconEar, IconMessage, IconPhoneIncoming, IconPhoneOff, IconPhoneX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment, useMutation } from 'react-relay';
import type { LiveCallActions_call$key } from '../__generated__/LiveCallActions_call.graphql.ts';
import type { LiveCallActionsEndMutation } from '../__generated__/LiveCallActionsEndMutation.graphql.ts';
import { refusalOf } from '../base/relay/refusal.ts';
import { useCancelCallback } from '../calls/useCancelCallback.ts';
import { useMe } from '../people/useMe.ts';
import { usePhone } from '../phone/PhoneContext.ts';
import { useTakeOver } from '../phone/supervision/useTakeOver.ts';
import { toast } from '../ui/toast.ts';
import { useRefusalText } from '../ui/useRefusalText.ts';

/** A caller whom nobody of ours has: nobody's to hang up on. */
const ALONE = new Set(['IVR', 'WAITING', 'VOICEMAIL']);

/** What can be done about a running call from the board. */
export function LiveCallActions({ call: key, name }: { call: LiveCallActions_call$key; name: string }) {
  const { t } = useTranslation(['live', 'calls']);
  const [sure, setSure] = useState(false);
  const [sureToTake, setSureToTake] = useState(false);
  const { send, context, myUserId } = usePhone();
  const me = useMe();
  const refusalText = useRefusalText();
  const { callId, state, direction, contact, agent, callback } = useFragment(
    graphql`
      fragment LiveCallActions_call on LiveActivityCall {
        callId
        state
        direction
        contact {
          id
        }
        agent {
          id
          firstName
        }
        callback {
          state
          mayCancel
        }
      }
    `,
    key,
  );
  const [end] = useMutation<LiveCallActionsEndMutation>(graphql`
    mutation LiveCallActionsEndMutation($callId: ID!) {
      endCall(callId: $callId) {
        id
        status
      }
    }
  `);
  // A caller whom nobody has answered yet is nobody's to hang up on.
  // Nor is one who waits to be called back: that can be cancelled.
  const waits = callback && callback.state !== 'TALKING';
  const canEnd = !waits && !ALONE.has(state) && !(state === 'RINGING' && direction === 'INBOUND');
  const scope = me.scope('CALLS', 'UPDATE');
  // Not to oneself, and for who answers for others (defaults 12.5); the mode is chosen in the phone.
  const canListen =
    (state === 'TALKING' || state === 'HELD') &&
    agent?.id !== undefined &&
    agent.id !== me.id &&
    (scope === 'team' || scope === 'all');
  // Who listens to it may have it.
  const supervisions = context.call?.id === callId ? context.call.supervisions : undefined;
  const canTakeOver = canListen && supervisions?.some(({ userId }) => userId === myUserId) === true;
  const takeOver = useTakeOver(callId, (message) => void toast.error(message));
  const { cancel, refusal } = useCancelCallback(callId, name);
  // The menu is closed by then: what it would show nobody would see.
  useEffect(() => {
    if (refusal) toast.error(refusal.message);
  }, [refusal]);
  const close = () => {
    setSure(false);
    setSureToTake(false);
  };
  const endNow = () =>
    end({
      variables: { callId },
      onCompleted: () => void toast.success(t('ended', { name })),
      onError: (error) => void toast.error(refusalText(refusalOf(error))),
    });
  return (
    <>
      {contact ? (
        <Tooltip label={t('thread', { name })}>
          <ActionIcon
            aria-label={t('thread', { name })}
            renderRoot={(props) => <Link {...props} to="/inbox" search={{ contactId: contact.id }} />}
          >
            <IconMessage size={18} stroke={1.75} />
          </ActionIcon>
        </Tooltip>
      ) : null}
      {canEnd || callback?.mayCancel ? (
        <Menu position="bottom-end" onClose={close}>
          <Menu.Target>
            <ActionIcon aria-label={t('more', { name })} data-testid="live-more">
              <IconDots size={18} stroke={1.75} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {canListen ? (
              <Menu.Item
                leftSection={<IconEar size={16} />}
                onClick={() => send({ type: 'SUPERVISE', callId, mode: 'LISTEN' })}
                data-testid="live-listen"
              >
                {t('listen')}
              </Menu.Item>
            ) : null}
            {canTakeOver ? (
              <Menu.Item
                closeMenuOnClick={sureToTake}
                leftSection={<IconPhoneIncoming size={16} />}
                onClick={() => (sureToTake ? takeOver() : setSureToTake(true))}
                data-testid="live-take-over"
              >
                {sureToTake ? t('takeOver.sure', { agent: agent.firstName }) : t('takeOver.do')}
              </Menu.Item>
            ) : null}
            {callback?.mayCancel ? (
              <Menu.Item
                color="var(--danger)"
                closeMenuOnClick={sure}
                leftSection={<IconPhoneX size={16} />}
                onClick={() => (sure ? void cancel() : setSure(true))}
                data-testid="live-cancel-callback"
              >
                {t(sure ? 'calls:callback.sure' : 'calls:callback.cancel')}
              </Menu.Item>
            ) : null}
            {canEnd ? (
              <Menu.Item
                color="var(--danger)"
                closeMenuOnClick={sure}
                leftSection={<IconPhoneOff size={16} />}
                onClick={() => (sure ? endNow() : setSure(true))}
                data-testid="live-end"
              >
                {t(sure ? 'endSure' : 'end')}
              </Menu.Item>
            ) : null}
          </Menu.Dropdown>
        </Menu>
      ) : null}
    </>
  );
}
