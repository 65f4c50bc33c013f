/** Every benchmark, by the name under which it is run. Loaded when it runs: each draws in much of the product. */
import type { Bench } from '../figures.ts';

export const BENCHES: Readonly<Record<string, () => Promise<Bench>>> = {
  'inbound-webhook': async () => (await import('./inboundWebhook.ts')).bench,
  'commit-to-frame': async () => (await import('./commitToFrame.ts')).bench,
  'fan-out': async () => (await import('./fanOut.ts')).bench,
  workspaces: async () => (await import('./workspaces.ts')).bench,
  'contacts-import': async () => (await import('./contacts/importing.ts')).bench,
  'contacts-million': async () => (await import('./contacts/reading.ts')).bench,
  pages: async () => (await import('./pages.ts')).bench,
  media: async () => (await import('./media.ts')).bench,
  'calls-at-once': async () => (await import('./callsAtOnce.ts')).bench,
};
