import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { IconArrowBackUp, IconArrowDown, IconArrowUp, IconCopy, IconPlus, IconTrash } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Disabled } from '../ui/Disabled.tsx';
import { AddStep } from './AddStep.tsx';
import { mayMoveDown, mayMoveUp } from './flow/editing.ts';
import { type Flow, isLast, type Kind, type Place, portsOf } from './flow/nodes.ts';
import { outlineOf, positionOf, type Row, stepFrom } from './flow/outline.ts';
import { KindIcon } from './kinds.tsx';
import styles from './Outline.module.css';
import { RowText } from './RowText.tsx';
import type { Words } from './useWords.ts';

/** What can be done to a step; undefined where the flow is only read. */
export interface StepActions {
  readonly add: (place: Place, kind: Kind) => void;
  readonly remove: (id: string) => void;
  readonly duplicate: (id: string) => void;
  readonly up: (id: string) => void;
  readonly down: (id: string) => void;
}

/**
 * The whole flow as a list, for the keyboard and for screen readers: arrows move, Enter opens the settings, Delete takes the
 * step out, Alt with arrows moves it.
 */
export function FlowOutline({
  flow,
  words,
  selected,
  onSelect,
  onOpen,
  actions,
  hasProblem,
}: {
  flow: Flow;
  words: Words;
  selected: string | undefined;
  onSelect: (id: string) => void;
  /** Enter: to its settings. */
  onOpen: (id: string) => void;
  actions: StepActions | undefined;
  hasProblem: (id: string) => boolean;
}) {
  const { t } = useTranslation('automation');
  const rows = outlineOf(flow);
  const [focus, setFocus] = useState({ key: 'start', with: selected });
  const tree = useRef<HTMLDivElement>(null);
  const chosen = rows.findIndex((row) => row.what === 'node' && row.node.id === selected);
  const found = rows.findIndex(({ key }) => key === focus.key);
  // What was chosen elsewhere since is where the keyboard goes on.
  const current = found === -1 || (focus.with !== selected && chosen !== -1) ? Math.max(chosen, 0) : found;
  const row = rows[current];
  const setFocused = (key: string) => setFocus({ key, with: selected });

  const focusOn = (index: number) => {
    const next = rows[index];
    if (next === undefined) return;
    setFocused(next.key);
    tree.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(next.key)}"]`)?.focus();
    if (next.what === 'node') onSelect(next.node.id);
  };
  const act = (event: KeyboardEvent) => {
    if (row === undefined) return;
    const { key, altKey } = event;
    if (row.what === 'node' && actions !== undefined && (key === 'Delete' || key === 'Backspace')) {
      actions.remove(row.node.id);
      // What comes next takes its row, and the keyboard stays there.
      setFocused(row.key);
    } else if (row.what === 'node' && actions !== undefined && altKey && key === 'ArrowUp')
      move(actions.up, row.node.id);
    else if (row.what === 'node' && actions !== undefined && altKey && key === 'ArrowDown')
      move(actions.down, row.node.id);
    else if (key === 'Enter' || key === ' ') open(row);
    else if (KEYS.has(key)) focusOn(stepFrom(rows, current, key));
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const open = (at: Row) => {
    if (at.what === 'node') onOpen(at.node.id);
    else if (at.what === 'reference')
      focusOn(rows.findIndex((each) => each.what === 'node' && each.node.id === at.node.id));
    else tree.current?.parentElement?.querySelector<HTMLElement>('[data-add]')?.click();
  };
  // A step that was moved keeps the keyboard, wherever it stands now.
  const focusedNode = useRef<string>(undefined);
  useEffect(() => {
    const had = tree.current?.contains(document.activeElement) === true || document.activeElement === document.body;
    if (!had || focusedNode.current === undefined) return;
    const at = rows.findIndex((each) => each.what === 'node' && each.node.id === focusedNode.current);
    focusedNode.current = undefined;
    if (at !== -1) focusOn(at);
  });
  const move = (run: (id: string) => void, id: string) => {
    focusedNode.current = id;
    run(id);
  };
  const node = row?.what === 'node' ? row.node : undefined;
  return (
    <div className={styles['outline']}>
      {actions === undefined || row === undefined ? null : (
        <div className={styles['tools']} role="toolbar" aria-label={t('outline.tools')}>
          <AddStep flow={flow} place={placeAfter(row)} onAdd={actions.add}>
            <Button
              size="xs"
              variant="default"
              leftSection={<IconPlus size={14} aria-hidden />}
              data-add
              data-testid="outline-add"
            >
              {t(row.what === 'empty' ? 'add.step' : 'add.after')}
            </Button>
          </AddStep>
          <span className={styles['spring']} />
          <Tool
            label={t('step.up')}
            why={node === undefined || !mayMoveUp(flow, node.id) ? t('step.cannotMove') : undefined}
            onClick={() => node && move(actions.up, node.id)}
            icon={<IconArrowUp size={16} />}
          />
          <Tool
            label={t('step.down')}
            why={node === undefined || !mayMoveDown(flow, node.id) ? t('step.cannotMove') : undefined}
            onClick={() => node && move(actions.down, node.id)}
            icon={<IconArrowDown size={16} />}
          />
          <Tool
            label={t('step.duplicate')}
            why={node === undefined || isLast(node.kind) ? t('step.cannotCopy') : undefined}
            onClick={() => node && actions.duplicate(node.id)}
            icon={<IconCopy size={16} />}
          />
          <Tool
            label={t('step.delete')}
            why={node === undefined ? t('step.nothing') : undefined}
            onClick={() => node && actions.remove(node.id)}
            icon={<IconTrash size={16} />}
          />
        </div>
      )}
      <div ref={tree} role="tree" aria-label={t('outline.label')} className={styles['tree']} data-testid="flow-outline">
        {rows.map((each, index) => {
          const { place, of } = positionOf(rows, index);
          return (
            <div
              key={each.key}
              role="treeitem"
              aria-level={each.level}
              aria-posinset={place}
              aria-setsize={of}
              aria-selected={index === current}
              tabIndex={index === current ? 0 : -1}
              className={styles['row']}
              style={{ paddingLeft: 8 + (each.level - 1) * 18 }}
              data-key={each.key}
              data-what={each.what}
              data-testid="outline-row"
              onFocus={() => setFocused(each.key)}
              onKeyDown={act}
              onClick={() => {
                setFocused(each.key);
                if (each.what === 'node') onOpen(each.node.id);
                else if (each.what === 'reference') open(each);
              }}
            >
              {each.what === 'node' ? <KindIcon kind={each.node.kind} size={24} /> : null}
              {each.what === 'reference' ? <IconArrowBackUp size={16} aria-hidden /> : null}
              {each.what === 'empty' ? <IconPlus size={16} aria-hidden /> : null}
              <span>
                <RowText row={each} words={words} />
              </span>
              {each.what === 'node' && hasProblem(each.node.id) ? <em>{t('check.here')}</em> : null}
            </div>
          );
        })}
      </div>
    </div>
  );
}

const KEYS = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End']);

/** After the step of the row, or where nothing stands yet; what ends a path gets its new step before it. */
function placeAfter(row: Row): Place {
  if (row.what !== 'node' || isLast(row.node.kind)) return row.place;
  return { of: row.node.id, port: portsOf(row.node)[0]?.port ?? 'next' };
}

function Tool({
  label,
  why,
  onClick,
  icon,
}: {
  label: string;
  why: string | undefined;
  onClick: () => void;
  icon: ReactNode;
}) {
  const button = (
    <ActionIcon size={28} aria-label={label} onClick={onClick}>
      {icon}
    </ActionIcon>
  );
  return why === undefined ? <Tooltip label={label}>{button}</Tooltip> : <Disabled why={why}>{button}</Disabled>;
}
