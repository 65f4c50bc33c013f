/** All contacts that fit a filter, read page after page and handed on as they come: nothing of them is kept here. */
import { type Environment, getRequest, graphql } from 'relay-runtime';
import type { exportContactsQuery } from '../../__generated__/exportContactsQuery.graphql.ts';
import { RefusedError, type GraphQLErrorPayload } from '../../base/relay/refusal.ts';
import { again, type Again, pause } from '../../ui/export/again.ts';
import type { ContactFilters } from '../contactFilters.ts';

/** As many as the edge gives at once (bff/src/edge/limits.ts). */
const PAGE = 100;

const QUERY = getRequest(graphql`
  query exportContactsQuery($filters: ContactFilters, $count: Int!, $after: String, $isFirst: Boolean!) {
    fetchContactProperties @include(if: $isFirst) {
      id
      name
    }
    fetchContacts(filters: $filters, first: $count, after: $after) {
      metadata @include(if: $isFirst) {
        count
        countIsLeast
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      data {
        id
        firstName
        lastName
        phoneNumber
        otherNumbers
        email
        isLead
        street
        city
        state
        zip
        countryCode
        timezone
        locale
        source
        createdAt
        lastContactedAt
        company {
          name
        }
        tags {
          name
        }
        customProperties {
          id
          value
        }
        subscriberLists {
          subscriberList {
            name
          }
        }
        smsMarketingConsent {
          state
          consentUpdatedAt
        }
      }
    }
  }
`).params;

type Answer = exportContactsQuery['response'];
export type ExportedContact = Answer['fetchContacts']['data'][number];
export type ExportedProperty = NonNullable<Answer['fetchContactProperties']>[number];

export interface ExportingContacts extends Omit<Again, 'wait'>, Partial<Pick<Again, 'wait'>> {
  /** Those of the filter that are wanted; all by default. */
  readonly has?: (id: string) => boolean;
  /** How many these are: reading ends with the last one. */
  readonly most?: number;
  /** Told the workspace's own fields before the first contact. */
  readonly onProperties: (properties: readonly ExportedProperty[]) => void;
  /** @param all how many there will be with those that follow; undefined where nobody counted so far */
  readonly onContacts: (contacts: readonly ExportedContact[], all: number | undefined) => void;
}

/** Reads to the end; a page that fails is asked for again from where the one before it ended, so that no contact is left out. */
export async function exportContacts(
  environment: Environment,
  filters: ContactFilters | null,
  { has = () => true, most = Infinity, onProperties, onContacts, onFailed, signal, wait = pause }: ExportingContacts,
): Promise<void> {
  let all: number | undefined;
  let left = most;
  let after: string | null = null;
  do {
    const variables = { filters, count: PAGE, after, isFirst: after === null };
    const answer: Answer = await again(() => ask(environment, variables), { onFailed, signal, wait });
    if (answer.fetchContactProperties) onProperties(answer.fetchContactProperties);
    const { data, metadata, pageInfo }: Answer['fetchContacts'] = answer.fetchContacts;
    if (metadata && !metadata.countIsLeast) all = metadata.count;
    const contacts = data.filter(({ id }) => has(id));
    left -= contacts.length;
    onContacts(contacts, all);
    after = pageInfo.hasNextPage && left > 0 ? (pageInfo.endCursor ?? null) : null;
  } while (after !== null);
}

/** Past the store of the client: it would keep every contact of every page. */
async function ask(environment: Environment, variables: exportContactsQuery['variables']): Promise<Answer> {
  const answer = await environment.getNetwork().execute(QUERY, variables, { force: true }).toPromise();
  const { data, errors = [] } = answer as { data?: Answer; errors?: GraphQLErrorPayload[] };
  // What a part of the service could not answer just now would stay empty in the table.
  const passing = errors.filter(({ extensions }) => extensions?.['retryable'] === true);
  if (!data || passing.length > 0) throw new RefusedError(data ? passing : errors);
  return data;
}
