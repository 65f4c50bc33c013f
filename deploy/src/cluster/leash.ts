/** Loaded before a process of the cluster: it ends when its launcher is gone, however that went. */
import { enableCompileCache, flushCompileCache } from 'node:module';

process.once('disconnect', () => process.exit(0));
// The channel alone keeps nothing alive.
process.channel?.unref();

// What Node compiled for one process serves the next; written early, since some of them end by kill -9.
const COMPILED_AFTER_MS = 20_000;
enableCompileCache();
setTimeout(flushCompileCache, COMPILED_AFTER_MS).unref();
