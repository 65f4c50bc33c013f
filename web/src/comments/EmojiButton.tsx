import { ActionIcon, Popover, Tooltip } from '@mantine/core';
import { type ReactNode, Suspense, useState } from 'react';
import { lazyPart } from '../base/lazyPart.ts';

const EmojiPicker = lazyPart(() => import('./EmojiPicker.tsx').then((module) => ({ default: module.EmojiPicker })));

/** Opens the emoji; choosing one closes them. */
export function EmojiButton({
  label,
  icon,
  onChoose,
}: {
  label: string;
  icon: ReactNode;
  onChoose: (emoji: string) => void;
}) {
  const [opened, setOpened] = useState(false);
  return (
    <Popover opened={opened} onChange={setOpened} position="top-end" shadow="md" width={312} trapFocus returnFocus>
      <Popover.Target>
        <Tooltip label={label}>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={label}
            onClick={() => setOpened(!opened)}
            data-testid="emoji-button"
          >
            {icon}
          </ActionIcon>
        </Tooltip>
      </Popover.Target>
      <Popover.Dropdown aria-label={label} p="xs">
        <Suspense>
          {opened ? (
            <EmojiPicker
              onChoose={(emoji) => {
                setOpened(false);
                onChoose(emoji);
              }}
            />
          ) : null}
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}
