/** What a country asks for before a number of it is sold, as the carrier tells it: data, never rules of ours. */
import { carrierFailure, isGone } from '@ringline/kit/carrier';
import { z } from 'zod';
import type { Deps } from '../../context.ts';
import { askCarrier } from '../../purchases/askCarrier.ts';

export interface RequiredField {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
}

export interface AcceptedDocument {
  readonly type: string;
  readonly name: string;
  readonly fields: readonly RequiredField[];
  readonly needsAddress: boolean;
  readonly needsFile: boolean;
}

export interface RequiredDocument {
  readonly requirement: string;
  readonly name: string;
  readonly description: string;
  readonly accepted: readonly AcceptedDocument[];
}

export interface Requirements {
  /** The carrier's own id of the regulation. */
  readonly sid: string;
  readonly endUserType: string;
  readonly fields: readonly RequiredField[];
  readonly documents: readonly RequiredDocument[];
}

export type EndUser = 'BUSINESS' | 'INDIVIDUAL';

/** The address is handed in by itself, and named by its id. */
const ADDRESS = 'address_sids';
/** So is the name that is registered, which the workspace chose before. */
export const SENDER_ID_FIELD = 'sender_id';
const TYPES: Readonly<Record<string, string>> = {
  LOCAL: 'local',
  MOBILE: 'mobile',
  TOLL_FREE: 'toll-free',
  SENDER_ID: 'alphanumeric',
};

const fields = z
  .array(z.looseObject({ machine_name: z.string(), friendly_name: z.string(), description: z.string().default('') }))
  .default([]);
const told = z.object({
  end_user: z.array(z.looseObject({ type: z.string(), detailed_fields: fields })).default([]),
  supporting_document: z
    .array(
      z.array(
        z.looseObject({
          requirement_name: z.string(),
          name: z.string(),
          description: z.string().default(''),
          accepted_documents: z
            .array(z.looseObject({ type: z.string(), name: z.string(), detailed_fields: fields }))
            .default([]),
        }),
      ),
    )
    .default([]),
});

const fieldsOf = (all: z.infer<typeof fields>): RequiredField[] =>
  all
    .filter(({ machine_name: name }) => name !== ADDRESS)
    .map(({ machine_name: name, friendly_name: label, description: hint }) => ({ name, label, hint }));

/** As the carrier names a type of number. */
export const carrierType = (numberType: string): string => TYPES[numberType] ?? 'local';

/**
 * What is asked for at this moment; undefined: numbers of this kind are sold without, or not at all.
 * @throws Refusal UNAVAILABLE when the carrier does not answer
 */
export const requirementsOf = (
  { carrier }: Pick<Deps, 'carrier'>,
  { country, numberType, endUser }: { country: string; numberType: string; endUser: EndUser },
): Promise<Requirements | undefined> =>
  askCarrier(async () => {
    const [regulation] = await carrier.rest.numbers.v2.regulatoryCompliance.regulations
      .list({
        isoCountry: country,
        numberType: carrierType(numberType),
        endUserType: endUser.toLowerCase() as 'business',
        limit: 1,
      })
      .catch((error: unknown) => {
        if (isGone(carrierFailure(error))) return [];
        throw error;
      });
    if (!regulation) return undefined;
    const { end_user: users, supporting_document: documents } = told.parse(regulation.requirements ?? {});
    return {
      sid: regulation.sid,
      endUserType: users[0]?.type ?? endUser.toLowerCase(),
      fields: fieldsOf(users[0]?.detailed_fields ?? []),
      documents: documents.flat().map(({ requirement_name, name, description, accepted_documents: accepted }) => ({
        requirement: requirement_name,
        name,
        description,
        accepted: accepted.map(({ type, name: called, detailed_fields: asked }) => {
          const own = fieldsOf(asked);
          const needsAddress = own.length < asked.length;
          // An address alone is checked by itself; whatever else is said is proven by a file.
          return { type, name: called, fields: own, needsAddress, needsFile: !needsAddress || own.length > 0 };
        }),
      })),
    };
  });
