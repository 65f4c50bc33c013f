import {
  IconAddressBook,
  IconBolt,
  IconCertificate,
  IconHash,
  IconIdBadge2,
  IconMessage2,
  IconMessageCircle2,
  IconPhoneIncoming,
  IconRoute,
  IconTarget,
  type Icon,
} from '@tabler/icons-react';
import type { OnboardingStep } from '../__generated__/SetupChecklistMutation.graphql.ts';
import { isBuilt, type PathToCome } from '../base/toCome.ts';

/** One thing to set up. */
interface SetupStep {
  /** The step that is recorded; what is none of the recorded ones is done when the facts say so. */
  readonly step: OnboardingStep | 'ADD_CONTACTS';
  readonly icon: Icon;
  readonly path: string;
  /** About how long it takes. */
  readonly minutes: number;
  /** Only who may change the workspace does it; other people are told that someone else does (onboarding). */
  readonly ofWorkspace?: true;
  /** Begins outside: in the sandbox its handset does it. */
  readonly outside?: true;
  /** The page without which it cannot be done: until that is built, the step does not count. */
  readonly on?: PathToCome;
}

/** What Home offers: the number, a call and a text on it, then what makes more of it. */
export const SETUP_STEPS = [
  { step: 'SELECT_PHONE_NUMBER', icon: IconHash, path: '/onboarding/select-number', minutes: 1, ofWorkspace: true },
  {
    step: 'TEST_PHONE_NUMBER_CALL',
    icon: IconPhoneIncoming,
    path: '/channels/calls/history',
    minutes: 1,
    outside: true,
  },
  { step: 'TEST_PHONE_NUMBER_SMS', icon: IconMessage2, path: '/inbox', minutes: 1, outside: true },
  { step: 'WORKSPACE_DETAILS', icon: IconIdBadge2, path: '/onboarding/setup-workspace', minutes: 1, ofWorkspace: true },
  { step: 'TEST_SETUP_CALLFLOW', icon: IconRoute, path: '/onboarding/select-call-flow', minutes: 1, ofWorkspace: true },
  { step: 'SET_GOALS', icon: IconTarget, path: '/onboarding/set-goals', minutes: 1, ofWorkspace: true },
  { step: 'ADD_CONTACTS', icon: IconAddressBook, path: '/connections/contacts', minutes: 2 },
  {
    step: 'COMPLIANCE',
    icon: IconCertificate,
    path: '/onboarding/compliance',
    minutes: 1,
    ofWorkspace: true,
  },
  {
    step: 'CUSTOMIZE_WIDGET',
    icon: IconMessageCircle2,
    path: '/settings/widget',
    minutes: 3,
    ofWorkspace: true,
    on: '/settings/widget',
  },
  {
    step: 'SETUP_AUTOMATION',
    icon: IconBolt,
    path: '/channels/messages/automation',
    minutes: 5,
    ofWorkspace: true,
  },
] as const satisfies readonly SetupStep[];

export type SetupEntry = (typeof SETUP_STEPS)[number];

export const isOutside = (entry: SetupEntry): boolean => 'outside' in entry;

/**
 * Sorts the steps: what is left, what is finished or was skipped, and what comes with a later release.
 * @param whole whether the person sets up the workspace; everybody else has only what they can do themselves
 */
export function sortSteps(recorded: ReadonlyMap<string, string>, facts: ReadonlySet<string>, whole: boolean) {
  const theirs = SETUP_STEPS.filter((entry) => whole || !('ofWorkspace' in entry));
  const statusOf = ({ step }: SetupEntry) => (facts.has(step) ? 'COMPLETED' : recorded.get(step));
  const isSoon = (entry: SetupEntry) => 'on' in entry && !isBuilt(entry.on);
  const counted = theirs.filter((entry) => !isSoon(entry));
  return {
    open: counted.filter((entry) => statusOf(entry) === undefined),
    completed: counted.filter((entry) => statusOf(entry) === 'COMPLETED'),
    skipped: counted.filter((entry) => statusOf(entry) === 'SKIPPED'),
    soon: theirs.filter(isSoon),
  };
}
