import type { Everybody } from '../../numbers/flow/WhoFields.tsx';
import type { HeardAs } from '../../sounds/ourSounds.ts';
import type { Secret } from '../data.ts';
import type { Flow, Node } from '../flow/nodes.ts';

/** What the settings of a step work with. */
export interface StepProps {
  flow: Flow;
  node: Node;
  apply: (next: Flow, about?: string) => void;
  everybody: Everybody;
  heardAs: HeardAs;
  /** IANA, for hours that begin to be its own. */
  timezone: string;
  /** With which web services check that a request is ours; null: not for this reader. */
  secret: Secret | null;
  /** What is wrong with a field of it, in words. */
  wrong: (field: string) => string | undefined;
}
