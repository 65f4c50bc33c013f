/** Paging of lists: 1-based pages, or a cursor that names the last row seen (defaults 0, Paging). */
import { isUuid } from '../ids/index.ts';
import type { MessageInitShape } from '@bufbuild/protobuf';
import type { PageMetadataSchema, PageRequest } from '@ringline/proto/common/v1/common_pb';
import { invalid } from '../errors/index.ts';

/** Rows of one page at the most, whatever the caller asks for. */
export const MAX_LIMIT = 100;

/** Rows of a large list up to which they are counted: people are told "10,000+". */
export const MOST_COUNTED = 10_000;

/** Rows that a search by a text looks through and counts: who finds more types one more word. */
export const MOST_FOUND = 1_000;

/** Where in an order of (instant, id), both descending, a page ended. */
export interface Cursor {
  readonly at: Date;
  readonly id: string;
}

export interface Page {
  readonly number: number;
  readonly limit: number;
  /** Rows to skip; 0 when a cursor says where to start. */
  readonly offset: number;
  readonly after: Cursor | undefined;
  /** Whether the caller shows how many rows there are. */
  readonly counted: boolean;
}

/**
 * Reads a page request.
 * @throws Refusal VALIDATION_FAILED for a cursor that no page gave.
 */
export function readPage(request: PageRequest | undefined, defaultLimit: number): Page {
  const limit = Math.min(Math.max(request?.limit || defaultLimit, 1), MAX_LIMIT);
  const counted = !(request?.uncounted ?? false);
  if (request?.after) return { number: 1, limit, offset: 0, after: decode(request.after), counted };
  const number = Math.max(request?.page || 1, 1);
  return { number, limit, offset: (number - 1) * limit, after: undefined, counted };
}

/**
 * Cuts the page out of its rows and describes it.
 * @param rows up to `limit + 1` rows: one more than the page tells that there is a next one.
 * @param found all rows of the list, or one more than `most`, where counting ended.
 * @param lookedUntil where looking for rows ended before the page was full; the next page goes on there.
 */
export function cutPage<Row>(
  page: Page,
  rows: readonly Row[],
  found: number,
  cursorOf: (row: Row) => Cursor,
  most = Infinity,
  lookedUntil?: Cursor,
): { rows: Row[]; metadata: MessageInitShape<typeof PageMetadataSchema> } {
  const cut = rows.slice(0, page.limit);
  const last = cut.at(-1);
  const isFull = rows.length > page.limit;
  const goesOn = isFull && last ? cursorOf(last) : lookedUntil;
  const count = Math.min(found, most);
  return {
    rows: cut,
    metadata: {
      count,
      perPage: page.limit,
      currentPage: page.number,
      totalPages: Math.ceil(count / page.limit),
      endCursor: goesOn ? encode(goesOn) : '',
      hasNext: goesOn !== undefined,
      countIsLeast: found > most,
    },
  };
}

function encode({ at, id }: Cursor): string {
  return Buffer.from(`${at.toISOString()} ${id}`).toString('base64url');
}

function decode(text: string): Cursor {
  const [instant = '', id = ''] = Buffer.from(text, 'base64url').toString().split(' ');
  const at = new Date(instant);
  if (Number.isNaN(at.getTime()) || !isUuid(id))
    throw invalid('after', 'The cursor is not one that a list gave. Load the list from its start.');
  return { at, id };
}
