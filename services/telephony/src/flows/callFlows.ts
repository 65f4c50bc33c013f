/** Reading a number's flow, and changing its draft and its tests. */
import type { Principal } from '@ringline/kit/auth';
import { invalid, notFound, Refusal } from '@ringline/kit/errors';
import type { CallFlow, CallFlowDocument } from '@ringline/proto/telephony/v1/call_flows_pb';
import type { FlowDocument } from '../calls/engine/flow/document.ts';
import type { TrialRun } from '../calls/engine/flow/simulate.ts';
import type { Deps, Unit } from '../context.ts';
import { Prisma, type PhoneNumber } from '../generated/prisma/client.ts';
import { heardAsOf } from '../sounds/heardAsOf.ts';
import { draftOf, numberOf, versionsOf } from './flowState.ts';
import { callFlowOf } from './flowView.ts';
import { documentOfSettings, TEMPLATES } from './fromSettings.ts';
import { keepTest, type KeptTest, removeTest } from './keptTests.ts';
import { readDocument } from './readDocument.ts';
import { type DocumentTrial, trialsOf } from './tryDocument.ts';

/** @throws Refusal NOT_FOUND */
export function getCallFlow(deps: Deps) {
  return (id: string, principal: Principal): Promise<CallFlow> =>
    deps.db.tenant(principal.workspaceId, async (uow) => {
      const number = await numberOf(uow, id, principal, 'READ');
      return callFlowOf(deps, uow, number, principal);
    });
}

export interface GivenDraft {
  id: string;
  /** Of the draft that was changed. */
  revision: number;
  document: CallFlowDocument;
}

/** @throws Refusal NOT_FOUND, VALIDATION_FAILED, CONFLICT when somebody has saved a newer draft */
export function saveCallFlowDraft(deps: Deps) {
  return ({ id, revision, document }: GivenDraft, principal: Principal): Promise<CallFlow> =>
    changeFlow(deps, id, principal, async (uow, number) => {
      const draft = await draftOf(uow, number);
      if (draft.revision !== revision) throw staleDraft(draft.revision);
      await writeDraft(deps, uow, number, principal, await readDocument(document, number.country, uow));
    });
}

/** The number's flow, for a change that does away with its draft. */
export interface SeenDraft {
  id: string;
  /** Of the draft that was seen; undefined: whichever there is. */
  revision?: number | undefined;
}

/** The draft is again what is live. @throws Refusal NOT_FOUND, CONFLICT when somebody has saved a newer draft */
export function discardCallFlowDraft(deps: Deps) {
  return ({ id, revision }: SeenDraft, principal: Principal): Promise<CallFlow> =>
    changeFlow(deps, id, principal, async (uow, number) => {
      await assertSeen(uow, number, revision);
      await writeDraft(deps, uow, number, principal, null);
    });
}

/** @throws Refusal NOT_FOUND, VALIDATION_FAILED, CONFLICT when somebody has saved a newer draft */
export function applyCallFlowTemplate(deps: Deps) {
  return ({ id, revision, template }: SeenDraft & { template: string }, principal: Principal): Promise<CallFlow> =>
    changeFlow(deps, id, principal, async (uow, number) => {
      const known = TEMPLATES.find((each) => each === template);
      if (!known) throw invalid('template', `A template is one of ${TEMPLATES.join(', ')}.`);
      await assertSeen(uow, number, revision);
      const { language } = await heardAsOf(uow, number);
      await writeDraft(deps, uow, number, principal, documentOfSettings(number, known, language));
    });
}

/** @throws Refusal NOT_FOUND, VALIDATION_FAILED */
export function saveCallFlowTest(deps: Deps) {
  return (id: string, test: Omit<KeptTest, 'lastResult'>, principal: Principal): Promise<CallFlow> =>
    changeFlow(deps, id, principal, (uow, number) =>
      keepTest(uow, number, test, { id: deps.ids.uuid(), now: deps.clock.now() }),
    );
}

/** @throws Refusal NOT_FOUND */
export function removeCallFlowTest(deps: Deps) {
  return (id: string, testId: string, principal: Principal): Promise<CallFlow> =>
    changeFlow(deps, id, principal, (uow, number) => removeTest(uow, number, testId));
}

/** Which of a number's documents is tried: a given one, a version, or else the draft. */
export interface Tried extends DocumentTrial {
  id: string;
  document?: CallFlowDocument | undefined;
  /** 0: none. */
  version: number;
}

/** @throws Refusal NOT_FOUND, VALIDATION_FAILED */
export function tryCallFlow({ db }: Deps) {
  return ({ id, document, version, ...trial }: Tried, principal: Principal): Promise<TrialRun> =>
    db.tenant(principal.workspaceId, async (uow) => {
      const number = await numberOf(uow, id, principal, 'READ');
      const run = await trialsOf(uow, number, true);
      if (document) return run(await readDocument(document, number.country, uow), trial);
      if (version === 0) return run((await draftOf(uow, number)).document, trial);
      const found = (await versionsOf(uow, number)).find((each) => each.version === version);
      if (!found) throw notFound('This version of the call flow');
      return run(found.document as unknown as FlowDocument, trial);
    });
}

/** A change to the flow of a number, under the lock of its row, and what the flow is then. */
export function changeFlow(
  deps: Pick<Deps, 'db' | 'env' | 'secrets' | 'clock'>,
  id: string,
  principal: Principal,
  change: (uow: Unit, number: PhoneNumber) => Promise<PhoneNumber | void>,
): Promise<CallFlow> {
  return deps.db.tenant(principal.workspaceId, async (uow) => {
    const number = await numberOf(uow, id, principal, 'UPDATE');
    const changed = await change(uow, number);
    return callFlowOf(deps, uow, changed ?? number, principal);
  });
}

/** The next revision of the draft; null: it is what is live. */
export async function writeDraft(
  { clock }: Pick<Deps, 'clock'>,
  { tx, workspaceId }: Unit,
  { id: phoneNumberId }: PhoneNumber,
  { userId }: Principal,
  document: FlowDocument | null,
): Promise<void> {
  const given = document === null ? Prisma.DbNull : (document as unknown as Prisma.InputJsonObject);
  const data = { document: given, updatedAt: clock.now(), updatedBy: userId };
  await tx.callFlowDraft.upsert({
    where: { workspaceId_phoneNumberId: { workspaceId, phoneNumberId } },
    create: { workspaceId, phoneNumberId, revision: 1, ...data },
    update: { revision: { increment: 1 }, ...data },
  });
}

async function assertSeen(uow: Unit, number: PhoneNumber, revision: number | undefined): Promise<void> {
  const draft = await draftOf(uow, number);
  if (revision !== undefined && draft.revision !== revision) throw staleDraft(draft.revision);
}

/** @param revision the one that there is */
export function staleDraft(revision: number): Refusal {
  return new Refusal({
    code: 'CONFLICT',
    message: 'Someone else changed this flow in the meantime. Reload it and repeat your change.',
    field: 'revision',
    retryable: true,
    why: { check: 'version', required: 'the newest draft', current: 'an older one', whoCanFix: ['you'] },
    details: { revision },
  });
}
