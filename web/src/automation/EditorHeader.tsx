import { ActionIcon, Button, Popover, Tooltip } from '@mantine/core';
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconArrowLeft,
  IconCircleCheck,
  IconClipboardCheck,
  IconHistory,
  IconPencil,
  IconPlayerPlay,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Disabled } from '../ui/Disabled.tsx';
import { timeOfDay } from '../ui/dates.ts';
import { formatPhone } from '../ui/numbers.ts';
import { PageHeading } from '../ui/PageHeading.tsx';
import { PhoneNumber } from '../ui/PhoneNumber.tsx';
import { StatusChip } from '../ui/StatusChip.tsx';
import { Words } from '../ui/Words.tsx';
import type { Problem } from './data.ts';
import styles from './Editor.module.css';
import type { FlowEditing } from './useFlowEditor.ts';
import { Problems } from './Problems.tsx';

/** Which flow this is, how it stands, and what can be done with the whole of it. */
export function EditorHeader({
  name,
  number,
  live,
  changes,
  savedAt,
  editing,
  problems,
  stepName,
  wayName,
  whyNot,
  trying,
  onProblem,
  onTry,
  onVersions,
  onPublish,
}: {
  name: string;
  /** E.164. */
  number: string;
  live: number | undefined;
  changes: number;
  /** ISO; undefined: nobody changed anything. */
  savedAt: string | undefined;
  editing: FlowEditing;
  problems: readonly Problem[];
  stepName: (id: string) => string | undefined;
  wayName: (problem: Problem) => string | undefined;
  whyNot: string | undefined;
  trying: boolean;
  onProblem: (problem: Problem) => void;
  onTry: () => void;
  onVersions: () => void;
  onPublish: () => void;
}) {
  const { t } = useTranslation('automation');
  const { state, canUndo, canRedo } = editing;
  return (
    <header className={styles['header']}>
      <ActionIcon component={Link} to="/channels/calls/automation" aria-label={t('back')}>
        <IconArrowLeft size={18} aria-hidden />
      </ActionIcon>
      <div className={styles['title']}>
        <PageHeading size="h2">
          <Words>{name}</Words>
        </PageHeading>
        {name === formatPhone(number) ? null : <PhoneNumber number={number} />}
      </div>
      <div className={styles['chips']}>
        <span role="status">
          {live === undefined ? (
            <StatusChip>{t('bySettings')}</StatusChip>
          ) : (
            <StatusChip tone="success" icon={<IconCircleCheck size={14} aria-hidden />}>
              {t('live', { version: live })}
            </StatusChip>
          )}
        </span>
        {changes === 0 ? null : (
          <StatusChip tone="warning" icon={<IconPencil size={14} aria-hidden />}>
            <span data-testid="draft-changes">{t('draft', { count: changes })}</span>
          </StatusChip>
        )}
        <span className={styles['saved']} role="status" data-state={state} data-testid="draft-state">
          {state === 'saved' && savedAt !== undefined ? t('saved', { time: timeOfDay(new Date(savedAt)) }) : null}
          {state === 'waiting' ? t('saving') : null}
          {state === 'failed' ? t('notSaved') : null}
        </span>
      </div>
      <div className={styles['tools']}>
        <Tool label={t('undo')} why={whyNot ?? (canUndo ? undefined : t('nothingToUndo'))} onClick={editing.undo}>
          <IconArrowBackUp size={18} />
        </Tool>
        <Tool label={t('redo')} why={whyNot ?? (canRedo ? undefined : t('nothingToRedo'))} onClick={editing.redo}>
          <IconArrowForwardUp size={18} />
        </Tool>
        <Tool label={t('versions.title')} why={undefined} onClick={onVersions}>
          <IconHistory size={18} />
        </Tool>
        <i aria-hidden />
        <Check problems={problems} stepName={stepName} wayName={wayName} onProblem={onProblem} />
        <Button
          size="sm"
          variant="light"
          leftSection={<IconPlayerPlay size={16} aria-hidden />}
          aria-pressed={trying}
          onClick={onTry}
          data-testid="try-it"
        >
          {t('tryIt')}
        </Button>
        <Disabled
          why={whyNot ?? (changes === 0 && live !== undefined && state === 'saved' ? t('nothingToPublish') : undefined)}
        >
          <Button size="sm" onClick={onPublish} data-testid="publish">
            {t('publish.button')}
          </Button>
        </Disabled>
      </div>
    </header>
  );
}

function Tool({
  label,
  why,
  onClick,
  children,
}: {
  label: string;
  why: string | undefined;
  onClick: () => void;
  children: ReactNode;
}) {
  const button = (
    <ActionIcon aria-label={label} onClick={onClick}>
      {children}
    </ActionIcon>
  );
  return why === undefined ? <Tooltip label={label}>{button}</Tooltip> : <Disabled why={why}>{button}</Disabled>;
}

/** How many problems the draft has; each leads to its step. */
function Check({
  problems,
  stepName,
  wayName,
  onProblem,
}: {
  problems: readonly Problem[];
  stepName: (id: string) => string | undefined;
  wayName: (problem: Problem) => string | undefined;
  onProblem: (problem: Problem) => void;
}) {
  const { t } = useTranslation('automation');
  const [open, setOpen] = useState(false);
  return (
    <Popover opened={open} onChange={setOpen} position="bottom-end" width={320} shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <Button
          size="sm"
          variant="default"
          leftSection={<IconClipboardCheck size={16} aria-hidden />}
          onClick={() => setOpen(!open)}
          data-testid="check"
        >
          {t('check.button')}
          <em className={styles['count']} data-problems={problems.length > 0 || undefined}>
            {t('check.problems', { count: problems.length })}
          </em>
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        {problems.length === 0 ? (
          <p>{t('check.fine')}</p>
        ) : (
          <Problems
            problems={problems}
            stepName={stepName}
            wayName={wayName}
            onProblem={(problem) => {
              setOpen(false);
              onProblem(problem);
            }}
          />
        )}
      </Popover.Dropdown>
    </Popover>
  );
}
