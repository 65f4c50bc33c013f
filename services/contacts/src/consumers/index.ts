import type { Consumer } from '@ringline/kit/events';
import type { ImportDeps } from '../context.ts';
import { onErasureChanged } from './onErasureChanged.ts';
import type { PrismaClient } from '../generated/prisma/client.ts';
import { acquisition } from './acquisition.ts';
import { contactActivity } from './contactActivity.ts';
import { firstContact } from './firstContact.ts';
import { segmentMembers } from './segmentMembers.ts';
import { workspaceCopies } from './workspaceCopies.ts';

/** What contacts does with the events of others. */
export const consumers = (deps: ImportDeps): Consumer<PrismaClient>[] => [
  firstContact(deps),
  segmentMembers(deps),
  acquisition(deps),
  contactActivity(deps),
  workspaceCopies(deps),
  onErasureChanged(deps),
];
