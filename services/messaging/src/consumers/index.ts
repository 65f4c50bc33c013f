import { consumer, copyOf, on, type Consumer } from '@ringline/kit/events';
import { UsageCapturedSchema } from '@ringline/proto/billing/v1/events_pb';
import { ContactChangedSchema, SignupMovedSchema, ImportedConsentSchema } from '@ringline/proto/contacts/v1/events_pb';
import {
  CallMissedSchema,
  ConversationChangedSchema,
  MessageReceivedSchema,
} from '@ringline/proto/messaging/v1/events_pb';
import {
  AvailabilityChangedSchema,
  CallChangedSchema,
  NumberChangedSchema,
  PresenceLimitChangedSchema,
  ReachabilityChangedSchema,
} from '@ringline/proto/telephony/v1/events_pb';
import { MemberChangedSchema, WorkspaceChangedSchema } from '@ringline/proto/workspace/v1/events_pb';
import type { ServiceContext } from '@ringline/kit/service';
import type { Deps } from '../context.ts';
import type { Environment } from '../environment.ts';
import { askAbout } from '../assignment/onInbound.ts';
import { keepTextBack } from '../assignment/textBackLog.ts';
import { keepPresenceLimit, keepReachability } from '../assignment/presence.ts';
import { takeSignup } from '../consent/signups.ts';
import { onErasureChanged } from './onErasureChanged.ts';
import type { PrismaClient } from '../generated/prisma/client.ts';
import { keepAvailability } from '../analytics/keepAvailability.ts';
import { keepCallFact } from '../analytics/keepCallFact.ts';
import { cancelAnswered } from '../followUps/answered.ts';
import { keepImportedConsent } from '../consent/importedConsent.ts';
import { showCall, showUsage } from './callItem.ts';
import { showLegUsage } from './outsideLegs.ts';
import { keepContact } from './keepContact.ts';
import { keepMember, keepNumber, keepWorkspace } from './copies.ts';

/** What messaging does when others say that something happened. */
export const consumers = (
  deps: Deps & Pick<ServiceContext<Environment, PrismaClient>, 'jobs'>,
): Consumer<PrismaClient>[] => [
  onErasureChanged(deps),
  consumer<PrismaClient>({
    name: 'copies',
    handlers: [
      copyOf(NumberChangedSchema, async ({ event, uow }) => {
        if (event.number) await keepNumber(uow, event.number);
      }),
      copyOf(WorkspaceChangedSchema, async ({ event, uow }) => {
        if (event.workspace) await keepWorkspace(uow, event.workspace);
      }),
      copyOf(MemberChangedSchema, async ({ event, uow }) => {
        if (event.userProfile) await keepMember(deps)(uow, event.userProfile);
      }),
      copyOf(ReachabilityChangedSchema, ({ event, uow }) => keepReachability(deps)(uow, event)),
      copyOf(PresenceLimitChangedSchema, ({ event, uow }) => keepPresenceLimit(deps)(uow, event)),
      copyOf(ContactChangedSchema, async ({ event, uow }) => {
        if (event.contact) await keepContact(deps)(uow, event.contact, event.deleted);
      }),
    ],
  }),
  consumer<PrismaClient>({
    name: 'assignment-rules',
    handlers: [
      on(MessageReceivedSchema, ({ event, uow }) => askAbout(deps)(uow, event.conversation, 'MESSAGE')),
      on(CallMissedSchema, ({ event, uow }) => askAbout(deps)(uow, event.conversation, 'CALL')),
    ],
  }),
  consumer<PrismaClient>({
    name: 'answered-follow-ups',
    handlers: [on(ConversationChangedSchema, ({ event, uow }) => cancelAnswered(uow, event))],
  }),
  consumer<PrismaClient>({
    name: 'signups',
    handlers: [on(SignupMovedSchema, ({ event, uow }) => takeSignup(deps)(uow, event))],
  }),
  consumer<PrismaClient>({
    name: 'imported-consent',
    handlers: [on(ImportedConsentSchema, ({ event, uow }) => keepImportedConsent(deps)(uow, event))],
  }),
  consumer<PrismaClient>({
    name: 'calls-in-the-timeline',
    handlers: [
      on(CallChangedSchema, async ({ event, uow }) => {
        if (!event.call) return;
        await showCall(deps)(uow, event.call);
        await keepTextBack(deps)(uow, event.call);
      }),
    ],
  }),
  consumer<PrismaClient>({
    name: 'call-figures',
    handlers: [
      copyOf(CallChangedSchema, async ({ event, uow }) => {
        if (event.call) await keepCallFact(uow, event.call);
      }),
      on(AvailabilityChangedSchema, ({ event, uow }) => keepAvailability(uow, event)),
    ],
  }),
  consumer<PrismaClient>({
    name: 'costs-in-the-timeline',
    handlers: [
      on(UsageCapturedSchema, async ({ event, uow }) => {
        // A transcript's price comes with its call.
        if (event.kind === 'TRANSCRIPT') return;
        const usage = {
          workspaceId: uow.workspaceId,
          referenceId: event.referenceId,
          amountMicros: event.amountMicros,
          freeSeconds: event.freeSecondsUsed,
          billingDurationSeconds: event.billingDurationSeconds,
          rateMicros: event.rateMicros,
        };
        if (event.callId) await showLegUsage(deps)(uow, event.callId, usage);
        else await showUsage(deps)(uow, usage);
      }),
    ],
  }),
];
