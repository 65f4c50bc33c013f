/** What the legs of a call would be told at this moment, as the carrier takes it: TwiML as the provider publishes it. */
import { legScript } from '../calls/engine/legScript.ts';
import type { CallState } from '../calls/engine/state.ts';
import { twimlProblems } from '../testing/twimlDescription.ts';
import { createAddresses } from './addresses.ts';
import { renderScript } from './twiml.ts';

const addresses = createAddresses(
  { publicUrl: (path, query = {}) => `https://ringline.test${path}?${new URLSearchParams(query).toString()}` },
  {},
);
/** The same instructions come again and again: only their ids and numbers differ, and rendering is what takes time. */
const known = new Map<string, string[]>();

/** @returns what is wrong with any of them */
export function scriptProblems(call: CallState): string[] {
  return Object.keys(call.legs).flatMap((legId) => {
    const script = legScript(call, legId);
    const shape = JSON.stringify(script).replaceAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|\d+/g, '0');
    const problems =
      known.get(shape) ??
      twimlProblems(renderScript(script, { workspaceId: 'w', callId: 'c', legId: 'l' }, addresses)).map(
        (problem) => `${script.do}: ${problem}`,
      );
    known.set(shape, problems);
    return problems;
  });
}
