import type { Readable } from 'node:stream';

export interface StoredStat {
  readonly contentType: string;
  /** Bytes. */
  readonly size: number;
}

export interface StoredObject extends StoredStat {
  /** The bytes, or the asked range of them. */
  readonly body: Readable;
}

/** Files of a deployment, by key: a local folder here, S3-compatible in a cluster. */
export interface Storage {
  /** Writes the whole object or nothing. An existing key is replaced. */
  put(key: string, body: Readable | Uint8Array, options: { contentType: string }): Promise<StoredStat>;
  /** @param range byte range, both ends included. @returns undefined when there is no such key */
  get(key: string, range?: { start: number; end?: number }): Promise<StoredObject | undefined>;
  stat(key: string): Promise<StoredStat | undefined>;
  /**
   * Every key, in no order; what is put meanwhile may be among them or not.
   * @param area only those in it: the first segment of their keys
   */
  list(area?: string): AsyncIterable<string>;
  /** Deleting what is not there is no error. */
  delete(key: string): Promise<void>;
}

const SEGMENT = /^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$/;

/** Whether a key is one of ours: others may have put theirs into the same place. */
export function isStorageKey(key: string): boolean {
  const segments = key.split('/');
  return segments.length <= 8 && segments.every((segment) => SEGMENT.test(segment));
}

/**
 * Keys are `area/workspace/name` of plain segments: nothing can climb out of the store.
 * @throws Error for any other key
 */
export function assertStorageKey(key: string): string {
  if (!isStorageKey(key)) throw new Error(`Not a storage key: ${key}`);
  return key;
}
