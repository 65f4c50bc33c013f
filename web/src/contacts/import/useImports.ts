import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import QueryNode, {
  type useImportsQuery,
  type useImportsQuery$data,
} from '../../__generated__/useImportsQuery.graphql.ts';

void graphql`
  query useImportsQuery {
    contactImports {
      id
      state
      fileName
      startedAt
      done
    }
  }
`;

export type ListedImport = useImportsQuery$data['contactImports'][number];

/** The workspace's imports, newest first; none for who may not see them. */
export function useImports(allowed: boolean, changes: number): readonly ListedImport[] {
  const environment = useRelayEnvironment();
  const [imports, setImports] = useState<readonly ListedImport[]>([]);
  useEffect(() => {
    if (!allowed) return undefined;
    const asked = fetchQuery<useImportsQuery>(
      environment,
      QueryNode,
      {},
      { networkCacheConfig: { force: true } },
    ).subscribe({
      next: ({ contactImports }) => setImports(contactImports),
      // The page stands without them.
      error: () => undefined,
    });
    return () => asked.unsubscribe();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- they are asked for again when they may have changed
  }, [environment, allowed, changes]);
  return imports;
}
