// Where things lie, and what goes into a check.
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.dirname(path.dirname(path.dirname(fileURLToPath(import.meta.url))));
export const chart = path.join(root, 'charts', 'ringline');

/** The oldest Kubernetes that the chart says it runs on, and the newest whose schemas are there. */
export const KUBERNETES = ['1.31.0', '1.37.0'];
