import { calls as reads } from '../reads/calls.ts';
import type { Limits } from '../reads/read.ts';

const HISTORY: Limits = { p95: 200, growth: 3, pages: 3_000 };

export const calls: Readonly<Record<string, Limits>> = Object.fromEntries(reads.map(({ name }) => [name, HISTORY]));
