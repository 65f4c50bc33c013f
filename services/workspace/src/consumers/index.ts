import type { Consumer } from '@ringline/kit/events';
import type { Deps } from '../context.ts';
import { createErasing } from '../erasure/eraseNotifications.ts';
import type { PrismaClient } from '../generated/prisma/client.ts';
import { countActivity } from './countActivity.ts';
import { onBillingNoticed } from './onBillingNoticed.ts';
import { onBlockListChanged } from './onBlockListChanged.ts';
import { onCallMissed } from './onCallMissed.ts';
import { onCallRings } from './onCallRings.ts';
import { onCallSupervised } from './onCallSupervised.ts';
import { onCallingCountriesChanged } from './onCallingCountriesChanged.ts';
import { onConversationAssigned } from './onConversationAssigned.ts';
import { onEmergencyCall } from './onEmergencyCall.ts';
import { onInvoicePaid } from './onInvoicePaid.ts';
import { onErasureAdvanced } from './onErasureAdvanced.ts';
import { onFollowUpDue } from './onFollowUpDue.ts';
import { onInternalMessage } from './onInternalMessage.ts';
import { onNewMessage } from './onNewMessage.ts';
import { onNotificationChanged } from './onNotificationChanged.ts';
import { onNumberChanged } from './onNumberChanged.ts';
import { onPeopleMentioned } from './onPeopleMentioned.ts';
import { onRecordingHandled } from './onRecordingHandled.ts';
import { onRecordingMissing } from './onRecordingMissing.ts';
import { onSessionEnded } from './onSessionEnded.ts';
import { onStoreLinked } from './onStoreLinked.ts';
import { onSubscriptionChanged } from './onSubscriptionChanged.ts';
import { onPortingDecided } from './onPortingDecided.ts';
import { onRegistrationDecided } from './onRegistrationDecided.ts';
import { onTestNumberEnding } from './onTestNumberEnding.ts';
import { onUserChanged } from './onUserChanged.ts';
import { onWebhookSecretChanged } from './onWebhookSecretChanged.ts';

/** What workspace does with the events of others. */
export const consumers = (deps: Deps): Consumer<PrismaClient>[] => [
  onSessionEnded(deps),
  onUserChanged(deps),
  onSubscriptionChanged(),
  countActivity(),
  onNumberChanged(deps),
  onCallSupervised(deps),
  onRecordingHandled(deps),
  onBlockListChanged(deps),
  onCallingCountriesChanged(deps),
  onWebhookSecretChanged(deps),
  onCallMissed(deps),
  onRecordingMissing(deps),
  onTestNumberEnding(deps),
  onPortingDecided(deps),
  onRegistrationDecided(deps),
  onBillingNoticed(deps),
  onStoreLinked(),
  onInvoicePaid(deps),
  onEmergencyCall(deps),
  onPeopleMentioned(deps),
  onInternalMessage(deps),
  onCallRings(deps),
  onNewMessage(deps),
  onConversationAssigned(deps),
  onFollowUpDue(deps),
  onNotificationChanged(deps),
  onErasureAdvanced(createErasing(deps).deps),
];
