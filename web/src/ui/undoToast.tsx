import { toast } from './toast.ts';
import styles from './undoToast.module.css';

/** An action can be taken back this long, in milliseconds (ux §3). */
const UNDO_MS = 8_000;

const last = new Map<string, string>();

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
            onUndo();
          }}
        >
          {undo}
        </button>
      </span>
    ),
  });
}
