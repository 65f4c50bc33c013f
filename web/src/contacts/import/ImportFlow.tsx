import { useState } from 'react';
import { useMe } from '../../people/useMe.ts';
import { ImportContacts } from './ImportContacts.tsx';
import { ImportProgress } from './ImportProgress.tsx';
import { ImportReport } from './ImportReport.tsx';
import { useImports } from './useImports.ts';

/** An import from its dialog to its report, for a page that is not the contacts' own. */
export function ImportFlow({
  listId,
  opened,
  onClose,
  onChanged,
}: {
  /** The list that everyone joins, unless another one is chosen. */
  listId: string;
  opened: boolean;
  /** Closes the dialog; what was started is shown on. */
  onClose: () => void;
  /** People were added, or removed again. */
  onChanged: () => void;
}) {
  const { whyNot } = useMe();
  const [started, setStarted] = useState<string>();
  const [reported, setReported] = useState<string>();
  const imports = useImports(whyNot('CONTACT_IMPORT', 'READ') === undefined, started === undefined ? 0 : 1);
  return (
    <>
      {opened ? (
        <ImportContacts
          opened
          listId={listId}
          imports={imports}
          onClose={onClose}
          onReport={(id) => {
            onClose();
            setReported(id);
          }}
          onStarted={(id) => {
            onClose();
            setStarted(id);
          }}
        />
      ) : null}
      {started === undefined ? null : (
        <ImportProgress
          id={started}
          onDone={onChanged}
          onReport={() => {
            setReported(started);
            setStarted(undefined);
          }}
          onClose={() => setStarted(undefined)}
        />
      )}
      {reported === undefined ? null : (
        <ImportReport id={reported} onClose={() => setReported(undefined)} onChanged={onChanged} />
      )}
    </>
  );
}
