/** What a workspace has until billing says otherwise: the FREE column of defaults 3.1, where `has` is true. */
export const FREE_PLAN = {
  plan: 'FREE',
  seats: 1,
  zeroCostUsers: 0,
  plansWith: {},
  features: [
    'CALL_AUTOMATION',
    'FREE_MONTHLY_CALLING_MINUTES',
    'FREE_MONTHLY_SMS_MESSAGES',
    'INTERNET_CALL',
    'NUMBER_OF_USERS',
    'TALK_TIME_CAP',
  ],
} as const;

/** Whether a feature's value means that the plan has it: anything but `false`, `0` or `NONE` (defaults 3.1). */
export function has(value: string): boolean {
  return !['', '0', 'FALSE', 'NONE'].includes(value.trim().toUpperCase());
}
