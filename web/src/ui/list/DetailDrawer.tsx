import { ActionIcon, Skeleton, Tooltip } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconX } from '@tabler/icons-react';
import { createContext, type ReactNode, use, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Delayed } from '../Delayed.tsx';
import { Disabled } from '../Disabled.tsx';
import { useHotkeys } from '../hotkeys.ts';
import { Pane } from '../Pane.tsx';
import styles from './DetailDrawer.module.css';
import type { Steps } from './steps.ts';

export const StepsContext = createContext<Steps>({ previous: undefined, next: undefined });

export interface DetailProps {
  /** What is open: its parts are read when it opens. */
  readonly id: string;
  readonly label: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly steps: Steps;
  readonly testId?: string;
  /** Stands there while it loads; lines by default. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/** One thing beside its list, by its id in the address. Escape closes it; its heading holds a `DrawerSteps`. */
export function DetailDrawer({ id, label, closeLabel, onClose, steps, testId, fallback, children }: DetailProps) {
  useHotkeys([['Escape', onClose]]);
  const { previous, next } = steps;
  const context = useMemo(() => ({ previous, next }), [previous, next]);
  return (
    <aside className={styles['drawer']} aria-label={label} data-testid={testId}>
      <div className={styles['closing']}>
        <ActionIcon className={styles['close'] ?? ''} aria-label={closeLabel} onClick={onClose}>
          <IconX size={18} />
        </ActionIcon>
      </div>
      <StepsContext value={context}>
        <Pane key={id} fallback={fallback ?? <DetailLoading />}>
          {children}
        </Pane>
      </StepsContext>
    </aside>
  );
}

/** To what stands before and after in the list. */
export function DrawerSteps() {
  const { t } = useTranslation('ui');
  const { previous, next } = use(StepsContext);
  return (
    <span className={styles['steps']}>
      <Step label={t('list.previous')} why={t('list.first')} go={previous}>
        <IconChevronUp size={18} />
      </Step>
      <Step label={t('list.next')} why={t('list.last')} go={next}>
        <IconChevronDown size={18} />
      </Step>
    </span>
  );
}

function Step({
  label,
  why,
  go,
  children,
}: {
  label: string;
  why: string;
  go: (() => void) | undefined;
  children: ReactNode;
}) {
  return (
    <Tooltip label={label} disabled={go === undefined}>
      <span>
        <Disabled why={go === undefined ? why : undefined}>
          <ActionIcon aria-label={label} onClick={go}>
            {children}
          </ActionIcon>
        </Disabled>
      </span>
    </Tooltip>
  );
}

/** Stands there while the parts of a drawer load. */
export function DetailLoading() {
  return (
    <Delayed>
      <div className={styles['loading']}>
        <Skeleton height={40} width="60%" />
        <Skeleton height={52} />
        <Skeleton height={160} />
      </div>
    </Delayed>
  );
}
