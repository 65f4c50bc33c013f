import { Words } from '../ui/Words.tsx';
import { piecesOf } from './template.ts';
import styles from './Template.module.css';

/** A template as the person will see it. @param values what is filled in so far; an example stands where there is nothing */
export function TemplateBubble({
  template: { body, samples, buttons },
  values = [],
}: {
  template: {
    readonly body: string;
    readonly samples: readonly string[];
    readonly buttons: readonly { readonly text: string }[];
  };
  values?: readonly string[];
}) {
  return (
    <div className={styles['bubble']} data-testid="template-preview">
      <Words>
        {piecesOf(body).map((piece, index) => {
          if ('words' in piece) return piece.words;
          const value = values[piece.place] ?? '';
          return (
            // Pieces have no name but their order.
            // oxlint-disable-next-line react/no-array-index-key
            <span key={index} className={styles['value']} data-empty={value.trim() === '' || undefined}>
              {value.trim() === '' ? samples[piece.place] || `{{${piece.place + 1}}}` : value}
            </span>
          );
        })}
      </Words>
      {buttons.length === 0 ? null : (
        <div className={styles['buttons']}>
          {buttons.map(({ text }, index) => (
            // oxlint-disable-next-line react/no-array-index-key
            <span key={index}>
              <Words>{text}</Words>
            </span>
          ))}
        </div>
      )}
    </div>
  );
}
