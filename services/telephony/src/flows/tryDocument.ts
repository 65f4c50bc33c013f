/** Leads callers through a flow on the engine of real calls and a virtual clock; nobody's phone rings. */
import type { Unit } from '../context.ts';
import { asksContact, type FlowDocument } from '../calls/engine/flow/document.ts';
import { tryFlow, type TrialRun } from '../calls/engine/flow/simulate.ts';
import type { PhoneNumber } from '../generated/prisma/client.ts';
import { planValuesOf, recordsByItself } from '../numbers/planValues.ts';
import { checkKeys, peopleOfTrials, type TrialPeople } from '../numbers/tryNumberFlow.ts';
import { handledByNode } from '../queues/handled.ts';
import { pastOfQueues } from '../queues/past.ts';
import { heardAsOf } from '../sounds/heardAsOf.ts';
import { tagsOfCaller } from './contactTags.ts';
import { configOf } from './fromSettings.ts';

/** What a trial came to. */
export interface Outcome {
  /** As TrialRun has it. */
  end: string;
  /** A user's id, or the number of a phone outside; empty: nobody. */
  answeredBy: string;
  /** Ids of the nodes in order. */
  path: string[];
}

export interface DocumentTrial extends TrialPeople {
  /** Epoch ms. */
  at: number;
  caller: string;
  answers: string;
  keys: readonly string[];
}

/**
 * How trials of a number's documents are run, with the people and contacts as they are now.
 * @param remembers whether queues remember who took calls before; a test that is kept comes to the same on every day
 * @throws Refusal VALIDATION_FAILED for keys that are none
 */
export async function trialsOf(
  uow: Unit,
  number: PhoneNumber,
  remembers: boolean,
): Promise<(document: FlowDocument, trial: DocumentTrial) => Promise<TrialRun>> {
  const peopleOf = await peopleOfTrials(uow);
  const plan = await planValuesOf(uow.tx, uow.workspaceId);
  const handled = await handledByNode(uow.tx, uow.workspaceId, number.id);
  const past = remembers ? await pastOfQueues(uow.tx, uow.workspaceId, number.id) : undefined;
  const spoken = await heardAsOf(uow, number);
  return async (document, { at, caller, answers, keys, ...people }) => {
    checkKeys(keys);
    return tryFlow({
      config: { ...configOf(number), type: 'CUSTOM', custom: { version: 0, document } },
      playGreeting: number.playGreeting,
      recordCall: number.enableCallRecording && recordsByItself(plan),
      at,
      closed: null,
      caller,
      ...(asksContact(document) ? { contactTags: await tagsOfCaller(uow, caller) } : {}),
      number: number.number,
      heardAs: spoken,
      peopleAt: peopleOf(people),
      handled,
      ...(past ? { past } : {}),
      answers,
      keys,
    });
  };
}

export const outcomeOf = ({ end, answeredBy, path }: TrialRun): Outcome => ({
  end,
  answeredBy,
  // The ends that every flow has besides its nodes are nobody's choice.
  path: path.filter((id) => !id.startsWith('$')),
});
