import { toast } from './toast.ts';
import styles from './undoToast.module.css';

/** An action can be taken back this long, in milliseconds (ux §3). */
const UNDO_MS = 8_000;

let last: string | undefined;

/** Says what was done, with a way back; it takes the place of the one before, which would only lie over more of the page. */
export function undoToast({ text, undo, onUndo }: { text: string; undo: string; onUndo: () => void }): void {
  const id = crypto.randomUUID();
  if (last !== undefined) toast.hide(last);
  last = id;
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
