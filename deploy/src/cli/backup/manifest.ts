/** What a backup says of itself: enough to check it, and to know whether and how it can be restored. */
import { z } from 'zod';

/** Raised when a reader of before could not read it any more. */
export const FORMAT = 1;

export const MANIFEST = 'manifest.json';
export const KEYS = 'keys/ring.json';

const part = z.object({
  /** Path inside the backup. */
  name: z.string(),
  /** Bytes. */
  size: z.number(),
  sha256: z.string(),
});

const table = z.object({
  schema: z.string(),
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.number(),
  part: z.string(),
});

const sequence = z.object({ schema: z.string(), name: z.string(), last: z.string(), called: z.boolean() });

const database = z.object({
  service: z.string(),
  /** When its snapshot was taken, by its own clock. */
  takenAt: z.iso.datetime(),
  /** PostgreSQL's version. */
  server: z.string(),
  state: z.object({
    migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
    jobs: z.number(),
  }),
  tables: z.array(table),
  sequences: z.array(sequence),
});

export const manifest = z.object({
  format: z.number(),
  /** Version of Ringline that made it. */
  ringline: z.string(),
  madeAt: z.iso.datetime(),
  databases: z.array(database),
  /** Folders of files that are inside. */
  folders: z.array(z.string()),
  parts: z.array(part),
});

export type Part = z.infer<typeof part>;
export type DatabaseManifest = z.infer<typeof database>;
export type Manifest = z.infer<typeof manifest>;
