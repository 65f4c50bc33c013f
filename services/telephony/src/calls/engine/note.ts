/** What is kept of a call for colleagues: a note and how it came out. */
import type { CallInput } from './inputs.ts';
import type { Step } from './step.ts';

/**
 * Keeps a note and an outcome; both empty take the note away. The timeline says who changed what, not the text itself, and not each
 * time that someone goes on writing.
 */
export function writeNote(
  step: Step,
  { userId, userName, text, outcome, version }: Extract<CallInput, { type: 'NOTE' }>,
): void {
  const { call } = step;
  const was = call.note;
  if ((was?.text ?? '') === text && (was?.outcome ?? null) === outcome) return;
  if ((was?.version ?? 0) !== version) {
    const who = was?.userName ?? 'Someone';
    return step.refuse(
      'CONFLICT',
      'version',
      `${who} changed this note in the meantime. Load it again and repeat your change.`,
    );
  }
  call.note = { text, outcome, userId, userName, at: step.now, version: version + 1 };
  const by = { userId, name: userName };
  if (text === '' && outcome === null) step.say('fact', 'note.removed', `${userName} removed the note`, by);
  else if (outcome !== null && outcome !== was?.outcome)
    step.say('fact', 'note.outcome', `${userName} set the outcome: ${outcome}`, { ...by, outcome });
  if (text !== '' && text !== was?.text && (was === undefined || was.text === '' || was.userId !== userId))
    step.say('fact', 'note.written', `${userName} wrote a note`, by);
  step.change('NOTED');
}
