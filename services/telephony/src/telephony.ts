/** The moving parts of telephony, joined. */
import { createCarrier } from '@ringline/kit/carrier';
import { applyInput, type ApplyInput } from './calls/applyInput.ts';
import { createAddresses } from './carrier/addresses.ts';
import { createExecutor, type Executor } from './carrier/executor.ts';
import { askAboutLeg } from './carrier/reconciler.ts';
import { createSweeper, type Sweeper } from './carrier/sweeper.ts';
import type { Context, Dependencies } from './dependencies.ts';
import { refreshReachability } from './devices/reachability.ts';
import { callFigures } from './figures.ts';

export interface Telephony {
  deps: Dependencies;
  apply: ApplyInput;
  executor: Executor;
  sweeper: Sweeper;
}

export function createTelephony(context: Omit<Context, 'secrets' | 'mail' | 'name'>): Telephony {
  const carrier = createCarrier(context.env, context.metrics);
  const deps: Dependencies = {
    ...context,
    carrier,
    addresses: createAddresses(carrier, context.env),
    figures: callFigures(context.metrics),
  };
  const executor = createExecutor(deps, () => apply);
  const apply = applyInput(deps, (workspaceId, commands) => executor.run(workspaceId, commands));
  const sweeper = createSweeper(deps, {
    apply,
    executor,
    askAboutLeg: askAboutLeg(deps, apply),
    refreshReachability: refreshReachability(deps),
  });
  return { deps, apply, executor, sweeper };
}
