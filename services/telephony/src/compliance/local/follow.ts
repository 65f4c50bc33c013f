/**
 * Leads the registration of the local numbers on: sends what has to be sent, and asks how it stands. The registry tells nobody, so
 * that it is asked again, less and less often while nothing changes.
 */
import { carrierFailure } from '@ringline/kit/carrier';
import { repeated } from '@ringline/kit/telemetry';
import { RegistrationFeeService } from '@ringline/proto/billing/v1/registrations_pb';
import { z } from 'zod';
import type { Deps } from '../../context.ts';
import type { Rejection } from '../registrations.ts';
import { NotCompliant, sendBrand, sendCampaign, takeBackCampaign } from './chain.ts';
import { coverNumbers } from './numbers.ts';
import { keep, type Kept, moveLocal, readLocal } from './store.ts';

/** Milliseconds until it is asked again: first, and at most while it is reviewed, and while it is approved. */
const ASKED_AFTER = {
  carrier: { first: 60_000, review: 3_600_000, approved: 86_400_000 },
  sandbox: { first: 500, review: 4_000, approved: 8_000 },
} as const;
/** After so many days nobody expects an answer any more: it is asked once a day. */
const PATIENCE_DAYS = 60;
const DAY_MS = 86_400_000;
/** Rejections after which the registry takes the same texts no more (facts 2.3). */
const FINAL = new Set(['30885']);
const GONE = new Set(['DELETION_PENDING', 'DELETION_FAILED', 'SUSPENDED']);

/** When it is to be looked at again; undefined: there is nothing to wait for. */
export function nextLook({ registration, state }: Kept, now: Date, isSandbox: boolean): Date | undefined {
  if (state.isDemo) return undefined;
  const times = ASKED_AFTER[isSandbox ? 'sandbox' : 'carrier'];
  const { status, updatedAt } = registration;
  if (status === 'APPROVED' || status === 'SUSPENDED') return new Date(now.getTime() + times.approved);
  if (status !== 'PENDING' && status !== 'IN_REVIEW') return undefined;
  const late = now.getTime() - updatedAt.getTime() > PATIENCE_DAYS * DAY_MS;
  const wait = Math.min(times.first * 2 ** Math.min(state.looks, 20), late ? times.approved : times.review);
  return new Date(now.getTime() + wait);
}

/** Does what can be done now. What fails for the moment is tried again at the next look. */
export async function follow(deps: Deps, workspaceId: string): Promise<Kept | undefined> {
  const before = await readLocal(deps, workspaceId);
  if (!before) return undefined;
  await keep(deps, workspaceId, (state) => ({ ...state, looks: state.looks + 1 }));
  try {
    await step(deps, before);
  } catch (error) {
    if (error instanceof NotCompliant) await reject(deps, before, error.rejections);
    else {
      const failure = carrierFailure(error);
      if (failure.kind === 'refused' && isOpen(before))
        await reject(deps, before, [{ code: String(failure.code), reason: failure.message }]);
      else repeated(deps.log).warn({ err: error }, 'the registry could not be asked; it is asked again');
    }
  }
  return readLocal(deps, workspaceId);
}

const isOpen = ({ registration: { status } }: Kept): boolean => status === 'PENDING' || status === 'IN_REVIEW';

async function step(deps: Deps, before: Kept): Promise<void> {
  let kept = before;
  const { workspaceId } = kept.registration;
  if (kept.state.isDemo) return;
  if (kept.state.ending) {
    await takeBackCampaign(deps, kept);
    kept = (await readLocal(deps, workspaceId)) ?? kept;
  }
  const { status } = kept.registration;
  if (status === 'APPROVED' || status === 'SUSPENDED') return watch(deps, kept);
  if (!isOpen(kept)) return;
  if (kept.state.brandSid === undefined || kept.state.again === 'BRAND') kept = await sendBrand(deps, kept);
  kept = await askBrand(deps, kept);
  if (!isOpen(kept) || kept.state.brandStatus !== 'APPROVED') return;
  if (await waitsForYes(deps, kept)) return;
  if (kept.state.campaignSid === undefined || kept.state.again === 'CAMPAIGN') {
    const unpaid = await holdAgain(deps, kept);
    if (unpaid) return reject(deps, kept, [unpaid]);
    kept = await sendCampaign(deps, kept);
  }
  await askCampaign(deps, kept);
}

async function reject(deps: Deps, { registration }: Kept, rejections: readonly Rejection[]): Promise<void> {
  const editAllowed = rejections.every(({ code }) => !FINAL.has(code));
  await moveLocal(deps, registration, { kind: 'REJECTED' }, { rejections, editAllowed });
}

