/** `npm run soak`: the same thing very often, until what is rare has happened. @see docs/soak.md */
import { type RunOptions, runScenarios } from '../figures/run.ts';

await runScenarios('soak', {
  engine: async (options: RunOptions) => (await import('./engine.ts')).engine(options),
  money: async (options: RunOptions) => (await import('./money.ts')).money(options),
  numbers: async (options: RunOptions) => (await import('./numbers.ts')).numbers(options),
  webhooks: async (options: RunOptions) => (await import('./webhooks.ts')).webhooks(options),
  reload: async (options: RunOptions) => (await import('./comesBack.ts')).comesBack('reload', options),
  crash: async (options: RunOptions) => (await import('./comesBack.ts')).comesBack('crash', options),
  network: async (options: RunOptions) => (await import('./comesBack.ts')).comesBack('network', options),
});
