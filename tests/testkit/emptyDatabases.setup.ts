import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    emptyDatabases: string;
  }
}

/** Where the run's first product leaves PostgreSQL's files with every database migrated and empty, for all that start later. */
export default function setup(project: TestProject): () => void {
  const folder = mkdtempSync(path.join(tmpdir(), 'ringline-empty-'));
  // As root, another user runs PostgreSQL.
  chmodSync(folder, 0o711);
  project.provide('emptyDatabases', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
