import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { Refusal } from '@ringline/kit/errors';
import { z } from 'zod';

export interface PersistedOperations {
  /**
   * The document to run.
   * @throws Refusal VALIDATION_FAILED for an unknown id, or for text where only ids are taken
   */
  documentOf(request: { readonly query?: string | null | undefined; readonly extensions?: unknown } | null): string;
  /** Whether one of them is called so; there are some hundred names, so that figures can be told apart by them. */
  hasName(name: string): boolean;
}

const list = z.record(z.string(), z.string());
const extensionsWithId = z.object({ id: z.string() });
/** `query InboxQuery(`: relay-compiler begins each document with its operation. */
const NAMED = /^(?:query|mutation|subscription) (\w+)/;

/** The operations of each release that still counts, by version; `npm run release` writes them. */
export function operationsOfReleases(folder: URL): ReadonlyMap<string, Record<string, string>> {
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.json')) : [];
  return new Map(
    files.map((file) => [
      file.slice(0, -'.json'.length),
      list.parse(JSON.parse(readFileSync(new URL(file, folder), 'utf8'))),
    ]),
  );
}

/**
 * The operations that the web client was compiled with, by the SHA-256 that relay-compiler gives them, and those of the
 * releases whose pages may still be open.
 * @param file the client's list; the folder `persisted` beside it holds those of releases
 * @param freeDocuments take any document too: the sandbox only
 */
export function createPersistedOperations(file: URL, freeDocuments: boolean): PersistedOperations {
  const released = Object.assign({}, ...operationsOfReleases(new URL('./persisted/', file)).values()) as Record<
    string,
    string
  >;
  let readAt = -1;
  let operations: Record<string, string> = {};
  let names: ReadonlySet<string> = new Set();

  /** Read again when the file has changed: the compiler runs beside a development server. */
  function read(): void {
    const changedAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (changedAt === readAt) return;
    readAt = changedAt;
    operations = { ...released, ...(changedAt === 0 ? {} : list.parse(JSON.parse(readFileSync(file, 'utf8')))) };
    names = new Set(Object.values(operations).flatMap((document) => NAMED.exec(document)?.[1] ?? []));
  }
  read();

  return {
    documentOf(request) {
      // A form may hold `null` as its operation.
      const { query, extensions } = request ?? {};
      const id = extensionsWithId.safeParse(extensions).data?.id;
      if (id === undefined) {
        if (query && freeDocuments) return query;
        throw new Refusal({
          code: 'VALIDATION_FAILED',
          field: query ? 'query' : 'extensions.id',
          message: query
            ? 'Only operations that are known here by their id are taken. Send extensions.id.'
            : 'No operation was named. Send extensions.id.',
        });
      }
      if (!Object.hasOwn(operations, id) && freeDocuments) read();
      const document = Object.hasOwn(operations, id) ? operations[id] : undefined;
      if (document === undefined) {
        throw new Refusal({
          code: 'VALIDATION_FAILED',
          field: 'extensions.id',
          message: 'This operation is unknown here. Reload the page to get its current version.',
        });
      }
      return document;
    },
    hasName: (name) => names.has(name),
  };
}
