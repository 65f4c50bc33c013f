/** Pages of lists as the provider gives them: Page, PageSize, and the URIs of the pages around. */
import { invalidParameter } from '../faultCodes.ts';
import { apiVersion } from '../webhooks/params.ts';
import type { Form } from './form.ts';

export interface PageRequest {
  readonly page: number;
  readonly size: number;
  readonly limit: number;
  readonly offset: number;
}

/** PageSize is at most 1,000 and 50 by default. */
export function pageOf(query: Form): PageRequest {
  const size = Math.min(1_000, Math.max(1, query.number('PageSize', 50)));
  const page = Math.max(0, query.number('Page', 0));
  // One more than asked for says whether there is a next page.
  return { page, size, limit: size + 1, offset: page * size };
}

export function listing(name: string, path: string, found: readonly unknown[], request: PageRequest, query: string) {
  const items = found.slice(0, request.size);
  const uri = (page: number) => {
    const search = new URLSearchParams(query);
    search.set('Page', String(page));
    search.set('PageSize', String(request.size));
    return `/${apiVersion}${path}?${search.toString()}`;
  };
  const start = request.page * request.size;
  return {
    [name]: items,
    page: request.page,
    page_size: request.size,
    start,
    end: items.length === 0 ? start : start + items.length - 1,
    uri: uri(request.page),
    first_page_uri: uri(0),
    previous_page_uri: request.page > 0 ? uri(request.page - 1) : null,
    next_page_uri: found.length > request.size ? uri(request.page + 1) : null,
  };
}

/** The provider's filters by time, `Name>` and `Name<`, as the library sends them. @throws CarrierError for what is no date */
export function createdWithin(query: Form, name: string): { createdFrom?: Date; createdBefore?: Date } {
  const from = dateOf(query.filled(`${name}>`) ?? query.filled(`${name}After`));
  const before = dateOf(query.filled(`${name}<`) ?? query.filled(`${name}Before`));
  return { ...(from && { createdFrom: from }), ...(before && { createdBefore: before }) };
}

function dateOf(text: string | undefined): Date | undefined {
  if (text === undefined) return undefined;
  const date = new Date(text);
  if (Number.isNaN(date.getTime())) throw invalidParameter(`${text} is not a date`);
  return date;
}
