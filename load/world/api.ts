/** The public API, as far as the world of the load runs needs it. */
import { setTimeout as pause } from 'node:timers/promises';

/** What a document answers with; who wrote the document knows its shape. */
// oxlint-disable-next-line typescript/no-explicit-any
export type Payload = any;

export interface Credentials {
  readonly token?: string;
  readonly workspace?: string;
}

/** Runs a document. @throws Error with the first refusal */
export async function run(
  url: string,
  document: string,
  variables: Readonly<Record<string, unknown>> = {},
  { token, workspace }: Credentials = {},
): Promise<Payload> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
      ...(workspace && { 'x-workspace': workspace }),
    },
    body: JSON.stringify({ query: document, variables }),
  });
  const { data, errors, ...problem } = (await response.json()) as { data?: Payload; errors?: { message: string }[] };
  if (errors || !data) throw new Error(`${document.slice(0, 60)}: ${JSON.stringify(errors ?? problem)}`);
  return data;
}

/** Asks until there is an answer. @throws what the last try threw, after `ms` */
export async function until<T>(ask: () => Promise<T | undefined>, ms = 20_000): Promise<T> {
  const end = performance.now() + ms;
  for (;;) {
    let failure: unknown = new Error('It did not come about in time');
    try {
      const answer = await ask();
      if (answer !== undefined) return answer;
    } catch (error) {
      failure = error;
    }
    if (performance.now() > end) throw failure;
    await pause(50);
  }
}
