import { type Known, partsOf } from './filled.ts';
import styles from './Replies.module.css';

/** A saved reply as it would be written: what is filled in, and what is missing, stands out. */
export function Preview({ body, known }: { body: string; known: Known }) {
  return (
    <p className={styles['preview']} dir="auto" data-testid="reply-preview">
      {partsOf(body, known).map(({ text, kind }, index) =>
        kind === 'words' ? (
          text
        ) : (
          // Parts have no name of their own, and are drawn anew together.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={index} className={styles['value']} data-missing={kind === 'missing' || undefined}>
            {text}
          </span>
        ),
      )}
    </p>
  );
}
