/** Each charge of some months, read page after page and handed on as they come: nothing of them is kept here. */
import { type Environment, getRequest, graphql } from 'relay-runtime';
import type { exportChargesQuery } from '../__generated__/exportChargesQuery.graphql.ts';
import { type GraphQLErrorPayload, RefusedError } from '../base/relay/refusal.ts';
import { again, type Again, pause } from '../ui/export/again.ts';

/** As many as the edge gives at once. */
const PAGE = 100;

const QUERY = getRequest(graphql`
  query exportChargesQuery($from: String, $until: String, $count: Int!, $after: String) {
    fetchCharges(from: $from, until: $until, first: $count, after: $after) {
      pageInfo {
        hasNextPage
        endCursor
      }
      data {
        at
        kind
        channel
        amount
        billedSeconds
        freeUnits
        rate
        number
        invoiceNumber
        name
        user {
          fullName
        }
        team {
          name
        }
      }
    }
  }
`).params;

type Answer = exportChargesQuery['response'];
export type ExportedCharge = Answer['fetchCharges']['data'][number];

export interface ExportingCharges extends Omit<Again, 'wait'>, Partial<Pick<Again, 'wait'>> {
  readonly onCharges: (charges: readonly ExportedCharge[]) => void;
}

/** Reads to the end; a page that fails is asked for again from where the one before it ended, so that no charge is left out. */
export async function exportCharges(
  environment: Environment,
  months: { readonly from: string; readonly until: string },
  { onCharges, onFailed, signal, wait = pause }: ExportingCharges,
): Promise<void> {
  let after: string | null = null;
  do {
    const variables = { ...months, count: PAGE, after };
    const answer: Answer = await again(() => ask(environment, variables), { onFailed, signal, wait });
    const { data, pageInfo }: Answer['fetchCharges'] = answer.fetchCharges;
    onCharges(data);
    after = pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null;
  } while (after !== null);
}

/** Past the store of the client: it would keep every charge of every page. */
async function ask(environment: Environment, variables: exportChargesQuery['variables']): Promise<Answer> {
  const answer = await environment.getNetwork().execute(QUERY, variables, { force: true }).toPromise();
  const { data, errors = [] } = answer as { data?: Answer; errors?: GraphQLErrorPayload[] };
  const passing = errors.filter(({ extensions }) => extensions?.['retryable'] === true);
  if (!data || passing.length > 0) throw new RefusedError(data ? passing : errors);
  return data;
}
