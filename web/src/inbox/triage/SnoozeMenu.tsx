import { ActionIcon, Menu, Tooltip } from '@mantine/core';
import {
  IconAlarm,
  IconBellPlus,
  IconCalendar,
  IconCalendarTime,
  IconClock,
  IconMessage2,
  IconSunrise,
} from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ThreadState } from '../../__generated__/TriageTools_thread.graphql.ts';
import { viewerZone } from '../../base/i18n/viewerZone.ts';
import { serverNow } from '../../base/relay/serverClock.ts';
import { comingMoment } from '../../ui/dates.ts';
import { useHotkeys } from '../../ui/hotkeys.ts';
import { undoToast } from '../../ui/undoToast.tsx';
import { useInbox } from '../inboxContext.ts';
import { changeState } from '../threadActions.ts';
import { SnoozeDialog } from './SnoozeDialog.tsx';
import { snoozePresets } from './snoozePresets.ts';
import styles from './Triage.module.css';
import { snooze } from './triageActions.ts';

const ICONS = { hours: IconClock, tomorrow: IconSunrise, monday: IconCalendar };

/** Puts a conversation out of sight until a usual time, any time, or until its person writes: S opens it. */
export function SnoozeMenu({
  threadId,
  name,
  state,
  until,
  failed,
  onFollowUp,
}: {
  threadId: string;
  name: string;
  state: ThreadState;
  until: Date | undefined;
  failed: (error: unknown) => void;
  /** Beside it stands another way to come back to a conversation, for which a narrow head has no room. */
  onFollowUp: () => void;
}) {
  const { t } = useTranslation('inbox');
  const { timezone, neighbour, open: goTo } = useInbox();
  const [opened, setOpened] = useState(false);
  const [picking, setPicking] = useState(false);
  const from = useRef<Element>(undefined);
  const zone = timezone || viewerZone();
  const now = new Date(serverNow());
  const snoozed = state === 'SNOOZED';
  const moment = (at: Date) => comingMoment(at, now, { timeZone: zone });
  const open = () => {
    from.current = document.activeElement ?? undefined;
    setOpened(true);
  };
  useHotkeys([['snooze', open]]);
  const back = () => (snoozed ? snooze(threadId, until).catch(failed) : changeState(threadId, state).catch(failed));
  const put = (at: Date | undefined) => {
    const next = neighbour(threadId);
    snooze(threadId, at).catch(failed);
    undoToast({
      text: at ? t('triage.snooze.done', { moment: moment(at) }) : t('triage.snooze.doneReply'),
      undo: t('done.undo'),
      kind: 'snooze',
      onUndo: () => void back(),
    });
    if (!snoozed) goTo(next ?? {});
  };
  const label = !snoozed
    ? t('triage.snooze.action')
    : until
      ? t('triage.snooze.until', { moment: moment(until) })
      : t('triage.snooze.untilReply');
  return (
    <>
      <Menu
        opened={opened}
        onChange={setOpened}
        position="bottom-end"
        shadow="md"
        width={264}
        returnFocus
        onClose={() => {
          if (from.current instanceof HTMLElement) from.current.focus();
        }}
      >
        <Menu.Target>
          <Tooltip label={label} disabled={opened}>
            <ActionIcon
              size={36}
              variant={snoozed ? 'light' : 'subtle'}
              aria-label={label}
              data-testid="thread-snooze"
              onClick={open}
            >
              <IconAlarm size={20} stroke={1.75} />
            </ActionIcon>
          </Tooltip>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>{label}</Menu.Label>
          {snoozed ? (
            <Menu.Item
              leftSection={<IconMessage2 size={16} stroke={1.75} />}
              onClick={() => void changeState(threadId, 'OPEN').catch(failed)}
              data-testid="snooze-off"
            >
              {t('triage.snooze.open')}
            </Menu.Item>
          ) : null}
          {snoozePresets(now, zone).map((preset) => {
            const Icon = ICONS[preset.name];
            return (
              <Menu.Item
                key={preset.name}
                leftSection={<Icon size={16} stroke={1.75} />}
                rightSection={<span className={styles['when']}>{moment(preset.at)}</span>}
                onClick={() => put(preset.at)}
                data-testid={`snooze-${preset.name}`}
              >
                {t(`triage.snooze.preset.${preset.name}`)}
              </Menu.Item>
            );
          })}
          <Menu.Item
            leftSection={<IconMessage2 size={16} stroke={1.75} />}
            onClick={() => put(undefined)}
            data-testid="snooze-reply"
          >
            {t('triage.snooze.preset.reply', { name })}
          </Menu.Item>
          <Menu.Divider />
          <Menu.Item
            leftSection={<IconCalendarTime size={16} stroke={1.75} />}
            onClick={() => setPicking(true)}
            data-testid="snooze-pick"
          >
            {t('triage.snooze.pick')}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconBellPlus size={16} stroke={1.75} />}
            onClick={onFollowUp}
            data-testid="snooze-follow-up"
          >
            {t('followUp.menu')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {picking ? (
        <SnoozeDialog
          zone={zone}
          now={now}
          onClose={() => setPicking(false)}
          onChoose={(at) => {
            setPicking(false);
            put(at);
          }}
        />
      ) : null}
    </>
  );
}
