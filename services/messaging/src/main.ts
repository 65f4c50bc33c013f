/** Hosts messaging alone, configured by the environment; with the argument `migrate` brings its database up to date. */
import { runService } from '@ringline/kit/host';
import { messaging } from './service.ts';

await runService(messaging);
