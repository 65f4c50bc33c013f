/** Calls and texts to a number of ours from a phone of the sandbox, without its page. */
import type { Sandbox } from './useSandbox.ts';

/** A phone that lies on the sandbox's bench from the beginning. */
const PHONE = '+15035550174';

async function ask({ handsetUrl }: Sandbox, path: '/calls' | '/texts', body: Record<string, string>): Promise<void> {
  const answer = await fetch(`${handsetUrl}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ from: PHONE, ...body }),
  });
  if (!answer.ok) throw new Error(`The sandbox answered ${answer.status}.`);
}

/** Calls a number; the caller speaks until the other side hangs up. @throws when the sandbox refuses or is out of reach */
export const callFromOutside = (sandbox: Sandbox, to: string): Promise<void> =>
  ask(sandbox, '/calls', { to, says: 'caller' });

/** Texts a number. @throws when the sandbox refuses or is out of reach */
export const textFromOutside = (sandbox: Sandbox, to: string, body: string): Promise<void> =>
  ask(sandbox, '/texts', { to, body });
