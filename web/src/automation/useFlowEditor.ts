import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { refusalOf, type Refusal } from '../base/relay/refusal.ts';
import { begin, changed, redone, settled, undone } from './flow/history.ts';
import type { Flow } from './flow/nodes.ts';

/** A draft as the server has it. */
export interface SavedDraft {
  readonly revision: number;
  readonly flow: Flow;
}

/** What became of a save: saved under a new revision, or refused because somebody else saved first. */
export type SaveResult = { readonly revision: number } | { readonly theirs: SavedDraft };

export interface FlowEditing {
  readonly flow: Flow;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** @param about names a field while it is typed into, so that undo takes back the whole of it */
  readonly apply: (next: Flow, about?: string) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** `waiting`: changes are not saved yet; `conflict`: somebody else saved first. */
  readonly state: 'saved' | 'waiting' | 'failed' | 'conflict';
  readonly refusal: Refusal | undefined;
  /** Saves what is not saved yet. @returns the saved revision; undefined when it could not be saved */
  readonly flush: () => Promise<number | undefined>;
  /** Of what was saved or read last. */
  readonly savedRevision: () => number;
  readonly takeTheirs: () => void;
  readonly overwrite: () => void;
  /** Shows another draft from now on, such as after a roll-back; undo brings back what was. */
  readonly replace: (draft: SavedDraft) => void;
  /** The same draft has another revision from now on, such as after it was published. */
  readonly rebase: (revision: number) => void;
}

/** After the last change, in milliseconds. */
const SAVE_AFTER_MS = 700;

/**
 * A draft that saves itself. Saves follow one another, each on the revision of the one before; the last one holds everything.
 * @param save rejects with what `refusalOf` reads
 */
export function useFlowEditor(
  draft: SavedDraft,
  save: (flow: Flow, revision: number) => Promise<SaveResult>,
): FlowEditing {
  const [history, setHistory] = useState(() => begin(draft.flow));
  const [state, setState] = useState<FlowEditing['state']>('saved');
  const [refusal, setRefusal] = useState<Refusal>();
  const theirs = useRef<SavedDraft>(undefined);
  const base = useRef(draft);
  const latest = useRef(draft.flow);
  const running = useRef<Promise<number | undefined>>(undefined);

  const saveAll = useCallback(async (): Promise<number | undefined> => {
    while (latest.current !== base.current.flow) {
      if (theirs.current !== undefined) return undefined;
      const flow = latest.current;
      try {
        // oxlint-disable-next-line no-await-in-loop -- each save stands on the revision of the one before
        const result = await save(flow, base.current.revision);
        if ('theirs' in result) {
          theirs.current = result.theirs;
          setState('conflict');
          return undefined;
        }
        base.current = { flow, revision: result.revision };
      } catch (error) {
        setRefusal(refusalOf(error));
        setState('failed');
        return undefined;
      }
    }
    setRefusal(undefined);
    setState('saved');
    return base.current.revision;
  }, [save]);

  const flush = useCallback((): Promise<number | undefined> => {
    running.current ??= saveAll().finally(() => {
      running.current = undefined;
    });
    return running.current;
  }, [saveAll]);

  useEffect(() => {
    latest.current = history.now;
    if (theirs.current !== undefined) return undefined;
    if (history.now === base.current.flow) {
      // Undo has come back to what is saved.
      setState((before) => (before === 'waiting' ? 'saved' : before));
      return undefined;
    }
    setState('waiting');
    const timer = setTimeout(() => void flush(), SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [history.now, flush]);

  // Whoever leaves the page takes nothing along: what is not saved yet is sent then.
  const leave = useEffectEvent(() => void flush());
  useEffect(() => () => leave(), []);

  const replace = (next: SavedDraft) => {
    theirs.current = undefined;
    base.current = next;
    latest.current = next.flow;
    setRefusal(undefined);
    setState('saved');
    setHistory((now) => changed(now, next.flow));
  };
  return {
    flow: history.now,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    apply: (next, about) => {
      latest.current = next;
      setHistory((now) => changed(now, next, about));
    },
    undo: () => setHistory(undone),
    redo: () => setHistory(redone),
    state,
    refusal,
    flush,
    savedRevision: () => base.current.revision,
    takeTheirs: () => theirs.current && replace(theirs.current),
    overwrite: () => {
      if (theirs.current === undefined) return;
      base.current = { ...theirs.current };
      theirs.current = undefined;
      void flush();
    },
    replace,
    rebase: (revision) => {
      base.current = { ...base.current, revision };
      setHistory(settled);
    },
  };
}
