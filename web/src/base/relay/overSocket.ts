/** What is asked again and again: over the socket that the page has open, and no request of its own. */
import type { RequestParameters, Variables } from 'relay-runtime';
import { accessToken } from '../session/session.ts';
import { type Answer, body } from './persisted.ts';
import { socket, socketIsUp } from './socket.ts';

/** How long the server has for its answer, in milliseconds: a socket may be dead before anybody knows. */
const ANSWER_MS = 5_000;

/** @returns undefined where there is no socket, no answer in time, or one that says no: whoever asks goes by HTTP then */
export async function overSocket(params: RequestParameters, variables: Variables): Promise<Answer['data']> {
  if (!socketIsUp()) return undefined;
  const token = await accessToken().catch(() => undefined);
  if (token === undefined) return undefined;
  const { extensions, ...operation } = body(params, variables);
  return new Promise((resolve) => {
    let answer: Answer | undefined;
    let end: () => void = () => undefined;
    const over = (said: Answer | undefined) => {
      clearTimeout(late);
      resolve(said?.errors === undefined ? said?.data : undefined);
    };
    const late = setTimeout(() => {
      over(undefined);
      end();
    }, ANSWER_MS);
    end = socket.subscribe<Record<string, unknown>, Record<string, unknown>>(
      { query: '', ...operation, extensions: { ...extensions, token } },
      {
        next: (said) => {
          answer = said as Answer;
        },
        error: () => over(undefined),
        complete: () => over(answer),
      },
    );
  });
}
