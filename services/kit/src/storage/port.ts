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
  /** Deleting what is not there is no error. */
  delete(key: string): Promise<void>;
}

const SEGMENT = /^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$/;

/**
 * Keys are `area/workspace/name` of plain segments: nothing can climb out of the store.
 * @throws Error for any other key
 */
export function assertStorageKey(key: string): string {
  const segments = key.split('/');
  if (segments.length > 8 || !segments.every((segment) => SEGMENT.test(segment)))
    throw new Error(`Not a storage key: ${key}`);
  return key;
}
