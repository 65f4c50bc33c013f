/** Writes bff/schema.graphql from the SDL. Run after a change of any .graphql file: `node bff/scripts/print-schema.ts`. */
import { writeFileSync } from 'node:fs';
import { printedSchema } from '../src/schema/print.ts';

writeFileSync(new URL('../schema.graphql', import.meta.url), printedSchema());
