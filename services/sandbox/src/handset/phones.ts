/** The phones of the outside world: who has one on the bench, how it answers, and what it says. */
import { z } from 'zod';
import type { VirtualSpeech } from '../media/switch.ts';
import type { SandboxDatabase } from '../store/store.ts';

/** A phone number, a short code, or the name that a sender of texts shows: the latter two send texts and do nothing else. */
const ADDRESS = /^(?:\+[1-9]\d{6,14}|\d{3,8}|(?=.*[A-Za-z])[A-Za-z0-9][A-Za-z0-9 -]{0,9}[A-Za-z0-9])$/;
const SAYS_WHAT =
  'Give a number in E.164, such as +15035550174, a short code, or a name of up to 11 letters and digits.';
/** What carriers say in place of a number that is hidden: words, digits that spell one on a keypad, or nothing. */
export const HIDDEN = ['anonymous', 'Restricted', 'unavailable', 'asterisk', '+266696687', '+7378742833', ''] as const;

export const phoneSchema = z.object({
  number: z.string().regex(ADDRESS, SAYS_WHAT),
  name: z.string().trim().max(40).default(''),
  /** Seconds until it answers by itself, or a person answers, or nobody does, or it is engaged. */
  answers: z
    .union([z.literal('by-hand'), z.literal('never'), z.literal('busy'), z.number().min(0).max(600)])
    .default('by-hand'),
  /** caller: a recorded voice; silence; tone:<Hz>; microphone: the one of the page. */
  says: z
    .string()
    .regex(/^(?:caller|silence|microphone|tone:\d{2,4})$/)
    .default('caller'),
  /** Hides its number, and what carriers say instead; null: it shows it. */
  hides: z.enum(HIDDEN).nullable().default(null),
  /** Whether its person has Viber, and takes messages from businesses there. */
  viber: z.enum(['on', 'blocks', 'none']).default('on'),
  /** A switchboard answers by itself, asks for one of these, and listens to keys. */
  extensions: z
    .array(z.string().regex(/^\d{1,6}$/))
    .max(20)
    .default([]),
});

type Phone = z.infer<typeof phoneSchema>;

export interface Phones {
  all(): Promise<readonly Phone[]>;
  /** How a number behaves; a number that is not on the bench rings until somebody gives up. */
  settingsOf(number: string): Promise<Phone>;
  save(phone: z.input<typeof phoneSchema>): Promise<void>;
  /** Puts phones on a bench that is empty, so that a newcomer finds something to call with. */
  furnish(): Promise<void>;
  remove(number: string): Promise<void>;
  /** What carriers show of a caller or sender. */
  shownOf(from: string): Promise<string>;
  /** What a phone without a page says, for the media switch. */
  speechOf(says: string): VirtualSpeech;
  watch(listener: () => void): () => void;
}

/** People of the demo workspace's contacts, and the others that businesses hear from. */
const firstPhones: readonly z.input<typeof phoneSchema>[] = [
  { number: '+15035550174', name: 'Tomás' },
  { number: '+16285550136', name: 'Ana' },
  { number: '+14155550187', name: 'Grace' },
  { number: 'DHL', name: 'Parcels' },
  { number: '72975', name: 'Short code' },
  { number: '+19715550141', name: 'Hidden', hides: 'anonymous' },
  { number: '+19715550142', name: 'Hidden by digits', hides: '+266696687' },
  { number: '+19715550143', name: 'No number', hides: '' },
  { number: '+14155558844', name: 'Switchboard', answers: 1, extensions: ['12', '34'] },
];

const reason = 'the outside world has no workspace';

export function createPhones(db: SandboxDatabase, callerFile: string, now: () => Date): Phones {
  const listeners = new Set<() => void>();
  const changed = () => {
    for (const listener of listeners) listener();
  };
  return {
    async all() {
      const rows = await db.platform(reason, ({ tx }) => tx.phone.findMany({ orderBy: { createdAt: 'asc' } }));
      return rows.map((row) => phoneSchema.parse(row.record));
    },
    async settingsOf(number) {
      const row = await db.platform(reason, ({ tx }) => tx.phone.findUnique({ where: { number } }));
      return phoneSchema.parse(row?.record ?? { number });
    },
    async save(given) {
      const phone = phoneSchema.parse(given);
      await db.platform(reason, ({ tx }) =>
        tx.phone.upsert({
          where: { number: phone.number },
          create: { number: phone.number, createdAt: now(), record: phone },
          update: { record: phone },
        }),
      );
      changed();
    },
    async furnish() {
      const count = await db.platform(reason, ({ tx }) => tx.phone.count());
      if (count === 0) for (const phone of firstPhones) await this.save(phone);
    },
    async remove(number) {
      await db.platform(reason, ({ tx }) => tx.phone.deleteMany({ where: { number } }));
      changed();
    },
    async shownOf(from) {
      const { hides } = from === '' ? { hides: '' } : await this.settingsOf(from);
      return hides ?? from;
    },
    speechOf(says) {
      if (says.startsWith('tone:')) return `tone:${Number(says.slice(5))}`;
      return says === 'caller' ? callerFile : 'silence';
    },
    watch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
