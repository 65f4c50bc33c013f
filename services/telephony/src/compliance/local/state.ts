/** How far the registration of the local numbers is at the registry: kept in its row, and repeated steps find what they made. */
import { seededUuid } from '../../calls/engine/ids.ts';
import { z } from 'zod';
import type { Registration } from '../../generated/prisma/client.ts';

/** A profile or trust product: who the business is, with what belongs to it. */
const bundle = z.object({
  sid: z.string(),
  /** End users by their type. */
  people: z.record(z.string(), z.string()).default({}),
  addressSid: z.string().optional(),
  documentSid: z.string().optional(),
  assigned: z.array(z.string()).default([]),
  sent: z.boolean().default(false),
});
const fee = z.object({ id: z.string(), state: z.enum(['HELD', 'CHARGED']) });
const covered = z.object({ sid: z.string(), state: z.enum(['COVERED', 'REFUSED']), code: z.string().default('') });

const stateSchema = z.object({
  /** LV_STANDARD or SOLE_PROPRIETOR, of which all that follows is. */
  type: z.string().optional(),
  profile: bundle.optional(),
  product: bundle.optional(),
  brandSid: z.string().optional(),
  /** As the registry has it. */
  brandStatus: z.string().optional(),
  identity: z.string().optional(),
  brandScore: z.number().nullable().default(null),
  serviceSid: z.string().optional(),
  campaignSid: z.string().optional(),
  campaignStatus: z.string().optional(),
  /** What has to be sent again, since it was rejected and corrected. */
  again: z.enum(['BRAND', 'CAMPAIGN']).optional(),
  fees: z.object({ BRAND_FEE: fee.optional(), CAMPAIGN_FEE: fee.optional() }).default({}),
  /** How often it was submitted: each time has fees of its own. */
  attempts: z.number().default(0),
  /** When the registry texted a sole proprietor. */
  confirmationAt: z.string().optional(),
  /** That text was not answered in time. */
  confirmationLate: z.boolean().default(false),
  /** Local numbers by our id. */
  numbers: z.record(z.string(), covered).default({}),
  /** Whether it is paid each month. */
  monthly: z.boolean().default(false),
  appeal: z.string().default(''),
  /** Withdrawn or cancelled: what the registry has of it has still to be taken back. */
  ending: z.boolean().default(false),
  /** How often the registry was asked since something changed. */
  looks: z.number().default(0),
  /** Of the demo workspace, of which the registry knows nothing. */
  isDemo: z.boolean().default(false),
});
export type RegistryState = z.infer<typeof stateSchema>;
export type Bundle = z.infer<typeof bundle>;
export type FeeKind = 'BRAND_FEE' | 'CAMPAIGN_FEE';

export const EMPTY_STATE: RegistryState = stateSchema.parse({});
export const stateOf = ({ registry }: Pick<Registration, 'registry'>): RegistryState => stateSchema.parse(registry);

/** What a submission is charged: the business once, its texts each time that they are reviewed. */
export function dueFees({ type, status, registry }: Pick<Registration, 'type' | 'status' | 'registry'>): FeeKind[] {
  if (type === 'TOLL_FREE' || !['DRAFT', 'READY_FOR_SUBMISSION', 'REJECTED'].includes(status)) return [];
  const state = stateOf({ registry });
  const knowsBusiness = state.brandSid !== undefined && state.type === type;
  return knowsBusiness ? ['CAMPAIGN_FEE'] : ['BRAND_FEE', 'CAMPAIGN_FEE'];
}

/** The id of a fee: the same submission asks for the same fee, however often it is tried. */
export const feeId = (registrationId: string, attempt: number, kind: FeeKind): string =>
  seededUuid(`registration-fee-${registrationId}`, attempt * 2 + (kind === 'BRAND_FEE' ? 0 : 1));

/** Whether the registry knows the business, so that what is said of it stands. */
export const isBrandFixed = (registration: Pick<Registration, 'type' | 'registry'>): boolean => {
  const { brandSid, brandStatus, type } = stateOf(registration);
  return brandSid !== undefined && brandStatus === 'APPROVED' && type === registration.type;
};
