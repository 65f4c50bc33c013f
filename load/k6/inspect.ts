/**
 * What a k6 script says of itself, without k6: its init code is run in Node with k6's own modules replaced by empty ones, as
 * `k6 inspect` would run it. Run as a program: prints `{ file: options }` of the files in its arguments.
 */
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** Every name that a script may import of k6; each is there and does nothing. */
const STUB = `
class Nothing { add() {} }
const nothing = () => {};
export class SharedArray { constructor(_name, make) { return make(); } }
export { Nothing as Counter, Nothing as Rate, Nothing as Trend, Nothing as Gauge, Nothing as WebSocket };
export { nothing as check, nothing as sleep, nothing as group, nothing as fail };
export default {};
`;

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'k6' || specifier.startsWith('k6/')
      ? { url: `data:text/javascript,${encodeURIComponent(STUB)}`, shortCircuit: true }
      : next(specifier, context),
});

const found: Record<string, unknown> = {};
for (const file of process.argv.slice(2)) {
  Object.assign(globalThis, {
    __ENV: {},
    // k6 opens a file beside the module that asks; only those in lib/ do here.
    open: (name: string) =>
      readFileSync(path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../journeys/lib', name), 'utf8'),
  });
  const { options } = (await import(pathToFileURL(file).href)) as { options?: unknown };
  found[file] = options ?? null;
}
process.stdout.write(JSON.stringify(found));
