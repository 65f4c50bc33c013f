/** All rows of a list that goes on, read page after page and handed on as they come: nothing of them is kept here. */
import type { Environment, OperationType, RequestParameters } from 'relay-runtime';
import { RefusedError, type GraphQLErrorPayload } from '../../base/relay/refusal.ts';
import { again, type Again, pause } from './again.ts';

/** As many as the edge gives at once (bff/src/edge/limits.ts). */
export const PAGE = 100;

export interface ExportPage<Row> {
  readonly data: readonly Row[];
  /** Of the first page alone. */
  readonly metadata?: { readonly count: number; readonly countIsLeast: boolean } | undefined;
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor?: string | null | undefined };
}

/** The rows of a filter that are wanted; all by default. */
export interface Wanted {
  readonly has: (id: string) => boolean;
  /** How many they are: reading ends with the last one. */
  readonly count?: number;
  /** How many of those that fit are not wanted. */
  readonly without?: number;
}

export interface Reading extends Omit<Again, 'wait'>, Partial<Pick<Again, 'wait'>> {
  readonly wanted?: Wanted;
}

/**
 * Reads to the end; a page that fails is asked for again from where the one before it ended, so that no row is left out.
 * @param onRows told how many there will be with those that follow; undefined where nobody counted so far
 */
export async function everyPage<Row extends { readonly id: string }>(
  ask: (after: string | null) => Promise<ExportPage<Row>>,
  { wanted = { has: () => true }, onFailed, signal, wait = pause }: Reading,
  onRows: (rows: readonly Row[], all: number | undefined) => void,
): Promise<void> {
  let left = wanted.count ?? Infinity;
  let all = wanted.count;
  let after: string | null = null;
  do {
    const from: string | null = after;
    const { data, metadata, pageInfo }: ExportPage<Row> = await again(() => ask(from), { onFailed, signal, wait });
    if (metadata && !metadata.countIsLeast) all ??= Math.max(0, metadata.count - (wanted.without ?? 0));
    const rows = data.filter(({ id }) => wanted.has(id));
    left -= rows.length;
    onRows(rows, all);
    after = pageInfo.hasNextPage && left > 0 ? (pageInfo.endCursor ?? null) : null;
  } while (after !== null);
}

/** Past the store of the client: it would keep every row of every page. */
export async function askPast<Operation extends OperationType>(
  environment: Environment,
  query: RequestParameters,
  variables: Operation['variables'],
): Promise<Operation['response']> {
  const answer = await environment.getNetwork().execute(query, variables, { force: true }).toPromise();
  const { data, errors = [] } = answer as { data?: Operation['response']; errors?: GraphQLErrorPayload[] };
  // What a part of the service could not answer just now would stay empty in the table.
  const passing = errors.filter(({ extensions }) => extensions?.['retryable'] === true);
  if (!data || passing.length > 0) throw new RefusedError(data ? passing : errors);
  return data;
}
