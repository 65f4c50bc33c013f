import type { Outcome } from '../figures/figures.ts';
import type { Stage } from './stage.ts';

export interface ScenarioOptions {
  /** The form that runs in CI: some tens of seconds. */
  readonly short: boolean;
  /** The cluster, started for the first who asks. */
  readonly stage: () => Promise<Stage>;
  /** Tells who waits what goes on. */
  readonly say: (line: string) => void;
}

/** One kind of trouble. It prints nothing: its tables are what it answers. */
export type Scenario = (options: ScenarioOptions) => Promise<Outcome>;
