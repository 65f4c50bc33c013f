import { Node } from '@tiptap/react';
import styles from './Cards.module.css';
import type { CardKind } from './cardLinks.ts';

/** What a card stands in a document as. */
export interface CardAttributes {
  readonly kind: CardKind;
  readonly id: string;
  /** What stands for it where there are words alone; nobody's name. */
  readonly label: string;
  /** What its writer sees while they write; the server keeps none of it. */
  readonly shown?: string;
}

/** A card where the cursor is, and a line after it to write on: the next card takes nobody's place. */
export const cardContent = (attrs: CardAttributes) => [{ type: 'card', attrs }, { type: 'paragraph' }];

/** A contact or a call that is shared: a block of its own, which is taken out as a whole. Nothing that is pasted becomes one by itself. */
export const CardNode = Node.create({
  name: 'card',
  atom: true,
  selectable: true,
  addAttributes: () => ({
    kind: { default: 'CONTACT' },
    id: { default: '' },
    label: { default: '' },
    shown: { default: '' },
  }),
  renderHTML: ({ node: { attrs } }) => [
    'div',
    { class: styles['chip'] ?? '', 'data-kind': String(attrs['kind']), 'data-testid': 'card-chip' },
    String(attrs['shown'] || attrs['label']),
  ],
  renderText: ({ node: { attrs } }) => String(attrs['label']),
});

/** Cards stand among blocks, and in none of them. */
export const DocumentWithCards = Node.create({ name: 'doc', topNode: true, content: '(block | card)+' });