async function askBrand(deps: Deps, kept: Kept): Promise<Kept> {
  const { registration, state } = kept;
  const { workspaceId } = registration;
  const told = await deps.carrier.rest.messaging.v1.brandRegistrations(state.brandSid ?? '').fetch();
  const reasons = reasonsOf(told.errors);
  const late = reasons.some(({ code }) => code === '30752');
  const is = (status: string) => told.status === status;
  const after = await keep(deps, workspaceId, (before) => ({
    ...before,
    brandStatus: told.status,
    identity: told.identityStatus,
    brandScore: told.brandScore ?? null,
    confirmationLate: late,
  }));
  if (!is('PENDING') && registration.status === 'PENDING' && (is('IN_REVIEW') || is('APPROVED')))
    await moveLocal(deps, registration, { kind: 'ACKNOWLEDGED' });
  if (is('FAILED') || GONE.has(told.status))
    await reject(deps, (await readLocal(deps, workspaceId)) ?? after, orGiven(reasons, told.failureReason));
  return (await readLocal(deps, workspaceId)) ?? after;
}

/** A sole proprietor answers YES from that phone; a business is verified by its papers. */
async function waitsForYes(deps: Deps, kept: Kept): Promise<boolean> {
  const { registration, state } = kept;
  if (state.identity !== 'UNVERIFIED') return false;
  if (registration.type !== 'SOLE_PROPRIETOR') {
    await reject(deps, kept, [{ code: '30991', reason: 'The brand is not verified.' }]);
    return true;
  }
  if (state.confirmationAt === undefined)
    await keep(deps, registration.workspaceId, (before) => ({
      ...before,
      confirmationAt: deps.clock.now().toISOString(),
    }));
  return true;
}

/** The fee may have waited longer than its hold. @returns why it can't be paid */
async function holdAgain(deps: Deps, { registration, state }: Kept): Promise<Rejection | undefined> {
  const fee = state.fees.CAMPAIGN_FEE;
  if (!fee || fee.state === 'CHARGED') return undefined;
  const { allowed, code, reason } = await deps.rpc
    .client(RegistrationFeeService)
    .holdForRegistration({ workspaceId: registration.workspaceId, fees: [{ id: fee.id, kind: 'CAMPAIGN_FEE' }] });
  return allowed ? undefined : { code, reason };
}

async function askCampaign(deps: Deps, kept: Kept): Promise<void> {
  const { registration, state } = kept;
  const { workspaceId } = registration;
  const { serviceSid = '', campaignSid = '' } = state;
  const told = await deps.carrier.rest.messaging.v1.services(serviceSid).usAppToPerson(campaignSid).fetch();
  const status = told.campaignStatus;
  const after = await keep(deps, workspaceId, (before) => ({ ...before, campaignStatus: status }));
  if (status === 'FAILED' || status === 'SUSPENDED') return reject(deps, after, orGiven(reasonsOf(told.errors), ''));
  if (status !== 'VERIFIED') return;
  const covered = await coverNumbers(deps, after);
  // Approved and without a number: it goes on to be in review until one comes.
  if (Object.values(covered.state.numbers).every((number) => number.state !== 'COVERED')) return;
  await moveLocal(deps, covered.registration, { kind: 'APPROVED' });
}

/** An approved one stays so until the registry or a carrier suspends it, and comes back when they say so. */
async function watch(deps: Deps, kept: Kept): Promise<void> {
  const { registration, state } = kept;
  const { brandSid, serviceSid = '', campaignSid } = state;
  if (brandSid === undefined || campaignSid === undefined) return;
  const { v1 } = deps.carrier.rest.messaging;
  const brand = await v1.brandRegistrations(brandSid).fetch();
  const campaign = await v1.services(serviceSid).usAppToPerson(campaignSid).fetch();
  const isGood = brand.status === 'APPROVED' && campaign.campaignStatus === 'VERIFIED';
  const isBad = brand.status === 'FAILED' || campaign.campaignStatus === 'FAILED';
  const reasons = [...reasonsOf(campaign.errors), ...reasonsOf(brand.errors)];
  const words = orGiven(reasons, `Brand ${brand.status}, campaign ${campaign.campaignStatus}.`);
  const change = (before: Kept['state']) => ({
    ...before,
    brandStatus: brand.status,
    campaignStatus: campaign.campaignStatus,
  });
  if (registration.status === 'APPROVED') {
    if (isGood) return void (await coverNumbers(deps, kept));
    await moveLocal(deps, registration, { kind: 'SUSPENDED' }, { rejections: words, change });
    return;
  }
  if (isGood) await moveLocal(deps, registration, { kind: 'APPEAL_ACCEPTED' }, { change });
  else if (isBad) await moveLocal(deps, registration, { kind: 'APPEAL_REFUSED' }, { rejections: words, change });
}

const told = z.array(
  z.looseObject({
    error_code: z.union([z.string(), z.number()]).optional(),
    code: z.union([z.string(), z.number()]).optional(),
    error_message: z.string().optional(),
    description: z.string().optional(),
  }),
);

/** The registry names its errors in more than one way. */
function reasonsOf(errors: unknown): Rejection[] {
  const read = told.safeParse(errors ?? []);
  if (!read.success) return [];
  return read.data.map(({ error_code, code, error_message, description }) => ({
    code: String(error_code ?? code ?? ''),
    reason: error_message ?? description ?? '',
  }));
}

const orGiven = (reasons: readonly Rejection[], words: string | null): Rejection[] =>
  reasons.length > 0 ? [...reasons] : [{ code: '', reason: words || 'The carriers gave no reason.' }];
