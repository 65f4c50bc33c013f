import { hookOf, type VerbRunner } from '../context.ts';

/** `<Hangup>`. */
export const hangup: VerbRunner = () => Promise.resolve({ kind: 'hangup' });

/** `<Reject>`: only before the call is answered; the caller hears busy or "not in service". */
export const reject: VerbRunner = (verb) =>
  Promise.resolve({ kind: 'hangup', reject: verb.attributes['reason'] === 'busy' ? 'busy' : 'rejected' });

/** `<Redirect>`: goes on with another document; without a URL with the present one. */
export const redirect: VerbRunner = (verb, context) => {
  const { method } = verb.attributes;
  return Promise.resolve({
    kind: 'goto',
    hook: hookOf(verb.text || context.base || '', method, context.base),
    params: {},
  });
};
