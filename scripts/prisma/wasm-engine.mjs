// loads @prisma/schema-engine-wasm without bundler/flags, binds it to a driver-adapter factory
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
const require = createRequire(import.meta.url);
export async function loadSchemaEngine() {
  const entry = require.resolve('@prisma/schema-engine-wasm/schema_engine_bg');
  const bg = await import(entry);
  const bytes = await readFile(path.join(path.dirname(entry), 'schema_engine_bg.wasm'));
  const { instance } = await WebAssembly.instantiate(bytes, { './schema_engine_bg.js': bg });
  bg.__wbg_set_wasm(instance.exports);
  instance.exports.__wbindgen_start?.();
  return bg.SchemaEngine;
}
