import { timestampDate } from '@bufbuild/protobuf/wkt';
import { consumer, copyOf, on, type Consumer } from '@ringline/kit/events';
import { MessageReceivedSchema, MessageSettledSchema } from '@ringline/proto/messaging/v1/events_pb';
import {
  CallEndedSchema,
  NumberChangedSchema,
  NumberChargeCarriedSchema,
  OutsideLegEndedSchema,
  RegistrationFeeSettledSchema,
  RegistrationMonthlyChangedSchema,
  TranscriptSettledSchema,
} from '@ringline/proto/telephony/v1/events_pb';
import {
  MemberChangedSchema,
  type WorkspaceChanged,
  WorkspaceChangedSchema,
} from '@ringline/proto/workspace/v1/events_pb';
import type { Deps } from '../context.ts';
import { ownDomain } from '../coupons/ownDomain.ts';
import type { PrismaClient } from '../generated/prisma/client.ts';
import { carryCharge } from '../numbers/carryCharge.ts';
import { changeMonthly } from '../registrations/changeMonthly.ts';
import { loadRegistrationFees } from '../registrations/fees.ts';
import { settleFee } from '../registrations/settleFee.ts';
import { openAccount } from '../subscriptions/openAccount.ts';
import { captureCall } from '../usage/captureCall.ts';
import { captureForward } from '../usage/captureForward.ts';
import { captureInboundMessage, captureOutboundMessage } from '../usage/captureMessage.ts';
import { captureTranscript } from '../usage/captureTranscript.ts';
import { releaseHold } from '../usage/captureUsage.ts';

/** What a workspace is called on its invoices. */
const nameOf = (workspace: WorkspaceChanged['workspace']) => workspace?.setting?.displayName || workspace?.name || '';

const registrationFees = loadRegistrationFees();

/** What billing does when others say that something happened. */
export const consumers = (deps: Deps): Consumer<PrismaClient>[] => [
  consumer<PrismaClient>({
    name: 'new-workspace',
    handlers: [
      on(WorkspaceChangedSchema, async ({ event, uow }) => {
        await openAccount(deps)(uow, event.workspace?.setting?.timezone ?? '');
        const country = event.workspace?.setting?.country ?? '';
        const platform = event.workspace?.platform || 'RINGLINE';
        const workspaceName = nameOf(event.workspace);
        await uow.tx.wallet.updateMany({ where: { workspaceId: uow.workspaceId }, data: { platform, workspaceName } });
        // The first one stays: with its own country, whoever may change the settings could open any. The owner opens others.
        await uow.tx.wallet.updateMany({ where: { workspaceId: uow.workspaceId, country: '' }, data: { country } });
      }),
    ],
  }),
  consumer<PrismaClient>({
    name: 'workspace-name',
    handlers: [
      copyOf(WorkspaceChangedSchema, async ({ event: { workspace }, uow }) => {
        // The account is opened by what is new alone.
        const workspaceName = nameOf(workspace);
        await uow.tx.wallet.updateMany({ where: { workspaceId: uow.workspaceId }, data: { workspaceName } });
      }),
    ],
  }),
  consumer<PrismaClient>({
    name: 'number-copy',
    handlers: [
      copyOf(NumberChangedSchema, async ({ event: { number }, uow }) => {
        if (!number) return;
        const { id, type, isTestNumber, monthlyMinor, isFree, version } = number;
        const copy = {
          workspaceId: uow.workspaceId,
          number: number.number,
          type,
          isTestNumber,
          monthlyMinor,
          isFree,
          isReleased: number.status === 'RELEASED',
          ...(number.createdAt ? { boughtAt: timestampDate(number.createdAt) } : {}),
          version,
        };
        const present = await uow.tx.workspaceNumber.findFirst({ where: { id }, select: { version: true } });
        if (!present) await uow.tx.workspaceNumber.create({ data: { id, ...copy } });
        else if (present.version <= version) await uow.tx.workspaceNumber.update({ where: { id }, data: copy });
      }),
    ],
  }),
  consumer<PrismaClient>({
    name: 'number-charge',
    handlers: [on(NumberChargeCarriedSchema, ({ event, uow }) => carryCharge(deps)(uow, event))],
  }),
  consumer<PrismaClient>({
    name: 'registration-fees',
    handlers: [
      on(RegistrationFeeSettledSchema, ({ event, uow }) => settleFee(deps, registrationFees)(uow, event)),
      on(RegistrationMonthlyChangedSchema, ({ event, uow }) => changeMonthly(deps, registrationFees)(uow, event)),
    ],
  }),
  consumer<PrismaClient>({
    name: 'owner-domain',
    handlers: [
      copyOf(MemberChangedSchema, async ({ event: { userProfile }, uow }) => {
        if (userProfile?.roleName !== 'OWNER') return;
        await openAccount(deps)(uow);
        const ownerDomain = ownDomain(userProfile.email);
        await uow.tx.wallet.updateMany({ where: { workspaceId: uow.workspaceId }, data: { ownerDomain } });
      }),
    ],
  }),
  consumer<PrismaClient>({
    name: 'usage',
    // Each capture locks the workspace's wallet, for which a hold may be waiting.
    runLength: 4,
    handlers: [
      on(CallEndedSchema, async ({ event, meta, uow }) => {
        if (!event.call) return;
        const began = event.call.startedAt ? timestampDate(event.call.startedAt) : meta.time;
        await captureCall(deps)(uow, event.call, event.billableSeconds);
        for (const leg of event.call.forwardedLegs) await captureForward(deps)(uow, event.call, leg, began);
      }),
      on(OutsideLegEndedSchema, async ({ event, meta, uow }) => {
        if (event.leg) await captureForward(deps)(uow, { ...event, id: event.callId }, event.leg, meta.time);
      }),
      on(TranscriptSettledSchema, async ({ event, meta, uow }) => {
        await captureTranscript(deps)(uow, event, meta.time);
      }),
      on(MessageSettledSchema, async ({ event: { conversation, outcome, isTestNumber }, uow }) => {
        if (!conversation) return;
        if (outcome === 'SENT') await captureOutboundMessage(deps)(uow, conversation, isTestNumber);
        else await releaseHold(deps)(uow, 'MESSAGE', conversation.id);
      }),
      on(MessageReceivedSchema, async ({ event, uow }) => {
        if (event.conversation) await captureInboundMessage(deps)(uow, event.conversation);
      }),
    ],
  }),
];
