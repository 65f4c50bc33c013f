import { IconAddressBook, IconMessage2, IconPhone, IconUsers, type Icon } from '@tabler/icons-react';

/** What a workspace may want first, and where that begins. The names are kept as `onBoardingGoal`. */
export const GOALS = [
  { goal: 'ANSWER_CALLS', icon: IconPhone, path: '/onboarding/goal-action' },
  { goal: 'TEXT_CUSTOMERS', icon: IconMessage2, path: '/onboarding/goal-action' },
  { goal: 'WORK_AS_TEAM', icon: IconUsers, path: '/settings/users' },
  { goal: 'KNOW_CUSTOMERS', icon: IconAddressBook, path: '/connections/contacts' },
] as const satisfies readonly { goal: string; icon: Icon; path: string }[];

export type Goal = (typeof GOALS)[number]['goal'];

/** The goal that a workspace chose; answering calls where none was. */
export const goalOf = (chosen: string | null | undefined) => GOALS.find(({ goal }) => goal === chosen) ?? GOALS[0];
