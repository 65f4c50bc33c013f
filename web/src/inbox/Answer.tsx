import { type ComponentProps, Suspense, useState } from 'react';
import { askedAhead } from '../base/fetchPart.ts';
import { lazyPart } from '../base/lazyPart.ts';
import { HoldKeys } from '../ui/HoldKeys.tsx';
import type { Composer } from './Composer.tsx';

type Props = ComponentProps<typeof Composer>;

let loaded: typeof Composer | undefined;
/** Asked for with the page: the list stands first, and the field is there before somebody can open a thread. */
const Later = lazyPart(
  askedAhead(() =>
    import('./Composer.tsx').then((module) => {
      loaded = module.Composer;
      return { default: module.Composer };
    }),
  ),
);

/** The field of an answer, at once where its code is there; else letters act on nothing until it is. */
export function Answer(props: Props) {
  const [Field] = useState(() => loaded ?? Later);
  return (
    <Suspense fallback={<HoldKeys />}>
      <Field {...props} />
    </Suspense>
  );
}
