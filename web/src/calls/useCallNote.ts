import { useRef } from 'react';
import { graphql } from 'react-relay';
import type { useCallNoteMutation } from '../__generated__/useCallNoteMutation.graphql.ts';
import { commit, useCommit } from '../base/relay/useCommit.ts';
import type { CallOutcome } from './outcomes.ts';

/** What people write when a call is over. */
export interface NoteDraft {
  readonly text: string;
  readonly outcome: CallOutcome | null;
}

const same = (one: NoteDraft, other: NoteDraft) =>
  one.text.trim() === other.text.trim() && one.outcome === other.outcome;

/**
 * Saves the note of a call, one change after the other, each on the ground of the one before it.
 * @param version of the note that is shown, 0 where there is none
 */
export function useCallNote(callId: string, shown: NoteDraft, version: number) {
  const saving = useCommit();
  const line = useRef<{ draft: NoteDraft; version: number; last: Promise<boolean> }>(undefined);
  const send = async (draft: NoteDraft): Promise<boolean> => {
    const before = line.current;
    await before?.last;
    const known = line.current;
    if (known !== undefined && same(draft, known.draft)) return true;
    return saving.run(async () => {
      const { saveCallNote } = await commit<useCallNoteMutation>(
        graphql`
          mutation useCallNoteMutation($input: SaveCallNoteInput!) {
            saveCallNote(input: $input) {
              id
              noteVersion
            }
          }
        `,
        { input: { callId, ...draft, version: known?.version ?? version } },
      );
      if (line.current) line.current = { ...line.current, draft, version: saveCallNote.noteVersion };
    });
  };
  return {
    pending: saving.pending,
    refusal: saving.refusal,
    /** @returns whether it is saved; nothing is sent where nothing is new */
    save: (draft: NoteDraft): Promise<boolean> => {
      line.current ??= { draft: shown, version, last: Promise.resolve(true) };
      const last = send(draft);
      line.current.last = last;
      return last;
    },
  };
}
