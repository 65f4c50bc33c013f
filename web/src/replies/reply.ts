import type { SavedRepliesPageQuery } from '../__generated__/SavedRepliesPageQuery.graphql.ts';

/** A saved reply as the settings show it. */
export type Reply = SavedRepliesPageQuery['response']['fetchSavedReplies'][number];
