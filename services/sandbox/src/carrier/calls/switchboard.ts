/** A switchboard outside: it asks for an extension, listens to keys, and puts callers through. */
import type { VirtualSpeech } from '../../media/switch.ts';
import type { CarrierDeps } from '../deps.ts';
import type { CallSession } from './session.ts';

const ASKS = 'Welcome. Please dial the extension of the person that you would like to speak with.';
const WRONG = 'There is no such extension. Please dial another one.';

export const greetingOf = ({ prompts }: CarrierDeps): Promise<string> => prompts.say(ASKS, undefined);

/**
 * Listens to the keys that whoever called presses, until one of the extensions is whole.
 * @param person what is said there
 */
export function listenForExtension(
  deps: CarrierDeps,
  session: CallSession,
  extensions: readonly string[],
  person: VirtualSpeech,
): void {
  const { media, prompts, wire, onError } = deps;
  let keys = '';
  let through = false;
  const says = (what: VirtualSpeech) => void media.saySomethingElse(session.sid, { says: what }).catch(onError);
  session.onHeardKey((digit) => {
    if (through || digit === '#') return;
    keys += digit;
    if (extensions.includes(keys)) {
      through = true;
      wire.note({ direction: 'note', text: `extension ${keys} answers`, about: session.about, tone: 'good' });
      says(person);
    } else if (!extensions.some((extension) => extension.startsWith(keys))) {
      wire.note({ direction: 'note', text: `no extension ${keys}`, about: session.about, tone: 'bad' });
      keys = '';
      void prompts.say(WRONG, undefined).then(says, onError);
    }
  });
}
