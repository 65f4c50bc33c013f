import { readFileSync } from 'node:fs';
import { Refusal } from '@ringline/kit/errors';
import { z } from 'zod';

const micros = z.number().int().min(0);

const ratesFile = z.object({
  note: z.string(),
  currency: z.literal('USD'),
  // Per begun minute of a recording that is written down (defaults 5.2); the catalogue of plans names no minutes that are free.
  transcriptMicros: micros.default(20_000),
  // The carrier's fee of a WhatsApp message, both ways; what WhatsApp itself asks stands with the country (defaults 5.5).
  whatsappPlatformMicros: micros.default(5_000),
  countries: z.array(
    z.object({
      country: z.string().length(2),
      landlineMicros: micros,
      mobileMicros: micros,
      inboundMicros: micros,
      tollFreeInboundMicros: micros.nullable(),
      smsOutMicros: micros,
      smsInMicros: micros,
      // Of one picture message, whatever it holds (defaults 6.2); null: the country has none.
      mmsOutMicros: micros.nullable().default(null),
      mmsInMicros: micros.nullable().default(null),
      // An answer within 24 hours of the person's last message.
      whatsappServiceMicros: micros.default(0),
      // Of one Viber message, and of one within the session of 24 hours that the person's last one opened; null: the provider does not reach it.
      viberOutMicros: micros.nullable().default(null),
      viberReplyMicros: micros.nullable().default(null),
      initialSeconds: z.number().int().positive(),
      incrementSeconds: z.number().int().positive(),
      freePool: z.boolean(),
    }),
  ),
  prefixes: z.array(
    z.object({
      prefix: z.string().regex(/^\d+$/),
      country: z.string(),
      line: z.enum(['landline', 'mobile', 'unsupported', 'blocked']),
    }),
  ),
});

export type CountryRate = z.infer<typeof ratesFile>['countries'][number];

/** How a call is counted and what a minute of it costs. */
export interface CallRate {
  /** Micros of a US dollar per minute. */
  readonly rateMicros: number;
  readonly initialSeconds: number;
  readonly incrementSeconds: number;
  /** The plan's free minutes and texts count towards this country. */
  readonly freePool: boolean;
}

export type Rates = ReturnType<typeof loadRates>;

/** Reads the rates. @throws ZodError naming what is wrong with the file. */
export function loadRates(file: string | URL = new URL('../../config/rates.json', import.meta.url)) {
  const data = ratesFile.parse(JSON.parse(readFileSync(file, 'utf8')));
  const countries = new Map(data.countries.map((row) => [row.country, row]));
  const prefixes = new Map(data.prefixes.map((row) => [row.prefix, row]));

  /** The row of the longest prefix of an E.164 number (defaults 5.2, step 1). */
  function look(number: string): { country: CountryRate; line: 'landline' | 'mobile' } | 'unsupported' | 'blocked' {
    const digits = number.replace(/^\+/, '');
    for (let length = digits.length; length > 0; length--) {
      const row = prefixes.get(digits.slice(0, length));
      if (!row) continue;
      const country = countries.get(row.country);
      if (row.line === 'blocked') return 'blocked';
      if (row.line === 'unsupported' || !country) return 'unsupported';
      return { country, line: row.line };
    }
    return 'unsupported';
  }

  function destination(number: string) {
    const found = look(number);
    if (found === 'blocked') {
      throw new Refusal({
        code: 'DESTINATION_BLOCKED',
        message: 'This number is a premium-rate or satellite number, which is blocked. Use another number.',
      });
    }
    if (found === 'unsupported') {
      throw new Refusal({
        code: 'DESTINATION_NOT_SUPPORTED',
        message: 'We have no rate for this destination yet, so it can’t be reached. Use another number.',
      });
    }
    return found;
  }

  return {
    data,
    /** @throws Refusal DESTINATION_NOT_SUPPORTED or DESTINATION_BLOCKED */
    outboundCall(number: string): CallRate & { country: string } {
      const { country, line } = destination(number);
      return { ...country, rateMicros: line === 'mobile' ? country.mobileMicros : country.landlineMicros };
    },
    /** @throws Refusal DESTINATION_NOT_SUPPORTED or DESTINATION_BLOCKED */
    outboundText(number: string): { country: string; rateMicros: number; freePool: boolean } {
      const { country } = destination(number);
      return { country: country.country, rateMicros: country.smsOutMicros, freePool: country.freePool };
    },
    /**
     * Of one picture message: the plan's free texts are none.
     * @throws Refusal DESTINATION_NOT_SUPPORTED or DESTINATION_BLOCKED
     */
    outboundPictures(number: string): { country: string; rateMicros: number; freePool: boolean } {
      const { country } = destination(number);
      if (country.mmsOutMicros === null)
        throw new Refusal({
          code: 'DESTINATION_NOT_SUPPORTED',
          message: 'Pictures and files reach phones in the US and Canada only. Send a text with a link instead.',
          why: { check: 'mms-country', required: 'a phone in the US or Canada', current: country.country },
        });
      return { country: country.country, rateMicros: country.mmsOutMicros, freePool: false };
    },
    /**
     * Of one WhatsApp message in answer to a person: the plan's free texts are none.
     * @throws Refusal DESTINATION_NOT_SUPPORTED or DESTINATION_BLOCKED
     */
    outboundWhatsApp(number: string): { country: string; rateMicros: number; freePool: boolean } {
      const { country } = destination(number);
      const rateMicros = data.whatsappPlatformMicros + country.whatsappServiceMicros;
      return { country: country.country, rateMicros, freePool: false };
    },
    /**
     * Of one Viber message: the plan's free texts are none.
     * @param inSession it answers the person within 24 hours of their last one
     * @throws Refusal DESTINATION_NOT_SUPPORTED or DESTINATION_BLOCKED
     */
    outboundViber(number: string, inSession: boolean): { country: string; rateMicros: number; freePool: boolean } {
      const { country } = destination(number);
      const { viberOutMicros: out, viberReplyMicros: reply } = country;
      if (out === null)
        throw new Refusal({
          code: 'DESTINATION_NOT_SUPPORTED',
          message: 'Viber messages to this country are not offered. Send a text instead.',
          why: { check: 'viber-country', required: 'a country with a price for Viber', current: country.country },
        });
      return { country: country.country, rateMicros: inSession ? (reply ?? out) : out, freePool: false };
    },
    inboundWhatsAppMicros: (): number => data.whatsappPlatformMicros,
    /** Rate of the called number; toll-free never draws on free minutes (defaults 5.2, step 9). Undefined: free, no rate is known. */
    inboundCall(number: string, type: string): CallRate | undefined {
      const found = look(number);
      if (typeof found === 'string') return undefined;
      const { country } = found;
      return type === 'TOLL_FREE'
        ? { ...country, rateMicros: country.tollFreeInboundMicros ?? country.inboundMicros, freePool: false }
        : { ...country, rateMicros: country.inboundMicros };
    },
    inboundTextMicros(number: string): number {
      const found = look(number);
      return typeof found === 'string' ? 0 : found.country.smsInMicros;
    },
    inboundPicturesMicros(number: string): number {
      const found = look(number);
      return typeof found === 'string' ? 0 : (found.country.mmsInMicros ?? found.country.smsInMicros);
    },
    /** Whether the plan's pools serve calls and texts from this number. */
    hasFreePool(number: string): boolean {
      const found = look(number);
      return typeof found !== 'string' && found.country.freePool;
    },
    /** The rows of a country, or of all. */
    list(country: string): CountryRate[] {
      return country === '' ? data.countries : data.countries.filter((row) => row.country === country.toUpperCase());
    },
  };
}
