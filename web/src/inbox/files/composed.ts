/** Files that were added to a message and not sent, by the name of its draft; as long as this page. */
import { useSyncExternalStore } from 'react';
import { graphql } from 'react-relay';
import type { composedUploadMutation } from '../../__generated__/composedUploadMutation.graphql.ts';
import { type Refusal, refusalOf } from '../../base/relay/refusal.ts';
import { commit } from '../../base/relay/useCommit.ts';
import { isPicture, MOST_FILES, wrongWith } from './rules.ts';

export interface ComposedFile {
  readonly key: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** Of a picture, to look at. */
  readonly preview: string | undefined;
  /** Names it to the server; undefined: not there yet. */
  readonly id?: string;
  readonly refusal?: Refusal;
  readonly wrong?: 'type' | 'size';
}

const NONE: readonly ComposedFile[] = [];
const boxes = new Map<string, readonly ComposedFile[]>();
const listeners = new Set<() => void>();

function put(draft: string, files: readonly ComposedFile[]): void {
  if (files.length === 0) boxes.delete(draft);
  else boxes.set(draft, files);
  for (const listener of listeners) listener();
}

const listOf = (draft: string): readonly ComposedFile[] => boxes.get(draft) ?? NONE;
const forget = ({ preview }: ComposedFile) => {
  if (preview !== undefined) URL.revokeObjectURL(preview);
};

async function upload(draft: string, key: string, file: File): Promise<void> {
  const change = (more: Partial<ComposedFile>) =>
    put(
      draft,
      listOf(draft).map((one) => (one.key === key ? { ...one, ...more } : one)),
    );
  try {
    const { uploadMessageFile } = await commit<composedUploadMutation>(
      graphql`
        mutation composedUploadMutation($file: File!) {
          uploadMessageFile(file: $file) {
            id
          }
        }
      `,
      { file: null as never },
      { files: { file } },
    );
    change({ id: uploadMessageFile.id });
  } catch (error) {
    change({ refusal: refusalOf(error) });
  }
}

export const composed = {
  of: listOf,
  /** Takes files along and uploads them. @returns how many are too many, and were left out */
  add(draft: string, files: readonly File[]): number {
    const room = Math.max(0, MOST_FILES - listOf(draft).length);
    for (const file of files.slice(0, room)) {
      const wrong = wrongWith(file);
      const key = crypto.randomUUID();
      const preview = isPicture(file.type) ? URL.createObjectURL(file) : undefined;
      const { name, size } = file;
      put(draft, [...listOf(draft), { key, name, size, preview, ...(wrong === undefined ? {} : { wrong }) }]);
      if (wrong === undefined) void upload(draft, key, file);
    }
    return Math.max(0, files.length - room);
  },
  remove(draft: string, key: string): void {
    listOf(draft)
      .filter((file) => file.key === key)
      .forEach(forget);
    put(
      draft,
      listOf(draft).filter((file) => file.key !== key),
    );
  },
  /** They are sent. */
  clear(draft: string): void {
    listOf(draft).forEach(forget);
    put(draft, NONE);
  },
  carryOver(from: string, to: string): void {
    const files = listOf(from);
    if (files.length === 0) return;
    put(to, [...listOf(to), ...files].slice(0, MOST_FILES));
    put(from, NONE);
  },
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useComposedFiles = (draft: string): readonly ComposedFile[] =>
  useSyncExternalStore(subscribe, () => listOf(draft));
