import { type ElementType, Fragment, type ReactNode } from 'react';
import { lazyPart } from '../base/lazyPart.ts';
import { NewTabLink } from '../ui/NewTabLink.tsx';
import { Pane } from '../ui/Pane.tsx';
import { Words } from '../ui/Words.tsx';
import styles from './Comments.module.css';
import { type DocumentNode, linkOf, parseDocument } from './document.ts';

const BLOCKS: Readonly<Record<string, ElementType>> = {
  paragraph: 'p',
  bulletList: 'ul',
  orderedList: 'ol',
  listItem: 'li',
  blockquote: 'blockquote',
  codeBlock: 'pre',
};
const MARKS: Readonly<Record<string, ElementType>> = { bold: 'strong', italic: 'em', strike: 's', code: 'code' };

const SharedCard = lazyPart(() => import('./cards/SharedCards.tsx'));

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A comment to be read: it needs nothing of the editor. What it does not know it leaves out, and keeps the words. */
export function DocumentView({ json, text }: { json: string; text: string }) {
  const document = parseDocument(json);
  return (
    <div className={styles['document']} dir="auto" data-testid="comment-text">
      {document ? <Nodes nodes={document.content} /> : <Words as="p">{text}</Words>}
    </div>
  );
}

function Nodes({ nodes }: { nodes: readonly DocumentNode[] | undefined }) {
  return nodes?.map((node, at) => (
    // A stored document does not change while it is shown.
    // oxlint-disable-next-line react/no-array-index-key
    <Node key={at} node={node} />
  ));
}

function Node({ node }: { node: DocumentNode }): ReactNode {
  const { type = '', text = '', marks = [], attrs, content } = node;
  if (type === 'hardBreak') return <br />;
  if (type === 'card') {
    return (
      <Pane fallback={<p>{textOf(attrs?.['label'])}</p>}>
        <SharedCard kind={attrs?.['kind'] === 'CALL' ? 'CALL' : 'CONTACT'} id={textOf(attrs?.['id'])} />
      </Pane>
    );
  }
  if (type === 'mention') {
    const label = textOf(attrs?.['label']);
    return <span className={styles['mention']}>{`${textOf(attrs?.['mentionSuggestionChar']) || '@'}${label}`}</span>;
  }
  if (type === 'text')
    return marks.reduce<ReactNode>((inner, mark) => {
      if (mark.type === 'link') {
        const href = linkOf(textOf(mark.attrs?.['href']));
        return href === undefined ? inner : <NewTabLink href={href}>{inner}</NewTabLink>;
      }
      const Mark = MARKS[mark.type] ?? Fragment;
      return <Mark>{inner}</Mark>;
    }, text);
  const Block = BLOCKS[type] ?? Fragment;
  return (
    <Block>
      <Nodes nodes={content} />
    </Block>
  );
}
