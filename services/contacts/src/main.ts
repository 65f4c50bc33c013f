/** Hosts contacts alone, configured by the environment; with the argument `migrate` brings its database up to date. */
import { runService } from '@ringline/kit/host';
import { contacts } from './service.ts';

await runService(contacts);
