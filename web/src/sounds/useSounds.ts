import { fetchQuery, graphql, useLazyLoadQuery } from 'react-relay';
import type { useSoundsQuery, useSoundsQuery$data } from '../__generated__/useSoundsQuery.graphql.ts';
import { environment } from '../base/relay/environment.ts';

const SOUNDS = graphql`
  query useSoundsQuery {
    getWorkspaceMedia(types: [AUDIO, MOH]) {
      id
      name
      type
      duration
      text
      url
    }
  }
`;

export type Sound = useSoundsQuery$data['getWorkspaceMedia'][number];

/** The workspace's sounds, newest first. */
export const useSounds = (): readonly Sound[] =>
  useLazyLoadQuery<useSoundsQuery>(SOUNDS, {}, { fetchPolicy: 'store-and-network' }).getWorkspaceMedia;

/** Asks again: after one was added or deleted, and for a link that still works. */
export const readSounds = async (): Promise<readonly Sound[]> =>
  (await fetchQuery<useSoundsQuery>(environment, SOUNDS, {}, { networkCacheConfig: { force: true } }).toPromise())
    ?.getWorkspaceMedia ?? [];

/** A link to a sound that works for five minutes. */
export const addressOf = async (id: string): Promise<string | undefined> =>
  (await readSounds()).find((sound) => sound.id === id)?.url;
