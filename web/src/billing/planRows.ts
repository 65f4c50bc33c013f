/** What plans are compared by, in the groups of the change-plan page. */
export const PLAN_ROWS = [
  {
    group: 'workspace',
    features: [
      'NUMBER_OF_USERS',
      'ZERO_COST_USERS',
      'INCLUDED_LOCAL_NUMBER',
      'ADDITIONAL_PHONE_NUMBERS',
      'NUMBER_PORTING',
    ],
  },
  {
    group: 'calls',
    features: [
      'FREE_MONTHLY_CALLING_MINUTES',
      'TALK_TIME_CAP',
      'CALL_AUTOMATION',
      'WAIT_QUEUES',
      'CALL_RECORDING',
      'CALL_CAMPAIGNS',
    ],
  },
  {
    group: 'messages',
    features: ['MESSAGING_SUPPORT', 'FREE_MONTHLY_SMS_MESSAGES', 'MESSAGE_CAMPAGINS', 'NUMBER_OF_OPT_IN_KEYWORDS'],
  },
  { group: 'ai', features: ['AUDIO_TO_TEXT', 'TRANSCRIPTION', 'SMART_ASSISTANT', 'SMART_ESCALATIONS'] },
  { group: 'integrations', features: ['APP_INTEGRATIONS', 'DEVELOPER_API'] },
] as const;

export type PlanRowFeature = (typeof PLAN_ROWS)[number]['features'][number];

/** Seats that one workspace buys, at the most. */
export const MOST_SEATS = 1_000;

/** A number of seats as it is typed; what is none counts as before. */
export function readSeats(typed: string, before: number): number {
  const seats = Number(typed);
  return Number.isInteger(seats) && seats >= 1 ? Math.min(seats, MOST_SEATS) : before;
}

/** Channels by the names that they have everywhere. */
const CHANNELS: Readonly<Record<string, string>> = { WHATSAPP: 'WhatsApp', VIBER: 'Viber' };
const CHOICES = ['BASIC', 'FULL', 'ON_DEMAND', 'AUTOMATIC'] as const;

export type PlanValue =
  | { readonly kind: 'yes' | 'no' | 'unlimited' }
  | { readonly kind: 'count'; readonly count: number }
  | { readonly kind: 'choice'; readonly choice: (typeof CHOICES)[number] }
  | { readonly kind: 'text'; readonly text: string };

/** Reads what a plan says of a feature: "true", "500", "-1" (unlimited), "FULL" or "SMS,MMS". */
export function readPlanValue(value: string | undefined): PlanValue {
  if (value === undefined || ['false', '0', 'NONE'].includes(value)) return { kind: 'no' };
  if (value === 'true') return { kind: 'yes' };
  if (value === '-1') return { kind: 'unlimited' };
  if (/^\d+$/.test(value)) return { kind: 'count', count: Number(value) };
  const choice = CHOICES.find((known) => known === value);
  if (choice) return { kind: 'choice', choice };
  return {
    kind: 'text',
    text: value
      .split(',')
      .map((part) => CHANNELS[part] ?? part)
      .join(', '),
  };
}
