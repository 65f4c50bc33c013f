import { inject } from 'vitest';
import './programs.setup.ts';

/** Folder of the product's programs as an image holds them, made once for the run; undefined where it starts them from the sources. */
export const programs = (): string | undefined => (process.env['VITEST'] ? inject('programs') : undefined);
