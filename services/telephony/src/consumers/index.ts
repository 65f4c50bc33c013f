import type { Consumer } from '@ringline/kit/events';
import type { Deps } from '../context.ts';
import { onNumberUnregistered } from './onNumberUnregistered.ts';
import { onErasureChanged } from './onErasureChanged.ts';
import type { PrismaClient } from '../generated/prisma/client.ts';
import { onPushRingFailed } from './onPushRingFailed.ts';
import { numberPayments } from './numberPayments.ts';
import { contactTags } from './contactTags.ts';
import { planCopies } from './planCopies.ts';
import { unpaidPlans } from './unpaidPlans.ts';
import { workspaceCopies } from './workspaceCopies.ts';

/** What telephony does with the events of others. */
export const consumers = (deps: Deps): Consumer<PrismaClient>[] => [
  workspaceCopies(deps),
  planCopies(),
  contactTags(),
  numberPayments(deps),
  unpaidPlans(deps),
  onErasureChanged(deps),
  onPushRingFailed(deps),
  onNumberUnregistered(),
];
