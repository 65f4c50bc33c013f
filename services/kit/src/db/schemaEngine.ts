import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

interface MigrationList {
  baseDir: string;
  lockfile: { path: string; content: string | null };
  shadowDbInitScript: string;
  migrationDirectories: { path: string; migrationFile: { path: string; content: { tag: 'ok'; value: string } } }[];
}

/** The part of Prisma's schema engine that applies migrations. */
interface SchemaEngine {
  applyMigrations(params: {
    migrationsList: MigrationList;
    filters: { externalTables: string[]; externalEnums: string[] };
  }): Promise<{ appliedMigrationNames: string[] }>;
  free(): void;
}

interface SchemaEngineClass {
  new: (
    options: { datamodels: [string, string][] },
    log: (line: string) => void,
    adapter: unknown,
  ) => Promise<SchemaEngine>;
}

let loading: Promise<SchemaEngineClass> | undefined;

/** Loads the engine's WebAssembly build once: the native engine is a download that npm does not carry. */
export function loadSchemaEngine(): Promise<SchemaEngineClass> {
  loading ??= load();
  return loading;
}

async function load(): Promise<SchemaEngineClass> {
  const entry = createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm/schema_engine_bg');
  const glue = (await import(pathToFileURL(entry).href)) as WebAssembly.ModuleImports & {
    __wbg_set_wasm(exports: WebAssembly.Exports): void;
    SchemaEngine: unknown;
  };
  const bytes = await readFile(path.join(path.dirname(entry), 'schema_engine_bg.wasm'));
  const { instance } = await WebAssembly.instantiate(bytes, { './schema_engine_bg.js': glue });
  glue.__wbg_set_wasm(instance.exports);
  (instance.exports['__wbindgen_start'] as (() => void) | undefined)?.();
  return glue.SchemaEngine as SchemaEngineClass;
}
