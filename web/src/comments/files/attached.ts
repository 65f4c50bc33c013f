/** Files that were added to what somebody writes and not sent, by the name of its box; as long as this page. */
import { useSyncExternalStore } from 'react';
import { graphql } from 'react-relay';
import type { attachedRemoveMutation } from '../../__generated__/attachedRemoveMutation.graphql.ts';
import type { attachedUploadMutation } from '../../__generated__/attachedUploadMutation.graphql.ts';
import { type Refusal, refusalOf } from '../../base/relay/refusal.ts';
import { commit } from '../../base/relay/useCommit.ts';
import { isPicture, MOST_FILES, wrongWith } from './rules.ts';

export interface AttachedFile {
  readonly key: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** Of a picture, to look at. */
  readonly preview: string | undefined;
  /** The part that is sent, from 0 to 1. */
  readonly progress: number;
  /** Names it to the server; undefined: not there yet. */
  readonly id?: string;
  /** It was sent before, with what is edited now. */
  readonly sent?: true;
  readonly refusal?: Refusal;
  readonly wrong?: 'type' | 'size' | 'empty';
}
/** A file that something has already. */
export type SentFile = Pick<AttachedFile, 'name' | 'size'> & { readonly id: string };

interface Held {
  readonly file: File;
  readonly abort: AbortController;
}

const NONE: readonly AttachedFile[] = [];
const boxes = new Map<string, readonly AttachedFile[]>();
/** What is needed to try again, or to stop, by key. */
const held = new Map<string, Held>();
const listeners = new Set<() => void>();

function put(box: string, files: readonly AttachedFile[]): void {
  if (files.length === 0) boxes.delete(box);
  else boxes.set(box, files);
  for (const listener of listeners) listener();
}

const listOf = (box: string): readonly AttachedFile[] => boxes.get(box) ?? NONE;

function forget({ key, preview, sent }: AttachedFile): void {
  held.get(key)?.abort.abort();
  held.delete(key);
  if (preview !== undefined && !sent) URL.revokeObjectURL(preview);
}

const change = (box: string, key: string, more: Partial<AttachedFile>) =>
  put(
    box,
    listOf(box).map((one) => (one.key === key ? { ...one, ...more } : one)),
  );

async function upload(box: string, key: string, file: File): Promise<void> {
  const abort = new AbortController();
  held.set(key, { file, abort });
  try {
    const { uploadCommentMedia } = await commit<attachedUploadMutation>(
      graphql`
        mutation attachedUploadMutation($file: File!) {
          uploadCommentMedia(file: $file) {
            id
          }
        }
      `,
      { file: null as never },
      {
        files: { file },
        sending: { signal: abort.signal, onProgress: (progress) => change(box, key, { progress }) },
      },
    );
    if (abort.signal.aborted) return discard(uploadCommentMedia.id);
    change(box, key, { id: uploadCommentMedia.id, progress: 1 });
  } catch (error) {
    if (!abort.signal.aborted) change(box, key, { refusal: refusalOf(error) });
  }
}

/** Nobody waits for it: what stays is gone within a day. */
function discard(id: string): void {
  commit<attachedRemoveMutation>(
    graphql`
      mutation attachedRemoveMutation($id: ID!) {
        removeCommentMedia(id: $id)
      }
    `,
    { id },
  ).catch(() => undefined);
}

export const attached = {
  of: listOf,
  /** Takes files along and uploads them. @returns how many are too many, and were left out */
  add(box: string, files: readonly File[]): number {
    const room = Math.max(0, MOST_FILES - listOf(box).length);
    for (const file of files.slice(0, room)) {
      const wrong = wrongWith(file);
      const key = crypto.randomUUID();
      const preview = wrong === undefined && isPicture(file.type) ? URL.createObjectURL(file) : undefined;
      const { name, size } = file;
      put(box, [...listOf(box), { key, name, size, preview, progress: 0, ...(wrong === undefined ? {} : { wrong }) }]);
      if (wrong === undefined) void upload(box, key, file);
    }
    return Math.max(0, files.length - room);
  },
  /** Once more, after it did not go through. */
  retry(box: string, key: string): void {
    const file = held.get(key)?.file;
    if (!file) return;
    put(
      box,
      listOf(box).map((one) => {
        const { refusal: _refused, ...rest } = one;
        return one.key === key ? { ...rest, progress: 0 } : one;
      }),
    );
    void upload(box, key, file);
  },
  /** Leaves one out, wherever it is on its way. */
  remove(box: string, key: string): void {
    const file = listOf(box).find((one) => one.key === key);
    if (!file) return;
    forget(file);
    if (file.id !== undefined && !file.sent) discard(file.id);
    put(
      box,
      listOf(box).filter((one) => one.key !== key),
    );
  },
  /** What is edited begins with the files that it has. */
  begin(box: string, files: readonly SentFile[]): void {
    put(
      box,
      files.map(({ id, name, size }) => ({ key: id, id, name, size, preview: undefined, progress: 1, sent: true })),
    );
  },
  /** They are sent, or what was begun is left. */
  clear(box: string): void {
    listOf(box).forEach(forget);
    put(box, NONE);
  },
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useAttached = (box: string): readonly AttachedFile[] => useSyncExternalStore(subscribe, () => listOf(box));
