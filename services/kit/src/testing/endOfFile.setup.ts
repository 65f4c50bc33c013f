/** Before each test file, also where files share their modules: what a file opened ends with it, and nothing later. */
import { afterAll } from 'vitest';
import { endAll } from './atEnd.ts';

afterAll(endAll);
