import { notFound } from '@ringline/kit/errors';

/** The list that people of a file are to join; empty: none. This workspace has no lists. @throws Refusal NOT_FOUND */
export function requireList(subscriberListId: string): void {
  if (subscriberListId !== '') throw notFound('The subscriber list');
}
