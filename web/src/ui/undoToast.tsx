import { toast } from './toast.ts';
import styles from './undoToast.module.css';

/** An action can be taken back this long, in milliseconds (ux §3). */
const UNDO_MS = 8_000;

const last = new Map<string, string>();
/** What was done last, while its toast stands. */
let newest: { readonly id: string; readonly until: number; readonly undo: () => void } | undefined;

/** Takes back what was done last. @returns whether there was something */
export function undoLast(): boolean {
  const found = newest;
  newest = undefined;
  if (found === undefined || found.until < performance.now()) return false;
  toast.hide(found.id);
  found.undo();
  return true;
}

/**
 * Says what was done, with a way back.
 * @param kind names what is done again and again: the newest takes the place of the one before
 */
export function undoToast({
  text,
  undo,
  kind,
  onUndo,
}: {
  text: string;
  undo: string;
  kind?: string;
  onUndo: () => void;
}): void {
  const id = crypto.randomUUID();
  newest = { id, until: performance.now() + UNDO_MS, undo: onUndo };
  if (kind !== undefined) {
    const before = last.get(kind);
    if (before !== undefined) toast.hide(before);
    last.set(kind, id);
  }
  toast.show({
    id,
    color: 'teal',
    autoClose: UNDO_MS,
    message: (
      <span className={styles['undo']}>
        {text}
        <button
          type="button"
          className="link"
          data-testid="undo"
          onClick={() => {
            toast.hide(id);
            if (newest?.id === id) newest = undefined;
            onUndo();
          }}
        >
          {undo}
        </button>
      </span>
    ),
  });
}
