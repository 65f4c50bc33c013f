import { z } from 'zod';

const rows = z.array(z.object({ when: z.string(), what: z.string() }));

/** The calls that a mail names, each with when it was. */
export const callRows = (json: string): (readonly [when: string, what: string])[] =>
  rows.parse(JSON.parse(json)).map(({ when, what }) => [when, what] as const);
