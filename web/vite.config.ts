import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';
import { groups } from './chunks.ts';
import { relay } from './relayTags.ts';
import { texts } from './texts.ts';

const FLAGS = path.dirname(fileURLToPath(import.meta.resolve('country-flag-icons/3x2/flags.css')));

/** Serves the flags of countries under /flags, one small picture each, fetched when it is seen. */
function flags(): Plugin {
  return {
    name: 'ringline-flags',
    generateBundle() {
      for (const file of readdirSync(FLAGS).filter((name) => /^[A-Z]{2}\.svg$/.test(name))) {
        this.emitFile({ type: 'asset', fileName: `flags/${file}`, source: readFileSync(path.join(FLAGS, file)) });
      }
    },
    configureServer({ middlewares }) {
      middlewares.use('/flags', (request, response, next) => {
        const file = /^\/([A-Z]{2}\.svg)$/.exec(request.url ?? '')?.[1];
        if (file === undefined) next();
        else response.setHeader('content-type', 'image/svg+xml').end(readFileSync(path.join(FLAGS, file)));
      });
    },
  };
}

/** Smaller files gain nothing: the answer's headers outweigh what is saved. */
const WORTH_BYTES = 1_000;

/** Lays a brotli and a gzip copy beside each text of the build, for the server to choose from. */
function compressed(): Plugin {
  return {
    name: 'ringline-compressed',
    apply: 'build',
    writeBundle({ dir = '' }, bundle) {
      for (const file of Object.values(bundle)) {
        const text = Buffer.from(file.type === 'chunk' ? file.code : file.source);
        if (!/\.(js|css|html)$/.test(file.fileName) || text.length < WORTH_BYTES) continue;
        const target = path.join(dir, file.fileName);
        writeFileSync(`${target}.gz`, gzipSync(text, { level: 9 }));
        writeFileSync(
          `${target}.br`,
          brotliCompressSync(text, {
            params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
          }),
        );
      }
    },
  };
}

const server = process.env['RINGLINE_URL'] ?? 'http://localhost:4000';
const proxied = ['/graphql', '/api', '/sandbox', '/tokens', '/calls', '/media', '/forms'];

export default defineConfig({
  plugins: [relay(), texts(), flags(), compressed()],
  build: {
    target: 'es2023',
    // The first load is one file (chunks.ts); scripts/budget.mjs weighs it.
    chunkSizeWarningLimit: 1_000,
    rolldownOptions: {
      output: { codeSplitting: { groups } },
      onLog(level, log, report) {
        // Mantine marks its modules "use client" for servers; there is none here.
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log);
      },
    },
  },
  server: {
    port: 5173,
    proxy: Object.fromEntries(proxied.map((prefix) => [prefix, { target: server, ws: true, changeOrigin: true }])),
  },
});
