/** A case of what can become of a transfer, and what many of them have in common. */
import type { Hearing } from '../testkit/callerEar.ts';
import type { Failure, Stage, TransferScene, Voice } from './transferScene.ts';

export interface TransferCase extends Stage {
  readonly name: string;
  /** Somebody is rung in vain. */
  readonly waits?: true;
  readonly happens: (scene: TransferScene) => Promise<unknown>;
  /** From the answer to the end. */
  readonly heard: readonly Hearing[];
  /** Who or what has the caller in the end; GONE: they hung up, or were hung up on by who had them. */
  readonly ends: Voice | 'MAILBOX' | 'QUEUE' | 'GONE';
  /** Ana is told that it is done, which her phone shows as TRANSFER_COMPLETED. */
  readonly completed?: true;
  /** What is looked at when all is over. */
  readonly after?: (scene: TransferScene) => Promise<void>;
}

export const HANDED_OVER = ['PERSON', 'TONE', 'PERSON'] as const;
export const TO_MAILBOX = ['PERSON', 'TONE', 'TAPE'] as const;

/** Ben is asked, and talks with Ana. */
export async function asked(scene: TransferScene): Promise<void> {
  await scene.transfer('WARM');
  await scene.takes('ben');
  await scene.consulting();
}

/** It comes back to Ana, who takes it. */
export async function takenBack(scene: TransferScene, why: Failure): Promise<void> {
  await scene.returns(why);
  await scene.change('takeBackCall');
  await scene.together('ana');
}
