import { Readable } from 'node:stream';
import { assertStorageKey, isStorageKey, type Storage, type StoredStat } from './port.ts';

export interface S3Options {
  readonly bucket: string;
  /** Put before each key, with a slash; empty for none. */
  readonly prefix: string;
  /** Another service than Amazon's, such as MinIO or Ceph. */
  readonly endpoint?: string;
  /** Left out: AWS_REGION, or for an endpoint of one's own us-east-1. */
  readonly region?: string;
  /** The bucket stands in the path and not in the host name: as most services other than Amazon's want it. */
  readonly pathStyle: boolean;
  /** What the service is asked to encrypt each object with at rest; left out: what the bucket is set to. */
  readonly encryption?: Encryption;
}

export const ENCRYPTIONS = ['AES256', 'aws:kms', 'aws:kms:dsse'] as const;
export type Encryption = (typeof ENCRYPTIONS)[number];

const CONNECT_WITHIN_MS = 3_000;
/** Of one request, which carries one part at the most. */
const REQUEST_WITHIN_MS = 30_000;
/** Parts of 5 MB that are held in memory at once for an upload. */
const PARTS_AT_ONCE = 2;

/** A bucket, or a part of one, as a store. */
export function createS3Storage(options: S3Options): Storage {
  let loading: ReturnType<typeof loadClient> | undefined;
  // With the first use: all-in-one never needs it.
  const load = () => (loading ??= loadClient(options));
  const prefix = options.prefix && `${options.prefix}/`;
  const place = (key: string) => ({ Bucket: options.bucket, Key: prefix + assertStorageKey(key) });

  async function stat(key: string): Promise<StoredStat | undefined> {
    const at = place(key);
    const { client, sdk } = await load();
    const found = await unlessMissing(client.send(new sdk.HeadObjectCommand(at)));
    return found && { size: found.ContentLength ?? 0, contentType: typeOf(found) };
  }

  return {
    async put(key, body, { contentType }) {
      const at = place(key);
      // It may break before the first read; the reader is told then.
      if (body instanceof Readable) body.on('error', () => undefined);
      const { client, Upload } = await load();
      const counted = count(body);
      // In parts as it flows: they become the object when all of them are there, and are dropped otherwise.
      const atRest = options.encryption ? { ServerSideEncryption: options.encryption } : {};
      const params = { ...at, ...atRest, ContentType: contentType, Body: counted.body };
      await new Upload({ client, params, queueSize: PARTS_AT_ONCE }).done();
      return { size: counted.size(), contentType };
    },
    async get(key, range) {
      const at = place(key);
      const { client, sdk } = await load();
      const asked = range ? { ...at, Range: `bytes=${range.start}-${range.end ?? ''}` } : at;
      try {
        const found = await unlessMissing(client.send(new sdk.GetObjectCommand(asked)));
        if (!found) return undefined;
        const whole = /\/(\d+)$/.exec(found.ContentRange ?? '')?.[1];
        return {
          size: Number(whole ?? found.ContentLength ?? 0),
          contentType: typeOf(found),
          body: (found.Body as Readable | undefined) ?? Readable.from([]),
        };
      } catch (error) {
        if (statusOf(error) !== 416) throw error;
        // A range behind the end: nothing of it is there.
        const found = await stat(key);
        return found && { ...found, body: Readable.from([]) };
      }
    },
    stat,
    async *list(area) {
      const begins = area === undefined ? prefix : `${prefix}${assertStorageKey(area)}/`;
      const { client, sdk } = await load();
      for await (const { Contents = [] } of sdk.paginateListObjectsV2(
        { client },
        { Bucket: options.bucket, Prefix: begins },
      )) {
        for (const { Key = '' } of Contents) {
          const key = Key.slice(prefix.length);
          if (isStorageKey(key)) yield key;
        }
      }
    },
    async delete(key) {
      const at = place(key);
      const { client, sdk } = await load();
      await client.send(new sdk.DeleteObjectCommand(at));
    },
  };
}

async function loadClient({ endpoint, region, pathStyle }: S3Options) {
  const [sdk, { Upload }] = await Promise.all([import('@aws-sdk/client-s3'), import('@aws-sdk/lib-storage')]);
  const place = region ?? (endpoint ? 'us-east-1' : undefined);
  const client = new sdk.S3Client({
    ...(endpoint ? { endpoint } : {}),
    ...(place ? { region: place } : {}),
    forcePathStyle: pathStyle,
    requestHandler: { connectionTimeout: CONNECT_WITHIN_MS, requestTimeout: REQUEST_WITHIN_MS },
    // Checksums in trailers, which the SDK sends otherwise, are refused by services other than Amazon's.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return { sdk, Upload, client };
}

function count(body: Readable | Uint8Array): { body: Readable | Uint8Array; size: () => number } {
  if (body instanceof Uint8Array) return { body, size: () => body.byteLength };
  let size = 0;
  async function* counting(chunks: Readable): AsyncGenerator<Uint8Array> {
    for await (const chunk of chunks as AsyncIterable<Uint8Array>) {
      size += chunk.byteLength;
      yield chunk;
    }
  }
  return { body: Readable.from(counting(body), { objectMode: false }), size: () => size };
}

async function unlessMissing<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    // A missing bucket is a mistake of the deployment, not a missing object.
    if (statusOf(error) === 404 && (error as Error).name !== 'NoSuchBucket') return undefined;
    throw error;
  }
}

const statusOf = (error: unknown): number | undefined =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;

const typeOf = (found: { ContentType?: string | undefined }): string => found.ContentType ?? 'application/octet-stream';
