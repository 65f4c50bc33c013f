import { useCallback, useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import QueryNode, {
  type useContactImportQuery,
  type useContactImportQuery$data,
} from '../../__generated__/useContactImportQuery.graphql.ts';

export type ContactImport = useContactImportQuery$data['contactImport'];

void graphql`
  query useContactImportQuery($id: ID!) {
    contactImport(id: $id) {
      id
      state
      fileName
      size
      encoding
      separator
      country
      hasRequiredColumns
      rows
      ready
      existing
      done
      created
      updated
      removed
      failure
      columns {
        header
        field
        recognized
      }
      preview {
        row
        cells
        reason
        wins
      }
      problems {
        reason
        count
      }
      createdAt
      startedAt
      finishedAt
      undoUntil
      undoneAt
      subscriberList {
        id
        name
      }
      tags
      consent
      agreeing
      optedOut
      joined
      tagged
      agreed
      leftTags
    }
  }
`;

/** Milliseconds between two looks at an import that moves. */
const LOOK_MS = 700;
const MOVES = new Set(['QUEUED', 'READING', 'IMPORTING']);

/** An import as it is now, looked at again while it moves; `look` when something has changed it. */
export function useContactImport(id: string | undefined) {
  const environment = useRelayEnvironment();
  const [found, setFound] = useState<ContactImport>();
  const [looks, setLooks] = useState(0);
  useEffect(() => {
    if (id === undefined) return undefined;
    const asked = fetchQuery<useContactImportQuery>(
      environment,
      QueryNode,
      { id },
      { networkCacheConfig: { force: true } },
    ).subscribe({
      next: (data) => setFound(data.contactImport),
      // The connection banner says why; the next look may find it.
      error: () => setTimeout(() => setLooks((last) => last + 1), LOOK_MS * 4),
    });
    return () => asked.unsubscribe();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- it is asked for again when it may have changed
  }, [environment, id, looks]);
  const current = found?.id === id ? found : undefined;
  useEffect(() => {
    if (current === undefined || !(MOVES.has(current.state) || undoing(current))) return undefined;
    const timer = setTimeout(() => setLooks((last) => last + 1), LOOK_MS);
    return () => clearTimeout(timer);
  }, [current]);
  const look = useCallback(() => setLooks((last) => last + 1), []);
  return { found: current, look };
}

/** People are still being removed. */
const undoing = ({ state, undoneAt }: ContactImport) => state === 'UNDONE' && !undoneAt;

/** Rows that can't be imported. */
export const failedOf = ({ problems }: Pick<ContactImport, 'problems'>): number =>
  problems.reduce((sum, { count }) => sum + count, 0);
