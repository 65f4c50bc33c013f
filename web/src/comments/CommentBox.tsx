import { type ComponentProps, Suspense } from 'react';
import { lazyPart } from '../base/lazyPart.ts';
import { HoldKeys } from '../ui/HoldKeys.tsx';
import type { CommentEditor } from './CommentEditor.tsx';

const Editor = lazyPart(() => import('./CommentEditor.tsx').then((module) => ({ default: module.CommentEditor })));

/** Where a comment is written; the editor is fetched when somebody wants to write one. */
export function CommentBox(props: ComponentProps<typeof CommentEditor>) {
  return (
    <Suspense fallback={<HoldKeys />}>
      <Editor {...props} />
    </Suspense>
  );
}
