/** An erasure goes through its parts one after the other; each belongs to one service, which says how far it is. */
import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { ErasureProgress, ErasureSubject } from '@ringline/kit/erasure';
import type { ErasureSchema } from '@ringline/proto/workspace/v1/erasures_pb';
import { ErasureChangedSchema } from '@ringline/proto/workspace/v1/events_pb';
import { audit, ITSELF } from '../audit/audit.ts';
import type { Deps, Unit } from '../context.ts';
import type { Erasure, Prisma } from '../generated/prisma/client.ts';

export type { Erasure };

/** In their order: contacts know all numbers of a person, and calls end before what conversations show of them. */
export const PARTS = ['CONTACTS', 'CALLS', 'CONVERSATIONS', 'NOTIFICATIONS'] as const;
export type Part = (typeof PARTS)[number];

type Progress = Partial<Record<Part, ErasureProgress>>;

/** Begins the part that is workspace's own. */
export type BeginOwn = (uow: Unit, subject: ErasureSubject) => Promise<void>;

export type ErasureDeps = Pick<Deps, 'db' | 'clock' | 'ids' | 'jobs'> & { readonly beginOwn: BeginOwn };

/** An erasure as the contract shows it: without the person's numbers. */
export function describeErasure(erasure: Erasure): MessageInitShape<typeof ErasureSchema> {
  const { id, kind, contactId, state, requestedAt, startsAt, finishedAt } = erasure;
  const progress = erasure.progress as Progress;
  return {
    id,
    kind,
    contactId: contactId ?? '',
    state,
    requestedAt: timestampFromDate(requestedAt),
    startsAt: timestampFromDate(startsAt),
    ...(finishedAt ? { finishedAt: timestampFromDate(finishedAt) } : {}),
    parts: PARTS.map((part) => {
      const { done = 0, total = 0, finished = false } = progress[part] ?? {};
      return { part, done: BigInt(done), total: BigInt(total), finished };
    }),
  };
}

/** Tells its new state. @param part whose turn begins with it */
export function announceErasure(uow: Unit, erasure: Erasure, part: Part | '' = ''): void {
  const { id, numbers, until } = erasure;
  uow.emit(
    ErasureChangedSchema,
    {
      erasure: describeErasure(erasure),
      part,
      ...(until ? { until: timestampFromDate(until) } : {}),
      numbers: part === '' ? [] : numbers,
    },
    { key: id },
  );
}

/** Begins what waits: from now on it can't be cancelled. */
export async function beginErasure(deps: ErasureDeps, uow: Unit, { id }: Pick<Erasure, 'id'>): Promise<Erasure> {
  const data = { state: 'RUNNING', until: deps.clock.now() };
  const erasure = await uow.tx.erasure.update({ where: { id, workspaceId: uow.workspaceId }, data });
  return beginPart(deps, uow, erasure, PARTS[0]);
}

async function beginPart({ beginOwn }: ErasureDeps, uow: Unit, { id }: Erasure, part: Part): Promise<Erasure> {
  const erasure = await uow.tx.erasure.update({ where: { id, workspaceId: uow.workspaceId }, data: { part } });
  announceErasure(uow, erasure, part);
  if (part === 'NOTIFICATIONS') await beginOwn(uow, subjectOf(erasure));
  return erasure;
}

const subjectOf = ({ id, workspaceId, kind, contactId, numbers, until, requestedAt }: Erasure): ErasureSubject => ({
  id,
  workspaceId,
  kind: kind === 'PERSON' ? 'PERSON' : 'EVERYTHING',
  until: (until ?? requestedAt).toISOString(),
  contactId: contactId ?? '',
  numbers,
});

/** Takes note of how far a part is, and begins the next one behind it. What is told twice, or too late, changes nothing. */
export async function advanceErasure(
  deps: ErasureDeps,
  uow: Unit,
  id: string,
  told: ErasureProgress & { readonly part: Part; readonly numbers?: readonly string[] },
): Promise<void> {
  const { tx, workspaceId } = uow;
  await tx.$queryRaw`SELECT 1 FROM erasure WHERE id = ${id}::uuid AND workspace_id = ${workspaceId}::uuid FOR UPDATE`;
  const found = await tx.erasure.findFirst({ where: { id, workspaceId, state: 'RUNNING', part: told.part } });
  if (!found) return;
  const { part, numbers = [], ...progress } = told;
  const data = {
    progress: { ...(found.progress as Progress), [part]: progress } as unknown as Prisma.InputJsonObject,
    ...(numbers.length > 0 ? { numbers: [...numbers] } : {}),
  };
  const erasure = await tx.erasure.update({ where: { id, workspaceId }, data });
  if (!progress.finished) return announceErasure(uow, erasure);
  const next = PARTS[PARTS.indexOf(part) + 1];
  if (next) await beginPart(deps, uow, erasure, next);
  else await finishErasure(deps, uow, erasure);
}

async function finishErasure(deps: ErasureDeps, uow: Unit, { id }: Erasure): Promise<void> {
  const { tx, workspaceId } = uow;
  const data = { state: 'DONE', part: '', numbers: [], finishedAt: deps.clock.now() };
  const erasure = await tx.erasure.update({ where: { id, workspaceId }, data });
  announceErasure(uow, erasure);
  await audit(deps, uow, ITSELF, {
    action: erasure.kind === 'PERSON' ? 'contact.erased' : 'workspace.data.erased',
    target:
      erasure.kind === 'PERSON'
        ? { type: 'CONTACT', id: erasure.contactId ?? undefined }
        : { type: 'WORKSPACE', id: workspaceId },
  });
}
