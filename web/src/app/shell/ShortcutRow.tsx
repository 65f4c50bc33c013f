import { ActionIcon, Tooltip } from '@mantine/core';
import { IconPencil, IconRotate } from '@tabler/icons-react';
import { type KeyboardEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Kbd } from '../../ui/Kbd.tsx';
import { chordOf } from '../../ui/shortcuts.ts';
import styles from './ShortcutMap.module.css';

/** What can be done about a shortcut whose keys are the person's to choose. */
interface Edit {
  /** Its new keys are being pressed. */
  readonly asking: boolean;
  readonly changed: boolean;
  readonly onAsk: () => void;
  readonly onCancel: () => void;
  readonly onTake: (chord: string) => void;
  readonly onReset: () => void;
}

/** One shortcut of the map: its keys, and other ones by pressing them. Tab and Escape leave, so that nobody is caught. */
export function ShortcutRow({
  label,
  chord,
  off,
  edit,
}: {
  label: string;
  chord: string;
  off: boolean;
  edit: Edit | undefined;
}) {
  const { t } = useTranslation('shortcuts');
  const button = useRef<HTMLButtonElement>(null);
  const press = (event: KeyboardEvent) => {
    if (edit?.asking !== true || event.key === 'Tab') return;
    // Neither the browser nor another shortcut hears of it: the keys are only shown to us.
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') return edit.onCancel();
    const pressed = chordOf(event);
    if (pressed !== undefined && !event.repeat) edit.onTake(pressed);
  };
  return (
    <li data-off={off || undefined}>
      <span>{label}</span>
      <span className={styles['end']}>
        {off ? <span>{t('off')}</span> : null}
        {edit?.asking === true ? <span className={styles['asked']}>{t('asked')}</span> : <Kbd keys={chord} />}
        {edit === undefined ? null : (
          <Tooltip label={t('change', { name: label })}>
            <ActionIcon
              ref={button}
              variant={edit.asking ? 'light' : 'subtle'}
              color="gray"
              size="sm"
              aria-label={t('change', { name: label })}
              aria-pressed={edit.asking}
              // Escape ends the asking and not the map.
              data-mantine-stop-propagation={edit.asking}
              onClick={edit.asking ? edit.onCancel : edit.onAsk}
              onKeyDown={press}
              onBlur={edit.asking ? edit.onCancel : undefined}
              data-testid="shortcut-change"
            >
              <IconPencil size={14} stroke={1.75} />
            </ActionIcon>
          </Tooltip>
        )}
        {edit?.changed === true ? (
          <Tooltip label={t('reset', { name: label })}>
            <ActionIcon
              variant="subtle"
              color="gray"
              size="sm"
              aria-label={t('reset', { name: label })}
              onClick={() => {
                edit.onReset();
                // The button goes, and the keyboard must not be left nowhere.
                button.current?.focus();
              }}
              data-testid="shortcut-reset"
            >
              <IconRotate size={14} stroke={1.75} />
            </ActionIcon>
          </Tooltip>
        ) : null}
      </span>
    </li>
  );
}
