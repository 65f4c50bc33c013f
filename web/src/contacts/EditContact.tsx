import { type ComponentProps, Suspense, useState } from 'react';
import { lazyPart } from '../base/lazyPart.ts';
import type { EditContactDialog as Dialog } from './EditContactDialog.tsx';

const EditContactDialog = lazyPart(() =>
  import('./EditContactDialog.tsx').then(({ EditContactDialog }) => ({ default: EditContactDialog })),
);

/** Changes a contact, in a dialog that is fetched when it is first opened. */
export function EditContact(props: ComponentProps<typeof Dialog>) {
  const [asked, setAsked] = useState(props.opened);
  if (props.opened && !asked) setAsked(true);
  return asked ? (
    <Suspense>
      <EditContactDialog {...props} />
    </Suspense>
  ) : null;
}
