import { defineConfig } from 'vite';

/** The pages of the sandbox are served by the sandbox itself, below /sandbox. */
export default defineConfig({
  base: '/sandbox/',
  build: { outDir: 'dist', target: 'es2022', assetsInlineLimit: 0 },
  oxc: { jsx: { runtime: 'automatic' } },
});
