/** The one shape of lists: pages by number and by cursor (defaults 0, paging). */
import { Refusal } from '@ringline/kit/errors';
import type { PageMetadata } from '@ringline/proto/common/v1/common_pb';

export interface PageArguments {
  readonly page?: number | null;
  readonly limit?: number | null;
  readonly first?: number | null;
  readonly after?: string | null;
}

const DEFAULT_LIMIT = 15;
const MAX_LIMIT = 100;

/** What services take. @throws Refusal VALIDATION_FAILED for a page or limit outside 1 and 100 */
export function pageRequest(args: PageArguments): { page: number; limit: number; after: string } {
  const limit = args.first ?? args.limit ?? DEFAULT_LIMIT;
  const page = args.page ?? 1;
  if (limit < 1 || limit > MAX_LIMIT) {
    throw new Refusal({
      code: 'VALIDATION_FAILED',
      field: 'limit',
      message: `A page has 1 to ${MAX_LIMIT} rows. Ask for fewer.`,
    });
  }
  if (page < 1) throw new Refusal({ code: 'VALIDATION_FAILED', field: 'page', message: 'Pages are counted from 1.' });
  return { page, limit, after: args.after ?? '' };
}

export interface ListPayload<T> {
  readonly metadata: {
    count: number;
    countIsLeast: boolean;
    perPage: number;
    currentPage: number;
    nextPage: number | null;
    prevPage: number | null;
    totalPages: number;
  };
  readonly data: T[];
  readonly edges: { node: T; cursor: string | null }[];
  readonly pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: null; endCursor: string | null };
}

type Metadata = Omit<PageMetadata, '$typeName' | '$unknown'>;

/** A service's page as GraphQL tells it. */
export function listPayload<T>(rows: readonly T[], metadata: Metadata | undefined): ListPayload<T> {
  const {
    count = rows.length,
    perPage = rows.length,
    currentPage = 1,
    totalPages = 1,
    endCursor = '',
    hasNext = false,
    countIsLeast = false,
  } = metadata ?? {};
  return {
    metadata: {
      count,
      countIsLeast,
      perPage,
      currentPage,
      nextPage: hasNext ? currentPage + 1 : null,
      prevPage: currentPage > 1 ? currentPage - 1 : null,
      totalPages,
    },
    data: [...rows],
    edges: rows.map((node, index) => ({ node, cursor: index === rows.length - 1 ? endCursor || null : null })),
    pageInfo: {
      hasNextPage: hasNext,
      hasPreviousPage: currentPage > 1,
      startCursor: null,
      endCursor: endCursor || null,
    },
  };
}

/** A page of a list that its service gives whole; the cursor is the id of the row before. */
export function pageOf<T extends { id: string }>(all: readonly T[], args: PageArguments): ListPayload<T> {
  const { page, limit, after } = pageRequest(args);
  const start = after ? all.findIndex((row) => row.id === after) + 1 : (page - 1) * limit;
  const rows = all.slice(start, start + limit);
  return listPayload(rows, {
    count: all.length,
    perPage: limit,
    currentPage: Math.floor(start / limit) + 1,
    totalPages: Math.max(1, Math.ceil(all.length / limit)),
    endCursor: rows.at(-1)?.id ?? '',
    hasNext: start + limit < all.length,
    countIsLeast: false,
  });
}
