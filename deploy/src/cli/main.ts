#!/usr/bin/env node
/** `npm run ringline -- <command>`. */
import { processEnvironment } from '@ringline/kit/config';
import { runCommandLine } from './program.ts';

process.exitCode = await runCommandLine(process.argv.slice(2), processEnvironment(), {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
});
